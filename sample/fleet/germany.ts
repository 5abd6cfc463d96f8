import { make } from './table.ts';

/** Makes of Germany and MINI, which its largest maker of fine cars owns. */
export const germany = [
  make(
    'BMW',
    { Germany: 'WBA', USA: '5UX', Mexico: '3MW' },
    `
    3 Series | 7 | Sedan | Mexico | 2010- | 5 | RWD AWD | 2.0T I4 P 26/36; 3.0T I6 P 23/32; 2.0T I4 PHEV P 25/31; 2.0T I4 D 31/43 | 330i 45500, M340i 59600/2, 330e 46600/3, 320i 36400, 328d 41100/4
    4 Series | 2 | Coupe | Germany | 2014- | 4 | RWD AWD | 2.0T I4 P 26/34; 3.0T I6 P 23/32 | 430i 50700, 440i 52700/2, M440i 65000/2
    5 Series | 4 | Sedan | Germany | 2010- | 5 | RWD AWD | 2.0T I4 MHEV P 27/35; 3.0T I6 MHEV P 26/31; 2.0T I4 P 24/34 | 530i 58900, 540i 64400/2, 528i 50200/3
    7 Series | 1 | Sedan | Germany | 2010- | 5 | RWD AWD | 3.0T I6 MHEV P 25/31; 4.4T V8 P 18/26 | 740i 97300, 760i 121300/2
    X1 | 4 | SUV | Germany | 2013- | 5 | AWD | 2.0T I4 P 25/34 | xDrive28i 41500, sDrive28i 36600, M35i 50900
    X3 | 7 | SUV | USA | 2010- | 5 | RWD AWD | 2.0T I4 P 23/29; 3.0T I6 P 21/26; 2.0T I4 PHEV P 24/24 | xDrive30i 50900, sDrive30i 46900, M40i 62400/2, xDrive30e 49600/3
    X5 | 6 | SUV | USA | 2010- | 5 | RWD AWD | 3.0T I6 MHEV P 23/27; 3.0T I6 PHEV P 22/24; 4.4T V8 P 17/22 | xDrive40i 68900, sDrive40i 66500, xDrive50e 73800/2, M60i 90900/3
    X7 | 2 | SUV | USA | 2019- | 7 | AWD | 3.0T I6 MHEV P 21/25; 4.4T V8 P 16/21 | xDrive40i 83600, M60i 110300/2
    i4 | 2 | Hatchback | Germany | 2022- | 5 | RWD AWD | electric | eDrive35 52800, eDrive40 57900, M50 70700
    iX | 1 | SUV | Germany | 2022- | 5 | AWD | electric | xDrive50 87500, M60 111500
    i3 | 1 | Hatchback | Germany | 2014-2021 | 4 | RWD | electric | 120Ah 44500, s 47700`,
  ),
  make(
    'Mercedes-Benz',
    { Germany: 'W1N', USA: '4JG' },
    `
    C-Class | 6 | Sedan | USA | 2010- | 5 | RWD AWD | 2.0T I4 MHEV P 25/35; 2.0T I4 P 24/33; 2.0T I4 P MHEV 19/27; 4.0T V8 P 17/27 | C 300 47500, C 300 4MATIC 45200/2, AMG C 43 61000/3, AMG C 63 69900/4
    E-Class | 4 | Sedan | Germany | 2010- | 5 | RWD AWD | 2.0T I4 MHEV P 24/33; 3.0T I6 MHEV P 22/31; 3.5 V6 P 20/29 | E 350 62500, E 450 68900/2, AMG E 53 88000/2, E 350 Sport 52300/3
    S-Class | 1 | Sedan | Germany | 2010- | 5 | RWD AWD | 3.0T I6 MHEV P 21/30; 4.0T V8 MHEV P 17/26 | S 500 117800, S 580 127900/2
    CLA | 2 | Sedan | Germany | 2014- | 5 | FWD AWD | 2.0T I4 P 26/36 | CLA 250 44400, CLA 250 4MATIC 46400, AMG CLA 35 56400
    GLA | 3 | SUV | Germany | 2015- | 5 | FWD AWD | 2.0T I4 P 25/34 | GLA 250 43000, GLA 250 4MATIC 45000, AMG GLA 35 57800
    GLB | 3 | SUV | Germany | 2020- | 7 | FWD AWD | 2.0T I4 P 24/32 | GLB 250 45800, GLB 250 4MATIC 47800
    GLC | 6 | SUV | Germany | 2016- | 5 | RWD AWD | 2.0T I4 MHEV P 25/32; 2.0T I4 P 22/29; 2.0T I4 PHEV P 24/26 | GLC 300 49300, GLC 300 4MATIC 51300, AMG GLC 43 69000/2, GLC 350e 59900/3
    GLE | 5 | SUV | USA | 2016- | 5 | RWD AWD | 2.0T I4 P 20/27; 3.0T I6 MHEV P 20/25; 4.0T V8 MHEV P 15/20 | GLE 350 61900, GLE 450 71200/2, GLE 580 91300/3
    GLS | 2 | SUV | USA | 2017- | 7 | AWD | 3.0T I6 MHEV P 19/24; 4.0T V8 MHEV P 14/20 | GLS 450 87000, GLS 580 111900/2
    EQB | 1 | SUV | Germany | 2022- | 7 | FWD AWD | electric | EQB 250+ 53000, EQB 300 4MATIC 57500
    EQE | 1 | Sedan | Germany | 2023- | 5 | RWD AWD | electric | EQE 350+ 74900, EQE 500 85900
    Sprinter 2500 | 2 | Cargo Van | USA | 2010- | 3 | RWD AWD | 2.0T I4 D; 2.0T I4 | Standard Roof 50800/2, High Roof 55500`,
  ),
  make(
    'Audi',
    { Germany: 'WAU', Mexico: 'WA1' },
    `
    A3 | 3 | Sedan | Germany | 2010- | 5 | FWD AWD | 2.0T I4 MHEV 28/38; 2.0T I4 P 24/33 | Premium 38800, Premium Plus 43000, S3 49100/2
    A4 | 5 | Sedan | Germany | 2010-2025 | 5 | FWD AWD | 2.0T I4 MHEV P 25/34; 3.0T V6 P 20/29 | Premium 43100, Premium Plus 48000, Prestige 52500, S4 57500/2
    A5 | 3 | Hatchback | Germany | 2010- | 5 | AWD | 2.0T I4 MHEV P 24/31; 3.0T V6 P 20/29 | Premium 48400, Premium Plus 52900, S5 60900/2
    A6 | 2 | Sedan | Germany | 2010- | 5 | FWD AWD | 2.0T I4 MHEV P 23/31; 3.0T V6 MHEV P 22/31 | Premium 58100, Premium Plus 62000, Prestige 69900/2
    Q3 | 4 | SUV | Germany | 2015- | 5 | AWD | 2.0T I4 22/28 | Premium 40300, Premium Plus 42800
    Q5 | 7 | SUV | Mexico | 2010- | 5 | AWD | 2.0T I4 MHEV P 23/29; 3.0T V6 P 18/24; 2.0T I4 PHEV P 25/27 | Premium 46800, Premium Plus 51500, Prestige 56800, SQ5 62100/2, TFSI e 59400/3
    Q7 | 4 | SUV | Germany | 2010- | 7 | AWD | 2.0T I4 MHEV P 20/26; 3.0T V6 MHEV P 18/23 | Premium 60500, Premium Plus 66500/2, Prestige 74300/2
    Q8 | 2 | SUV | Germany | 2019- | 5 | AWD | 3.0T V6 MHEV P 17/23; 4.0T V8 P 14/20 | Premium 74400, Premium Plus 79300, SQ8 97800/2
    Q4 e-tron | 2 | SUV | Germany | 2022- | 5 | RWD AWD | electric | Premium 49800, Premium Plus 58200
    e-tron | 1 | SUV | Germany | 2019-2023 | 5 | AWD | electric | Premium 70800, Prestige 85700`,
  ),
  make(
    'Volkswagen',
    { USA: '1V2', Mexico: '3VV', Germany: 'WVW' },
    `
    Tiguan | 7 | SUV | Mexico | 2010- | 7 | FWD AWD | 2.0T I4 23/30 | S 28900, SE 32400, SE R-Line Black 34300, SEL 38800
    Atlas | 5 | SUV | USA | 2018- | 7 | FWD AWD | 2.0T I4 20/27; 3.6 V6 17/23 | SE 38000, SE w/Technology 41600, SEL 48900, SEL Premium R-Line 52500, V6 SE 37700/2
    Atlas Cross Sport | 3 | SUV | USA | 2020- | 5 | FWD AWD | 2.0T I4 20/26; 3.6 V6 17/23 | SE 37000, SEL 47900, V6 SEL 45900/2
    Jetta | 7 | Sedan | Mexico | 2010- | 5 | FWD | 1.5T I4 31/41; 2.0T I4 26/36 manual; 2.0T I4 D 30/42 | S 22300, Sport 23900, SE 25300, SEL 29300, GLI 33200/2, TDI 24100/3
    Passat | 4 | Sedan | USA | 2010-2022 | 5 | FWD | 2.0T I4 24/36; 1.8T I4 23/34; 2.0T I4 D 30/42 | S 24400, SE 27600, R-Line 30600, Wolfsburg 25200/2, TDI SE 28600/3
    Taos | 4 | SUV | Mexico | 2022- | 5 | FWD AWD | 1.5T I4 28/36 | S 24600, SE 28300, SEL 33000
    Golf GTI | 2 | Hatchback | Germany | 2010- | 5 | FWD | 2.0T I4 P 24/33; 2.0T I4 P 24/34 manual | S 32700/2, SE 38000, Autobahn 41300
    Golf R | 1 | Hatchback | Germany | 2012- | 5 | AWD | 2.0T I4 P 23/30; 2.0T I4 P 20/28 manual | Base 46900, DSG 47700/2
    ID.4 | 3 | SUV | USA | 2021- | 5 | RWD AWD | electric | Standard 39700, Pro 45100, Pro S 50200
    Beetle | 1 | Coupe | Mexico | 2012-2019 | 4 | FWD | 2.0T I4 26/33; 1.8T I4 24/33 | S 20900, SE 24400, Dune 27000/2`,
  ),
  make(
    'Porsche',
    { Germany: 'WP1' },
    `
    Macan | 3 | SUV | Germany | 2015-2025 | 5 | AWD | 2.0T I4 P 19/25; 2.9T V6 P 17/23 | Base 62900, T 69000, S 73700/2, GTS 88300/2
    Cayenne | 3 | SUV | Germany | 2010- | 5 | AWD | 3.0T V6 P 17/23; 3.0T V6 PHEV P 21/22; 4.0T V8 P 15/21 | Base 84700, E-Hybrid 99500/2, S 101400/3
    911 | 2 | Coupe | Germany | 2010- | 4 | RWD AWD | 3.0T H6 P 18/25; 3.0T H6 P 17/24 manual; 3.8T H6 P 15/20 | Carrera 114400, Carrera S 131300, Carrera T 128600/2, Turbo S 230400/3
    718 Cayman | 1 | Coupe | Germany | 2017-2025 | 2 | RWD | 2.0T H4 P 21/27; 4.0 H6 P 17/24 manual | Base 72800, S 84300, GTS 4.0 98000/2
    Panamera | 1 | Hatchback | Germany | 2010- | 4 | RWD AWD | 2.9T V6 P 18/25; 4.0T V8 PHEV P 19/22 | Base 102800, 4 109800, Turbo E-Hybrid 191000/2
    Taycan | 1 | Sedan | Germany | 2020- | 4 | RWD AWD | electric | Base 99400, 4S 118500, Turbo 173600`,
  ),
  make(
    'MINI',
    { 'United Kingdom': 'WMW', Austria: 'WMZ' },
    `
    Hardtop | 3 | Hatchback | United Kingdom | 2010- | 4 | FWD | 2.0T I4 P 28/39; 1.5T I3 P 27/37 manual; 1.5T I3 P 28/38 | Cooper S 32200, Cooper 25800/3, Cooper Classic 23400/2, John Cooper Works 38200
    Countryman | 2 | SUV | Austria | 2011- | 5 | FWD AWD | 2.0T I4 P 24/32; 1.5T I3 PHEV P 29/29 | Cooper S 38900, John Cooper Works 46900, Cooper SE 41500/2
    Clubman | 1 | Wagon | United Kingdom | 2010-2024 | 5 | FWD AWD | 2.0T I4 P 23/32; 1.5T I3 P 26/34 | Cooper S 36100, Cooper 30800/2
    Cooper SE | 1 | Hatchback | United Kingdom | 2020- | 4 | FWD | electric | Signature 30900, Iconic 36900`,
  ),
];
