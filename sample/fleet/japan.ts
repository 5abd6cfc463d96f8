import { make } from './table.ts';

/** Makes of Japan. */
export const japan = [
  make(
    'Toyota',
    { USA: '4T1', Canada: '2T3', Mexico: '3TM', Japan: 'JTM' },
    `
    Camry | 12 | Sedan | USA | 2010- | 5 | FWD AWD | 2.5 I4 28/39; 2.5 I4 HEV 51/53 cvt; 3.5 V6 22/33 | LE 28400, SE 30700, XLE 33500/2, XSE 35000, Hybrid SE 32300/2, TRD 34900/3
    Corolla | 10 | Sedan | USA | 2010- | 5 | FWD | 1.8 I4 30/38 cvt; 2.0 I4 31/40 cvt; 1.8 I4 HEV 53/46 cvt; 1.8 I4 28/36 manual | L 20000, LE 22300, S 21200/4, SE 24800/2, XSE 27900/2, Hybrid LE 23800/3
    Corolla Hatchback | 2 | Hatchback | Japan | 2019- | 5 | FWD | 2.0 I4 31/40 cvt; 2.0 I4 28/37 manual | SE 24100, Nightshade 25500, XSE 27200, SE Manual 23100/2
    Corolla Cross | 4 | SUV | USA | 2022- | 5 | FWD AWD | 2.0 I4 31/33 cvt; 2.0 I4 HEV 46/39 cvt | L 24000, LE 26400, XLE 29100, Hybrid S 29700/2
    RAV4 | 18 | SUV | Canada | 2010- | 5 | FWD AWD | 2.5 I4 27/35; 2.5 I4 HEV 41/38 cvt; 2.5 I4 PHEV 40/36 cvt | LE 29000, XLE 30600, XLE Premium 33400, TRD Off-Road 37600, Limited 36600, Hybrid LE 32100/2, Hybrid SE 34300/2, Prime SE 44000/3
    Highlander | 9 | SUV | USA | 2010- | 8 | FWD AWD | 2.4T I4 22/29; 3.5 V6 21/29; 2.5 I4 HEV 36/35 cvt | LE 39500/2, XLE 42600, Limited 47600/2, Platinum 50700, Hybrid XLE 46500/3
    Grand Highlander | 3 | SUV | USA | 2024- | 8 | FWD AWD | 2.4T I4 21/28; 2.5 I4 HEV 36/32 cvt; 2.4T I4 HEV 26/27 | XLE 43300, Limited 47900, Hybrid XLE 44900/2, Hybrid MAX Platinum 58800/3
    4Runner | 6 | SUV | Japan | 2010- | 5 | RWD 4WD | 4.0 V6 16/19; 2.4T I4 20/26; 2.4T I4 HEV 23/24 | SR5 41300, TRD Off-Road 45000, Limited 50800, TRD Pro 55200, i-FORCE MAX 66900/3
    Sequoia | 2 | SUV | USA | 2010- | 8 | RWD 4WD | 3.4T V6 HEV 21/24; 5.7 V8 13/17 | SR5 62400, Limited 69000, Platinum 75400, TRD Sport 52900/2
    Land Cruiser | 1 | SUV | Japan | 2010- | 5 | 4WD | 2.4T I4 HEV 22/25; 5.7 V8 13/17 | 1958 56700, Land Cruiser 62900, Heritage 87900/2
    Tacoma | 12 | Pickup | Mexico | 2010- | 5 | RWD 4WD | 2.7 I4 20/23; 3.5 V6 19/24; 2.4T I4 21/26; 3.5 V6 17/20 manual; 2.4T I4 HEV 22/24 | SR 31600/3, SR5 36300/3, TRD Sport 39500/2, TRD Off-Road 41900/4, Limited 52200/2, TRD Pro 64000/5
    Tundra | 7 | Pickup | USA | 2010- | 6 | RWD 4WD | 3.4T V6 18/24; 5.7 V8 13/17; 3.4T V6 HEV 20/24 | SR 40100, SR5 45900/2, Limited 52900, 1794 61900, Capstone 76800/3
    Sienna | 4 | Minivan | USA | 2010- | 8 | FWD AWD | 2.5 I4 HEV 36/36 cvt; 3.5 V6 19/26 | LE 38500, XLE 43200, XSE 45700, Limited 49900, SE 38000/2
    Prius | 6 | Hatchback | Japan | 2010- | 5 | FWD AWD | 2.0 I4 HEV 57/56 cvt; 2.0 I4 PHEV 53/51 cvt; 1.8 I4 HEV 54/50 cvt | LE 28000, XLE 31500, Limited 35000, Prime SE 33400/2, L Eco 24500/3
    Venza | 2 | SUV | Japan | 2021-2024 | 5 | AWD | 2.5 I4 HEV 40/37 cvt | LE 35100, XLE 38300, Limited 41600
    C-HR | 2 | SUV | Japan | 2018-2022 | 5 | FWD | 2.0 I4 27/31 cvt | LE 23900, XLE 26000, Limited 28000
    Crown | 2 | Sedan | Japan | 2023- | 5 | AWD | 2.5 I4 HEV 42/41 cvt; 2.4T I4 HEV 29/32 | XLE 41400, Limited 46800, Platinum 54300/2
    GR86 | 1 | Coupe | Japan | 2022- | 4 | RWD | 2.4 H4 P 20/27 manual; 2.4 H4 P 21/31 | Base 30400, Premium 33000/2
    bZ4X | 2 | SUV | Japan | 2023- | 5 | FWD AWD | electric | XLE 37100, Limited 41200
    Mirai | 1 | Sedan | Japan | 2016- | 5 | RWD | hydrogen | XLE 52000, Limited 67100`,
  ),
  make(
    'Lexus',
    { Japan: 'JTJ', USA: '58A', Canada: '2T2' },
    `
    RX | 8 | SUV | Canada | 2010- | 5 | FWD AWD | 2.4T I4 P 22/29; 3.5 V6 20/27; 2.5 I4 HEV 37/34 cvt; 2.5 I4 PHEV 38/34 cvt | 350 50200, 350 F Sport 57000, 350 Premium 48900/2, 350h 52100/3, 450h+ 71600/4
    NX | 5 | SUV | Canada | 2015- | 5 | FWD AWD | 2.4T I4 P 22/29; 2.5 I4 26/33; 2.5 I4 HEV 41/37 cvt; 2.5 I4 PHEV 38/33 cvt | 250 41400/2, 350 44800, 350h 45100/3, 450h+ 61500/4
    GX | 2 | SUV | Japan | 2010- | 7 | 4WD | 3.4T V6 P 15/21; 4.6 V8 15/19 | 550 Premium 66500, 550 Overtrail 71700, 460 57600/2, 460 Luxury 66000/2
    TX | 2 | SUV | USA | 2024- | 7 | FWD AWD | 2.4T I4 P 21/27; 2.4T I4 HEV 25/28 | 350 56500, 350 Premium 60000, 500h F Sport 71700/2
    LX | 1 | SUV | Japan | 2010- | 7 | 4WD | 3.4T V6 P 17/22; 5.7 V8 P 12/16 | 600 95900, 600 Luxury 117700, 570 90100/2
    ES | 5 | Sedan | USA | 2010- | 5 | FWD AWD | 2.5 I4 25/34; 3.5 V6 22/32; 2.5 I4 HEV 43/44 cvt | 250 43900, 350 45000/2, 350 F Sport 48700/2, 300h 45300/3
    IS | 3 | Sedan | Japan | 2010- | 5 | RWD AWD | 2.0T I4 P 21/31; 3.5 V6 P 20/28; 5.0 V8 P 17/25 | 300 42200, 350 F Sport 45600/2, 500 F Sport 61000/3
    UX | 2 | SUV | Japan | 2019- | 5 | FWD AWD | 2.0 I4 HEV 43/41 cvt; 2.0 I4 29/37 cvt | 250h 37500, 250h F Sport 43900, 200 34200/2
    LS | 1 | Sedan | Japan | 2010- | 5 | RWD AWD | 3.4T V6 P 18/29; 3.5 V6 HEV 22/29 cvt | 500 81100, 500h 116800/2`,
  ),
  make(
    'Honda',
    { USA: '5FN', Canada: '2HG', Mexico: '3CZ', Japan: 'JHM' },
    `
    CR-V | 16 | SUV | Canada | 2010- | 5 | FWD AWD | 1.5T I4 28/34 cvt; 2.0 I4 HEV 43/36 cvt; 2.4 I4 26/33 cvt | LX 30100, EX 32600, EX-L 35300, SE 27800/3, Sport Hybrid 35000/2, Sport Touring 41100/2
    Civic | 13 | Sedan | Canada | 2010- | 5 | FWD | 2.0 I4 32/41 cvt; 1.5T I4 33/42 cvt; 2.0 I4 HEV 50/47 cvt; 1.5T I4 27/37 manual | LX 24300, Sport 26300, EX 27000/2, Touring 29300/2, Sport Hybrid 29000/3, Si 30600/4
    Civic Hatchback | 3 | Hatchback | USA | 2017- | 5 | FWD | 2.0 I4 30/38 cvt; 1.5T I4 31/39 cvt; 2.0T I4 P 22/28 manual | LX 25400, Sport 27500, EX-L 28600/2, Type R 45900/3
    Accord | 11 | Sedan | USA | 2010- | 5 | FWD | 1.5T I4 29/37 cvt; 2.0 I4 HEV 51/44 cvt; 2.0T I4 22/32 | LX 28300, EX 30600, SE 30800, Sport Hybrid 33700/2, EX-L 35000/2, Sport 2.0T 33400/3, Touring 39300/2
    Pilot | 7 | SUV | USA | 2010- | 8 | FWD AWD | 3.5 V6 19/27 | LX 37100, Sport 40600, EX-L 43300, TrailSport 49700, Touring 47600, Elite 53500
    Passport | 3 | SUV | USA | 2019- | 5 | AWD | 3.5 V6 19/24 | EX-L 42900, RTL 44800, TrailSport 48700, Black Edition 52500
    HR-V | 6 | SUV | Mexico | 2016- | 5 | FWD AWD | 2.0 I4 26/32 cvt; 1.8 I4 28/34 cvt | LX 25100, Sport 27100, EX-L 29100, SE 24900/2
    Odyssey | 5 | Minivan | USA | 2010- | 8 | FWD | 3.5 V6 19/28 | EX 38000, EX-L 42300, Sport-L 43300, Touring 46800, Elite 51200
    Ridgeline | 3 | Pickup | USA | 2010- | 5 | AWD | 3.5 V6 18/24 | Sport 40200, RTL 43000, TrailSport 45400, Black Edition 46800
    Fit | 2 | Hatchback | Mexico | 2010-2020 | 5 | FWD | 1.5 I4 31/36 cvt; 1.5 I4 29/36 manual | LX 17100/2, Sport 18400, EX 19100
    Insight | 1 | Sedan | USA | 2010-2022 | 5 | FWD | 1.5 I4 HEV 55/49 cvt | LX 23800, EX 26500, Touring 29900
    Prologue | 2 | SUV | Mexico | 2024- | 5 | FWD AWD | electric | EX 47400, Touring 51700, Elite 57900`,
  ),
  make(
    'Acura',
    { USA: '19U', Japan: 'JH4' },
    `
    MDX | 4 | SUV | USA | 2010- | 7 | FWD AWD | 3.5 V6 P 19/26; 3.0T V6 P 17/21 | Base 50900, Technology 55600, A-Spec 58600, Advance 62600, Type S 72900/2
    RDX | 4 | SUV | USA | 2010- | 5 | FWD AWD | 2.0T I4 P 22/27; 3.5 V6 P 19/28 | Base 44700, Technology 47500, A-Spec 50500, AcuraWatch Plus 37700/2
    TLX | 3 | Sedan | USA | 2015-2025 | 5 | FWD AWD | 2.0T I4 P 22/31; 3.0T V6 P 19/25; 3.5 V6 P 21/34 | Technology 45400, A-Spec 47400, Type S 57600/2, V6 37000/3
    Integra | 2 | Hatchback | USA | 2023- | 5 | FWD | 1.5T I4 P 30/37 cvt; 2.0T I4 P 21/28 manual | Base 33400, A-Spec 36200, Type S 53800/2
    ILX | 2 | Sedan | USA | 2013-2022 | 5 | FWD | 2.4 I4 P 24/34; 2.0 I4 P 24/35 | Base 27700, Premium 30300, A-Spec 32500, 2.0 26900/2`,
  ),
  make(
    'Nissan',
    { USA: '1N4', Mexico: '3N1', Japan: 'JN8' },
    `
    Rogue | 13 | SUV | USA | 2010- | 5 | FWD AWD | 1.5T I3 30/37 cvt; 2.5 I4 26/33 cvt | S 28600, SV 30300, SL 35600, Platinum 38900, SV 2.5 26800/2, SL 2.5 31400/2
    Altima | 8 | Sedan | USA | 2010- | 5 | FWD AWD | 2.5 I4 27/39 cvt; 2.0T I4 P 25/34 cvt | S 26000, SV 27300, SR 28100, SL 32900, SR VC-Turbo 35400/2
    Sentra | 7 | Sedan | Mexico | 2010- | 5 | FWD | 2.0 I4 30/39 cvt; 1.8 I4 29/37 cvt | S 21200, SV 21900, SR 23800, SL 21500/2
    Versa | 4 | Sedan | Mexico | 2012- | 5 | FWD | 1.6 I4 32/40 cvt; 1.6 I4 27/35 manual | S 17200/2, SV 19400, SR 20100
    Maxima | 2 | Sedan | USA | 2010-2023 | 5 | FWD | 3.5 V6 P 20/30 cvt | SV 38100, SR 43300, Platinum 43000
    Kicks | 5 | SUV | Mexico | 2018- | 5 | FWD AWD | 2.0 I4 28/35 cvt; 1.6 I4 31/36 cvt | S 21800, SV 23700, SR 26200, SV 1.6 20500/2
    Murano | 4 | SUV | USA | 2010- | 5 | FWD AWD | 2.0T I4 21/27; 3.5 V6 20/28 cvt | SV 40500, SL 46600, Platinum 49600, S 33600/2
    Pathfinder | 5 | SUV | USA | 2010- | 7 | FWD 4WD | 3.5 V6 20/25; 3.5 V6 20/27 cvt | S 36400, SV 39100, SL 42300, Rock Creek 43600, Platinum 49700, S CVT 32000/2
    Armada | 2 | SUV | Japan | 2010- | 8 | RWD 4WD | 3.5T V6 P 16/20; 5.6 V8 14/19 | SV 56500, SL 61000, Platinum 70400, SV V8 51600/2
    Frontier | 4 | Pickup | USA | 2010- | 5 | RWD 4WD | 3.8 V6 18/23; 4.0 V6 16/22; 2.5 I4 17/22 manual | S 31900, SV 34200, PRO-4X 40600, SL 35900/2, S King Cab 20600/3
    Titan | 2 | Pickup | USA | 2010-2024 | 6 | RWD 4WD | 5.6 V8 16/21 | S 45800, SV 48600, PRO-4X 55700, Platinum Reserve 61200
    LEAF | 2 | Hatchback | USA | 2011- | 5 | FWD | electric | S 28100, SV 32600, SV Plus 36200
    Ariya | 2 | SUV | Japan | 2023- | 5 | FWD AWD | electric | Engage 39800, Evolve+ 44400, Platinum+ 54400
    Z | 1 | Coupe | Japan | 2023- | 2 | RWD | 3.0T V6 P 18/24 manual; 3.0T V6 P 19/28 | Sport 43000, Performance 53200/2`,
  ),
  make(
    'INFINITI',
    { USA: '5N1', Mexico: '3PC', Japan: 'JN1' },
    `
    QX60 | 4 | SUV | USA | 2014- | 7 | FWD AWD | 2.0T I4 P 22/27; 3.5 V6 P 20/25 | Pure 50200/2, Luxe 55000, Sensory 58800, Autograph 64500
    QX80 | 2 | SUV | Japan | 2014- | 8 | RWD 4WD | 3.5T V6 P 16/20; 5.6 V8 P 13/19 | Pure 82500, Luxe 89500, Sensory 100600, Premium Select 77700/2
    QX50 | 3 | SUV | Mexico | 2014-2025 | 5 | FWD AWD | 2.0T I4 P 23/29 cvt; 3.7 V6 P 17/24 | Pure 41500, Luxe 45400, Sport 49400, Base 34400/2
    Q50 | 3 | Sedan | Japan | 2014-2024 | 5 | RWD AWD | 3.0T V6 P 20/29; 3.7 V6 P 20/29 | Luxe 43600, Sensory 50300, Red Sport 400 58900, Premium 37200/2
    Q60 | 1 | Coupe | Japan | 2014-2022 | 4 | RWD AWD | 3.0T V6 P 20/28 | Pure 42000, Luxe 47600, Red Sport 400 59000`,
  ),
  make(
    'Mazda',
    { Japan: 'JM3', USA: '7MM', Mexico: '3MZ' },
    `
    CX-5 | 9 | SUV | Japan | 2013- | 5 | FWD AWD | 2.5 I4 26/31; 2.5T I4 22/27 | Sport 27300, Touring 28400, Select 30100, Carbon Edition 33100, Grand Touring 34000, Signature 40600/2
    CX-50 | 4 | SUV | USA | 2023- | 5 | AWD | 2.5 I4 25/31; 2.5T I4 23/29; 2.5 I4 HEV 39/37 cvt | Select 30500, Preferred 32200, Premium 35200, Turbo 38100/2, Hybrid Preferred 33900/3
    CX-30 | 5 | SUV | Mexico | 2020- | 5 | FWD AWD | 2.5 I4 26/33; 2.5T I4 22/30 | S 25100, Select 26800, Preferred 28600, Turbo 33100/2
    CX-9 | 3 | SUV | Japan | 2010-2023 | 7 | FWD AWD | 2.5T I4 20/26; 3.7 V6 17/24 | Sport 35300, Touring 41000, Grand Touring 44700, Grand Touring V6 35900/2
    CX-90 | 3 | SUV | Japan | 2024- | 7 | AWD | 3.3T I6 MHEV 24/28; 2.5 I4 PHEV 24/26 | Select 37900, Preferred 41600, Turbo S 52000, PHEV 49900/2
    Mazda3 | 5 | Sedan | Mexico | 2010- | 5 | FWD AWD | 2.5 I4 27/37; 2.5T I4 23/31; 2.0 I4 28/37 manual | S 24200, Select 25200, Preferred 26800, Turbo 34700/2, Sport 18900/3
    Mazda6 | 3 | Sedan | Japan | 2010-2021 | 5 | FWD | 2.5 I4 26/35; 2.5T I4 23/31 | Sport 24500, Touring 27300, Grand Touring 30000/2, Signature 35900/2
    MX-5 Miata | 2 | Convertible | Japan | 2010- | 2 | RWD | 2.0 I4 P 26/34 manual; 2.0 I4 P 26/35 | Sport 29300, Club 32800, Grand Touring 34200/2
    CX-3 | 1 | SUV | Japan | 2016-2021 | 5 | FWD AWD | 2.0 I4 29/34 | Sport 20600, Touring 22000`,
  ),
  make(
    'Subaru',
    { Japan: 'JF2', USA: '4S4' },
    `
    Forester | 9 | SUV | Japan | 2010- | 5 | AWD | 2.5 H4 26/33 cvt; 2.0T H4 23/27 cvt; 2.5 H4 HEV 35/34 cvt | Base 29800, Premium 32100, Sport 34600, Limited 36400, Touring 39900, 2.0XT 30000/2, Hybrid Premium 34700/3
    Outback | 9 | SUV | USA | 2010- | 5 | AWD | 2.5 H4 26/32 cvt; 2.4T H4 22/29 cvt; 3.6 H6 20/27 cvt | Base 28900, Premium 31200, Limited 35800, Touring 40100, Onyx XT 38700/2, Wilderness 40100/2, 3.6R 36900/3
    Crosstrek | 8 | SUV | Japan | 2013- | 5 | AWD | 2.0 H4 27/34 cvt; 2.5 H4 26/33 cvt; 2.0 H4 22/29 manual; 2.0 H4 PHEV 36/35 cvt | Base 25800, Premium 26900, Sport 29800/2, Limited 31600/2, Premium Manual 23300/3, Hybrid 36000/4
    Impreza | 4 | Hatchback | Japan | 2010- | 5 | AWD | 2.0 H4 27/34 cvt; 2.5 H4 26/33 cvt | Base 23500, Sport 25500, RS 28400/2
    Legacy | 3 | Sedan | USA | 2010-2025 | 5 | AWD | 2.5 H4 27/35 cvt; 2.4T H4 23/31 cvt | Base 24900, Premium 27000, Limited 31600, Sport XT 36600/2
    Ascent | 4 | SUV | USA | 2019- | 7 | AWD | 2.4T H4 20/26 cvt | Premium 37600, Onyx 40700, Limited 42300, Touring 48600
    WRX | 2 | Sedan | Japan | 2015- | 5 | AWD | 2.4T H4 P 19/26 manual; 2.4T H4 P 18/24 cvt | Base 32700, Premium 35200, GT 45300/2
    BRZ | 1 | Coupe | Japan | 2013- | 4 | RWD | 2.4 H4 P 20/27 manual; 2.4 H4 P 21/30 | Premium 31200, Limited 33800/2
    Solterra | 1 | SUV | Japan | 2023- | 5 | AWD | electric | Premium 38500, Touring 45500`,
  ),
  make(
    'Mitsubishi',
    { Japan: 'JA4', Thailand: 'ML3' },
    `
    Outlander | 4 | SUV | Japan | 2010- | 7 | FWD AWD | 2.5 I4 24/31 cvt; 2.4 I4 PHEV 26/27 cvt; 2.4 I4 25/30 cvt | ES 28800, SE 31500, SEL 35400, PHEV SE 43500/2, LE 27900/3
    Outlander Sport | 3 | SUV | Japan | 2011-2024 | 5 | FWD AWD | 2.0 I4 24/30 cvt; 2.4 I4 23/28 cvt | S 23700, ES 24500, SE 26700, GT 27500/2
    Eclipse Cross | 2 | SUV | Japan | 2018- | 5 | AWD | 1.5T I4 25/26 cvt | ES 25700, LE 27000, SE 28200, SEL 29700
    Mirage | 2 | Hatchback | Thailand | 2014-2024 | 5 | FWD | 1.2 I3 36/43 cvt; 1.2 I3 33/41 manual | ES 16700, LE 17300, SE 18300, DE 13000/2`,
  ),
];
