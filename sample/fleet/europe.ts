import { make } from './table.ts';

/** Makes of Britain, Italy and Sweden. */
export const europe = [
  make(
    'Volvo',
    { Sweden: 'YV4', USA: '7JR', China: 'LVY', Belgium: 'YV1' },
    `
    XC90 | 4 | SUV | Sweden | 2010- | 7 | AWD | 2.0T I4 MHEV P 22/27; 2.0T I4 PHEV P 26/28; 2.0T I4 P 21/28 | B5 Core 58700, B6 Plus 63600, B6 Ultimate 69700, T8 Plus 73900/2, T6 Momentum 54400/3
    XC60 | 5 | SUV | Sweden | 2010- | 5 | AWD | 2.0T I4 MHEV P 23/30; 2.0T I4 PHEV P 28/28; 2.0T I4 P 21/27 | B5 Core 48500, B5 Plus 53700, B5 Ultimate 58500, T8 Plus 62100/2, T5 Momentum 42000/3
    XC40 | 4 | SUV | Belgium | 2019- | 5 | FWD AWD | 2.0T I4 MHEV P 24/30; 2.0T I4 P 22/30 | B4 Core 40500, B5 Plus 45300, B5 Ultimate 48800, T4 Momentum 34300/2
    S60 | 2 | Sedan | USA | 2010-2025 | 5 | FWD AWD | 2.0T I4 MHEV P 25/33; 2.0T I4 PHEV P 31/34; 2.0T I4 P 23/34 | B5 Core 43000, B5 Plus 46500, T8 Black Edition 61400/2, T5 Momentum 36800/3
    S90 | 1 | Sedan | China | 2017-2025 | 5 | AWD | 2.0T I4 MHEV P 23/31; 2.0T I4 PHEV P 29/33 | B6 Plus 58000, T8 Ultimate 71900/2
    V60 Cross Country | 1 | Wagon | Sweden | 2015- | 5 | AWD | 2.0T I4 MHEV P 23/30 | B5 Plus 52900, B5 Ultimate 58600
    C40 Recharge | 1 | SUV | Belgium | 2022-2024 | 5 | RWD AWD | electric | Core 53600, Plus 57000, Ultimate 60600`,
  ),
  make(
    'Land Rover',
    { 'United Kingdom': 'SAL' },
    `
    Range Rover | 2 | SUV | United Kingdom | 2010- | 5 | 4WD | 3.0T I6 MHEV P 18/23; 4.4T V8 P 16/22; 3.0T I6 PHEV P 21/21; 5.0S V8 P 14/19 | SE 107900, Autobiography 152000/2, SE PHEV 117000/3, Supercharged 104800/4
    Range Rover Sport | 3 | SUV | United Kingdom | 2010- | 5 | 4WD | 3.0T I6 MHEV P 19/25; 4.4T V8 P 16/21; 3.0S V6 P 17/23 | SE 83600, Dynamic SE 88600, Autobiography 107000/2, HSE 75000/3
    Range Rover Velar | 2 | SUV | United Kingdom | 2018- | 5 | 4WD | 2.0T I4 P 20/26; 3.0T I6 MHEV P 19/24 | S 61500, Dynamic SE 64500, Dynamic HSE 72700/2
    Range Rover Evoque | 2 | SUV | United Kingdom | 2012- | 5 | 4WD | 2.0T I4 P 20/27; 2.0T I4 MHEV P 20/27 | S 49900, SE 46600, Dynamic SE 52400/2
    Defender | 3 | SUV | United Kingdom | 2020- | 5 | 4WD | 2.0T I4 P 18/21; 3.0T I6 MHEV P 17/22; 5.0S V8 P 14/19 | 110 S 60600, 110 X-Dynamic SE 69100/2, 90 S 56400, 110 V8 111300/3
    Discovery | 1 | SUV | United Kingdom | 2017- | 7 | 4WD | 2.0T I4 P 18/22; 3.0T I6 MHEV P 18/24; 3.0S V6 P 16/21 | S 60800, Dynamic SE 65900/2, HSE 57800/3
    Discovery Sport | 2 | SUV | United Kingdom | 2015- | 7 | 4WD | 2.0T I4 P 19/24 | S 48900, SE 44900, HSE 49900`,
  ),
  make(
    'Jaguar',
    { 'United Kingdom': 'SAJ', Austria: 'SAD' },
    `
    F-PACE | 2 | SUV | United Kingdom | 2017- | 5 | AWD | 2.0T I4 P 22/27; 3.0T I6 MHEV P 19/24; 5.0S V8 P 15/21 | P250 R-Dynamic S 56900, P400 R-Dynamic S 66400/2, SVR 92600/3
    E-PACE | 1 | SUV | Austria | 2018-2024 | 5 | AWD | 2.0T I4 P 21/28 | P250 SE 48600, P250 R-Dynamic 51700
    XF | 1 | Sedan | United Kingdom | 2010-2024 | 5 | RWD AWD | 2.0T I4 P 22/30; 3.0S V6 P 19/28 | P250 SE 48000, P300 R-Dynamic SE 51000, 35t Prestige 57200/2
    F-TYPE | 1 | Coupe | United Kingdom | 2014-2024 | 2 | RWD AWD | 5.0S V8 P 16/24; 3.0S V6 P 20/28; 2.0T I4 P 23/30 | P450 R-Dynamic 77900, P340 61600/2, P300 61400/3
    I-PACE | 1 | SUV | Austria | 2019-2024 | 5 | AWD | electric | R-Dynamic HSE 72000, SE 69900`,
  ),
  make(
    'Alfa Romeo',
    { Italy: 'ZAR', USA: '1AR' },
    `
    Giulia | 1 | Sedan | Italy | 2017- | 5 | RWD AWD | 2.0T I4 P 24/33; 2.9T V6 P 17/25 | Sprint 43300, Ti 45900, Veloce 48900, Quadrifoglio 81900/2
    Stelvio | 1 | SUV | Italy | 2018- | 5 | RWD AWD | 2.0T I4 P 22/29; 2.9T V6 P 17/23 | Sprint 45900, Ti 48500, Veloce 51500, Quadrifoglio 88300/2
    Tonale | 1 | SUV | Italy | 2024- | 5 | AWD | 1.3T I4 PHEV 29/29; 2.0T I4 21/29 | Sprint 44600, Ti 46500, Turbo Sprint 36500/2`,
  ),
  make(
    'FIAT',
    { Italy: 'ZFA', Mexico: '3C3' },
    `
    500 | 1 | Hatchback | Mexico | 2012-2019 | 4 | FWD | 1.4T I4 28/33; 1.4 I4 31/38 manual | Pop 16300/2, Lounge 18500, Abarth 20500
    500e | 1 | Hatchback | Italy | 2024- | 4 | FWD | electric | Inspired 32500, Music 36500
    500X | 1 | SUV | Italy | 2016-2023 | 5 | FWD AWD | 1.3T I4 24/30; 2.4 I4 22/31 | Pop 28500, Sport 30800, Easy 23000/2`,
  ),
  make(
    'Maserati',
    { Italy: 'ZAM' },
    `
    Grecale | 1 | SUV | Italy | 2023- | 5 | AWD | 2.0T I4 MHEV P 22/29; 3.0T V6 P 18/25 | GT 69900, Modena 75900, Trofeo 110700/2
    Levante | 1 | SUV | Italy | 2017-2024 | 5 | AWD | 3.0T V6 P 16/22; 3.8T V8 P 13/20 | GT 93200, Modena 106600, Trofeo 158900/2
    Ghibli | 1 | Sedan | Italy | 2014-2024 | 5 | RWD AWD | 3.0T V6 P 17/25; 3.8T V8 P 13/20 | GT 87500, Modena Q4 97600, Trofeo 123300/2`,
  ),
  make(
    'Bentley',
    { 'United Kingdom': 'SCB' },
    `
    Bentayga | 1 | SUV | United Kingdom | 2017- | 5 | AWD | 4.0T V8 P 14/23; 3.0T V6 PHEV P 19/24 | V8 202500, S 237900, Hybrid 206900/2
    Continental GT | 1 | Coupe | United Kingdom | 2010- | 4 | AWD | 4.0T V8 P 16/26; 6.0T W12 P 12/20 | V8 243800, Azure 281000, Speed 291600/2`,
  ),
  make(
    'Aston Martin',
    { 'United Kingdom': 'SCF' },
    `
    Vantage | 1 | Coupe | United Kingdom | 2010- | 2 | RWD | 4.0T V8 P 15/21 | Base 191000, F1 Edition 170000
    DBX | 1 | SUV | United Kingdom | 2021- | 5 | AWD | 4.0T V8 P 15/20 | Base 200100, 707 246000`,
  ),
];
