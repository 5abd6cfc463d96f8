/** A city round which sample dealers stand. */
export interface Metro {
  readonly city: string;
  readonly state: string;
  /** ZIP, or first half of a Canadian postal code, of its centre */
  readonly centre: string;
  /** code of its metropolitan statistical area of 1999; Canada has none */
  readonly msa: string | undefined;
  readonly areaCode: string;
  readonly weight: number;
}

const read = (table: string): Metro[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [city = '', state = '', centre = '', msa = '', areaCode = '', weight] = row
        .split('|')
        .map((cell) => cell.trim());
      return { city, state, centre, msa: msa || undefined, areaCode, weight: Number(weight) };
    });

/** city | state | ZIP of the centre | MSA code | area code | weight */
export const usMetros: readonly Metro[] = read(`
  New York       | NY | 10001 | 5600 | 212 | 9
  Los Angeles    | CA | 90012 | 4480 | 213 | 11
  Chicago        | IL | 60602 | 1600 | 312 | 9
  Houston        | TX | 77002 | 3360 | 713 | 8
  Dallas         | TX | 75201 | 1920 | 214 | 8
  Philadelphia   | PA | 19103 | 6160 | 215 | 6
  Atlanta        | GA | 30303 | 520  | 404 | 7
  Miami          | FL | 33130 | 5000 | 305 | 6
  Phoenix        | AZ | 85004 | 6200 | 602 | 6
  Detroit        | MI | 48226 | 2160 | 313 | 5
  Minneapolis    | MN | 55401 | 5120 | 612 | 4
  Tampa          | FL | 33602 | 8280 | 813 | 5
  Denver         | CO | 80202 | 2080 | 303 | 4
  St. Louis      | MO | 63101 | 7040 | 314 | 4
  Baltimore      | MD | 21202 | 720  | 410 | 4
  Orlando        | FL | 32801 | 5960 | 407 | 4
  Charlotte      | NC | 28202 | 1520 | 704 | 4
  San Antonio    | TX | 78205 | 7240 | 210 | 4
  Austin         | TX | 78701 | 640  | 512 | 4
  San Diego      | CA | 92101 | 7320 | 619 | 4
  Riverside      | CA | 92501 | 6780 | 951 | 4
  Sacramento     | CA | 95814 | 6920 | 916 | 3
  San Jose       | CA | 95113 | 7400 | 408 | 3
  Oakland        | CA | 94612 | 5775 | 510 | 3
  Seattle        | WA | 98101 | 7600 | 206 | 4
  Portland       | OR | 97204 | 6440 | 503 | 3
  Las Vegas      | NV | 89101 | 4120 | 702 | 3
  Kansas City    | MO | 64106 | 3760 | 816 | 3
  Columbus       | OH | 43215 | 1840 | 614 | 3
  Cleveland      | OH | 44114 | 1680 | 216 | 3
  Cincinnati     | OH | 45202 | 1640 | 513 | 3
  Indianapolis   | IN | 46204 | 3480 | 317 | 3
  Pittsburgh     | PA | 15222 | 6280 | 412 | 3
  Newark         | NJ | 07102 | 5640 | 973 | 3
  Boston         | MA | 02108 | 1123 | 617 | 4
  Nashville      | TN | 37203 | 5360 | 615 | 3
  Raleigh        | NC | 27601 | 6640 | 919 | 3
  Jacksonville   | FL | 32202 | 3600 | 904 | 2
  Norfolk        | VA | 23510 | 5720 | 757 | 2
  Richmond       | VA | 23219 | 6760 | 804 | 2
  Memphis        | TN | 38103 | 4920 | 901 | 2
  Louisville     | KY | 40202 | 4520 | 502 | 2
  Milwaukee      | WI | 53202 | 5080 | 414 | 2
  Oklahoma City  | OK | 73102 | 5880 | 405 | 2
  Tulsa          | OK | 74103 | 8560 | 918 | 2
  New Orleans    | LA | 70112 | 5560 | 504 | 2
  Salt Lake City | UT | 84101 | 7160 | 801 | 2
  Birmingham     | AL | 35203 | 1000 | 205 | 2
  Hartford       | CT | 06103 | 3283 | 860 | 2
  Providence     | RI | 02903 | 6483 | 401 | 1
  Buffalo        | NY | 14202 | 1280 | 716 | 2
  Albany         | NY | 12207 | 160  | 518 | 1
  Omaha          | NE | 68102 | 5920 | 402 | 2
  Des Moines     | IA | 50309 | 2120 | 515 | 1
  Little Rock    | AR | 72201 | 4400 | 501 | 1
  Jackson        | MS | 39201 | 3560 | 601 | 1
  Wichita        | KS | 67202 | 9040 | 316 | 1
  Albuquerque    | NM | 87102 | 200  | 505 | 1
  El Paso        | TX | 79901 | 2320 | 915 | 1
  Greenville     | SC | 29601 | 3160 | 864 | 2
  Boise          | ID | 83702 | 1080 | 208 | 1
  Spokane        | WA | 99201 | 7840 | 509 | 1
  Honolulu       | HI | 96813 | 3320 | 808 | 1
  Anchorage      | AK | 99501 | 380  | 907 | 1
  Sioux Falls    | SD | 57104 | 7760 | 605 | 1
  Fargo          | ND | 58102 | 2520 | 701 | 1
  Billings       | MT | 59101 | 880  | 406 | 1
  Cheyenne       | WY | 82001 | 1580 | 307 | 1
  Portland       | ME | 04101 | 6403 | 207 | 1
  Burlington     | VT | 05401 | 1303 | 802 | 1
  Charleston     | WV | 25301 | 1480 | 304 | 1
  Wilmington     | DE | 19801 | 9160 | 302 | 1
`);

/** Cities of Canada where the sample has sellers: province, postal area, area code, weight. */
export const canadianMetros: readonly Metro[] = read(`
  Toronto     | ON | M5V | | 416 | 6
  Mississauga | ON | L5B | | 905 | 4
  Montreal    | QC | H3B | | 514 | 4
  Vancouver   | BC | V6B | | 604 | 3
  Calgary     | AB | T2P | | 403 | 3
  Edmonton    | AB | T5J | | 780 | 2
  Ottawa      | ON | K1P | | 613 | 2
  Winnipeg    | MB | R3C | | 204 | 1
  Halifax     | NS | B3J | | 902 | 1
  Saskatoon   | SK | S7K | | 306 | 1
`);
