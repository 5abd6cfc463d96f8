import { make } from './table.ts';

/** Makes of Korea. */
export const korea = [
  make(
    'Hyundai',
    { Korea: 'KM8', USA: '5NM' },
    `
    Tucson | 9 | SUV | Korea | 2010- | 5 | FWD AWD | 2.5 I4 25/32; 1.6T I4 HEV 38/38; 1.6T I4 PHEV 35/35; 2.0 I4 22/28 | SE 28700, SEL 30400, Limited 38900, Hybrid Blue 33500/2, Hybrid Limited 41100/2, PHEV SEL 39700/3, Value 25400/4
    Santa Fe | 7 | SUV | USA | 2010- | 7 | FWD AWD | 2.5T I4 20/29; 2.5 I4 24/27; 1.6T I4 HEV 36/35 | SE 34200, SEL 36500, XRT 40600, Calligraphy 46800, SEL Plus 31800/2, Hybrid SEL 37800/3
    Elantra | 8 | Sedan | Korea | 2010- | 5 | FWD | 2.0 I4 32/41 cvt; 1.6T I4 28/35; 1.6 I4 HEV 49/52; 2.0 I4 28/37 manual | SE 21900, SEL 23200, Limited 26500, N Line 28500/2, Hybrid Blue 25500/3, GLS 17100/4
    Sonata | 6 | Sedan | USA | 2010- | 5 | FWD AWD | 2.5 I4 25/36; 1.6T I4 27/36; 2.0 I4 HEV 44/51; 2.5T I4 23/32 | SE 24500, SEL 28800, Limited 34200/2, Hybrid SEL 31300/3, N Line 36300/4
    Palisade | 5 | SUV | Korea | 2020- | 8 | FWD AWD | 3.8 V6 19/26 | SE 37200, SEL 40200, XRT 42700, Limited 48700, Calligraphy 50600
    Kona | 5 | SUV | Korea | 2018- | 5 | FWD AWD | 2.0 I4 28/33 cvt; 1.6T I4 24/29 | SE 24600, SEL 26200, N Line 30800/2, Limited 32200/2
    Kona Electric | 1 | SUV | Korea | 2019- | 5 | FWD | electric | SE 32700, SEL 36700, Limited 41000
    Venue | 3 | SUV | Korea | 2020- | 5 | FWD | 1.6 I4 29/33 cvt | SE 20100, SEL 22400, Limited 24200
    IONIQ 5 | 4 | SUV | Korea | 2022- | 5 | RWD AWD | electric | SE 43600, SEL 49500, XRT 55400, Limited 54300
    IONIQ 6 | 2 | Sedan | Korea | 2023- | 5 | RWD AWD | electric | SE 42600, SEL 45900, Limited 50900
    Accent | 2 | Sedan | Korea | 2010-2022 | 5 | FWD | 1.6 I4 33/41 cvt; 1.6 I4 27/37 manual | SE 16400, SEL 17700, Limited 19500, GLS 14700/2
    Santa Cruz | 3 | Pickup | USA | 2022- | 5 | FWD AWD | 2.5 I4 21/26; 2.5T I4 18/24 | SE 28800, SEL 30400, XRT 39900/2, Limited 41900/2
    Nexo | 1 | SUV | Korea | 2019-2025 | 5 | FWD | hydrogen | Blue 60100, Limited 63600`,
  ),
  make(
    'Kia',
    { USA: '5XY', Mexico: '3KP', Korea: 'KND' },
    `
    Sportage | 8 | SUV | USA | 2010- | 5 | FWD AWD | 2.5 I4 25/32; 1.6T I4 HEV 42/44; 1.6T I4 PHEV 36/35; 2.4 I4 22/29 | LX 27200, EX 29300, SX 32900, X-Pro 38400, Hybrid EX 32100/2, PHEV X-Line 39700/3, S 26300/4
    Sorento | 6 | SUV | USA | 2010- | 7 | FWD AWD | 2.5 I4 23/31; 2.5T I4 20/27; 1.6T I4 HEV 36/37; 3.3 V6 18/25 | LX 32100, S 34400, EX 37200/2, SX 41400/2, Hybrid EX 41200/3, EX V6 33900/4
    Telluride | 6 | SUV | USA | 2020- | 8 | FWD AWD | 3.8 V6 20/26 | LX 36400, S 38000, EX 41900, SX 46300, X-Pro 53200
    Forte | 7 | Sedan | Mexico | 2010-2024 | 5 | FWD | 2.0 I4 30/41 cvt; 1.6T I4 26/36; 2.0 I4 27/37 manual | FE 18100/3, LXS 20000, GT-Line 22400, GT 26100/2
    K4 | 4 | Sedan | Mexico | 2025- | 5 | FWD | 2.0 I4 30/40 cvt; 1.6T I4 26/36 | LX 22000, LXS 23000, EX 24000, GT-Line Turbo 28100/2
    K5 | 5 | Sedan | USA | 2021- | 5 | FWD AWD | 2.5 I4 26/37; 1.6T I4 26/35; 2.5T I4 24/32 | LXS 27200, GT-Line 28200, EX 31200/2, GT 36400/3
    Optima | 4 | Sedan | USA | 2010-2020 | 5 | FWD | 2.4 I4 24/33; 2.0T I4 21/30; 2.0 I4 HEV 40/45 | LX 23400, S 24500, EX 29000, SX 32000/2, Hybrid EX 30900/3
    Soul | 5 | Hatchback | Korea | 2010- | 5 | FWD | 2.0 I4 28/33 cvt; 1.6 I4 25/30; 1.6T I4 27/32 | LX 20500, S 22900, EX 24300, Base 16900/2, GT-Line Turbo 28000/3
    Seltos | 5 | SUV | Korea | 2021- | 5 | FWD AWD | 2.0 I4 28/34 cvt; 1.6T I4 25/27 | LX 24400, S 25000, EX 26800, SX 31000/2
    Niro | 3 | SUV | Korea | 2017- | 5 | FWD | 1.6 I4 HEV 53/54; 1.6 I4 PHEV 48/44 | LX 27000, EX 29700, SX 33000, PHEV EX 34400/2
    Niro EV | 1 | SUV | Korea | 2019- | 5 | FWD | electric | Wind 39600, Wave 44600
    Carnival | 3 | Minivan | Korea | 2022- | 8 | FWD | 3.5 V6 18/26; 1.6T I4 HEV 34/31 | LX 36800, EX 40800, SX 46400, Hybrid LXS 40800/2
    EV6 | 2 | SUV | Korea | 2022- | 5 | RWD AWD | electric | Light 42600, Wind 48900, GT-Line 53000, GT 61600
    EV9 | 2 | SUV | USA | 2024- | 7 | RWD AWD | electric | Light 54900, Wind 63900, Land 69900
    Stinger | 1 | Sedan | Korea | 2018-2023 | 5 | RWD AWD | 2.5T I4 22/32; 3.3T V6 P 17/25 | GT-Line 36700, GT2 51900/2`,
  ),
  make(
    'Genesis',
    { Korea: 'KMU' },
    `
    GV70 | 3 | SUV | Korea | 2022- | 5 | AWD | 2.5T I4 P 22/28; 3.5T V6 P 19/25 | 2.5T Standard 45700, 2.5T Advanced 50900, 3.5T Sport 57800/2
    GV80 | 2 | SUV | Korea | 2021- | 5 | RWD AWD | 2.5T I4 P 19/24; 3.5T V6 P 16/22 | 2.5T Standard 57700, 2.5T Advanced 65800, 3.5T Prestige 76000/2
    G70 | 2 | Sedan | Korea | 2019- | 5 | RWD AWD | 2.5T I4 P 21/29; 3.3T V6 P 18/27; 2.0T I4 P 22/30 | 2.5T Standard 41500, 3.3T Sport 50500/2, 2.0T Advanced 36000/3
    G80 | 1 | Sedan | Korea | 2017- | 5 | RWD AWD | 2.5T I4 P 22/30; 3.5T V6 P 17/26 | 2.5T Standard 54500, 3.5T Sport 69000/2
    GV60 | 1 | SUV | Korea | 2023- | 5 | RWD AWD | electric | Standard 52000, Advanced 60000, Performance 69900`,
  ),
];
