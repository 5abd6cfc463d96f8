import { make } from './table.ts';

/** Makes of Ford, General Motors and Stellantis' American houses. */
export const detroit = [
  make(
    'Ford',
    { USA: '1FT', Mexico: '3FM' },
    `
    F-150 | 20 | Pickup | USA | 2010- | 5 | RWD 4WD | 2.7T V6 20/26; 3.5T V6 18/25; 5.0 V8 E85 17/24; 3.5T V6 HEV 25/26 | XL 38800, STX 42800, XLT 46100/3, Lariat 60400/2, King Ranch 74300/2, Platinum 77300/4, Raptor 79000/2
    F-250 Super Duty | 6 | Pickup | USA | 2010- | 5 | RWD 4WD | 6.8 V8; 6.7T V8 D | XL 45300, XLT 50700, Lariat 63200/2, King Ranch 77100/2
    F-150 Lightning | 2 | Pickup | USA | 2022- | 5 | AWD | electric | Pro 54800, XLT 62900, Lariat 76900, Platinum 84900
    Ranger | 4 | Pickup | USA | 2019- | 5 | RWD 4WD | 2.3T I4 21/25; 2.7T V6 19/23 | XL 33100, XLT 36400, Lariat 44400, Raptor 55600/2
    Maverick | 5 | Pickup | Mexico | 2022- | 5 | FWD AWD | 2.5 I4 HEV 42/35 cvt; 2.0T I4 23/30 | XL 26300, XLT 28900, Lariat 36700/2, Tremor 40900/2
    Explorer | 10 | SUV | USA | 2010- | 7 | RWD 4WD | 2.3T I4 20/29; 3.0T V6 P 18/26; 3.3 V6 HEV 27/28 | Active 39600, XLT 43200, ST-Line 45300, Limited 47400/3, ST 54300/2, Platinum 57300/2
    Escape | 9 | SUV | USA | 2010- | 5 | FWD AWD | 1.5T I3 27/34; 2.0T I4 23/31; 2.5 I4 HEV 42/36 cvt; 2.5 I4 PHEV 42/39 cvt | S 27500, SE 29800, Active 30300, ST-Line 32600/2, Titanium 36900/3, PHEV 40500/4
    Bronco | 5 | SUV | USA | 2021- | 5 | 4WD | 2.3T I4 20/21; 2.7T V6 19/21; 2.3T I4 18/20 manual | Base 38900/3, Big Bend 40600, Outer Banks 48200/2, Badlands 49500/2, Wildtrak 59900/2
    Bronco Sport | 6 | SUV | Mexico | 2021- | 5 | 4WD | 1.5T I3 25/30; 2.0T I4 21/27 | Big Bend 31300, Heritage 34300, Outer Banks 36500, Badlands 40100/2
    Edge | 6 | SUV | USA | 2010-2024 | 5 | FWD AWD | 2.0T I4 21/28; 2.7T V6 19/25 | SE 37900, SEL 40600, Titanium 44700, ST 48500/2
    Expedition | 4 | SUV | USA | 2010- | 8 | RWD 4WD | 3.5T V6 16/23 | XL 56500, XLT 61700, Limited 71300, King Ranch 80200, Platinum 83200
    Mustang | 5 | Coupe | USA | 2010- | 4 | RWD | 2.3T I4 22/33; 5.0 V8 P 15/24 manual; 5.0 V8 P 16/24 | EcoBoost 32500, EcoBoost Premium 37000, GT 42900/2, GT Premium 47400/3, Dark Horse 60900/2
    Mustang Mach-E | 3 | SUV | Mexico | 2021- | 5 | RWD AWD | electric | Select 40000, Premium 44000, GT 53900
    Fusion | 6 | Sedan | Mexico | 2010-2020 | 5 | FWD AWD | 2.5 I4 21/31; 1.5T I4 23/34; 2.0 I4 HEV 43/41 cvt; 2.0 I4 PHEV 43/41 cvt | S 23200, SE 24600/2, Hybrid SE 28000/3, Titanium 31800/2, Energi 35000/4
    Focus | 4 | Hatchback | USA | 2010-2018 | 5 | FWD | 2.0 I4 26/38; 2.0 I4 25/34 manual | S 18000/2, SE 19800, Titanium 24100
    Transit 250 | 4 | Cargo Van | USA | 2015- | 2 | RWD AWD | 3.5 V6; 3.5T V6 | Base 47400, Low Roof 47900, Medium Roof 50300, High Roof 52100/2
    Transit Passenger 350 | 1 | Passenger Van | USA | 2015- | 12 | RWD AWD | 3.5 V6; 3.5T V6 | XL 55800, XLT 58900/2`,
  ),
  make(
    'Lincoln',
    { USA: '5LM' },
    `
    Navigator | 2 | SUV | USA | 2010- | 8 | RWD 4WD | 3.5T V6 16/23 | Standard 82800, Reserve 93400, Black Label 111700
    Aviator | 2 | SUV | USA | 2020- | 7 | RWD AWD | 3.0T V6 P 18/26 | Premiere 58500, Reserve 66000, Black Label 78500
    Corsair | 2 | SUV | USA | 2020- | 5 | FWD AWD | 2.0T I4 22/30; 2.5 I4 PHEV 34/32 cvt | Standard 39900, Reserve 44300, Grand Touring 54300/2
    MKZ | 1 | Sedan | USA | 2010-2020 | 5 | FWD AWD | 2.0T I4 20/31; 2.0 I4 HEV 42/39 cvt | Premiere 36800, Select 38500, Reserve 41500/2`,
  ),
  make(
    'Chevrolet',
    { USA: '1GC', Mexico: '3GN', Korea: 'KL7' },
    `
    Silverado 1500 | 18 | Pickup | USA | 2010- | 6 | RWD 4WD | 2.7T I4 18/21; 5.3 V8 E85 16/21; 6.2 V8 P 15/20; 3.0T I6 D 23/29 | WT 37000, Custom 41000, LT 45400/2, RST 49300/2, LTZ 57200/3, High Country 63600/3, Trail Boss 50900/4
    Silverado 2500HD | 5 | Pickup | USA | 2010- | 6 | RWD 4WD | 6.6 V8; 6.6T V8 D | WT 46300, LT 50900, LTZ 60700/2, High Country 70100/2
    Colorado | 5 | Pickup | USA | 2010- | 5 | RWD 4WD | 2.7T I4 20/23 | WT 31900, LT 34300, Trail Boss 38500, Z71 42300, ZR2 48500
    Equinox | 11 | SUV | Mexico | 2010- | 5 | FWD AWD | 1.5T I4 26/31 cvt; 1.5T I4 24/29 | LS 27900, LT 29900, RS 33400, Premier 34900/2
    Equinox EV | 2 | SUV | Mexico | 2024- | 5 | FWD AWD | electric | LT 34900, RS 46100
    Blazer | 4 | SUV | Mexico | 2019- | 5 | FWD AWD | 2.0T I4 22/29; 3.6 V6 19/26 | LT 36500, RS 43600/2, Premier 44000/2
    Traverse | 6 | SUV | USA | 2010- | 8 | FWD AWD | 2.5T I4 20/27; 3.6 V6 18/27 | LS 38900, LT 42600, Z71 49200, RS 57600, High Country 53900/2
    Tahoe | 6 | SUV | USA | 2010- | 8 | RWD 4WD | 5.3 V8 15/20; 6.2 V8 P 14/18; 3.0T I6 D 21/26 | LS 60200, LT 65200, Z71 69400, RST 70800/2, Premier 75500/3, High Country 80500/2
    Suburban | 4 | SUV | USA | 2010- | 8 | RWD 4WD | 5.3 V8 15/20; 6.2 V8 P 14/18 | LS 63200, LT 67900, Premier 78500, High Country 83500/2
    Trax | 5 | SUV | Korea | 2015- | 5 | FWD | 1.2T I3 28/32; 1.4T I4 24/32 | LS 21500, 1RS 24000, LT 23500/2, ACTIV 25000
    Trailblazer | 4 | SUV | Korea | 2021- | 5 | FWD AWD | 1.2T I3 29/31 cvt; 1.3T I3 26/30 | LS 24400, LT 25700, RS 28900/2, ACTIV 28900/2
    Malibu | 5 | Sedan | USA | 2010-2025 | 5 | FWD | 1.5T I4 27/35 cvt; 2.0T I4 22/32 | LS 26000, RS 27100, LT 28900, Premier 35000/2
    Cruze | 4 | Sedan | USA | 2011-2019 | 5 | FWD | 1.4T I4 28/38; 1.6T I4 D 31/47; 1.4T I4 27/38 manual | L 17900/3, LS 19900, LT 21900, Diesel 25500/2
    Impala | 2 | Sedan | USA | 2010-2020 | 5 | FWD | 2.5 I4 22/29; 3.6 V6 E85 19/28 | LS 28900, LT 31600, Premier 36700/2
    Camaro | 3 | Coupe | USA | 2010-2024 | 4 | RWD | 2.0T I4 P 22/30; 3.6 V6 18/28; 6.2 V8 P 16/24 manual; 6.2S V8 P 14/20 | 1LT 30900, 2LT 32900/2, 1SS 41000/3, ZL1 72600/4
    Corvette | 2 | Coupe | USA | 2010- | 2 | RWD | 6.2 V8 P 16/24; 5.5 V8 P 12/21 | Stingray 68300, Stingray 2LT 75600, Z06 112100/2
    Bolt EUV | 2 | Hatchback | USA | 2022-2023 | 5 | FWD | electric | LT 28800, Premier 33500
    Express 2500 | 2 | Cargo Van | USA | 2010- | 2 | RWD | 4.3 V6; 6.6 V8 | WT 41900, Extended 44200/2`,
  ),
  make(
    'GMC',
    { USA: '1GT', Mexico: '3GK' },
    `
    Sierra 1500 | 10 | Pickup | USA | 2010- | 6 | RWD 4WD | 2.7T I4 18/21; 5.3 V8 E85 16/21; 6.2 V8 P 15/20; 3.0T I6 D 23/28 | Pro 38300, SLE 49600, Elevation 50700/2, SLT 57600/2, AT4 66500/4, Denali 67600/3
    Sierra 2500HD | 3 | Pickup | USA | 2010- | 6 | RWD 4WD | 6.6 V8; 6.6T V8 D | Pro 47300, SLE 53900, AT4 69900/2, Denali 75600/2
    Canyon | 2 | Pickup | USA | 2010- | 5 | RWD 4WD | 2.7T I4 18/23 | Elevation 38900, AT4 44900, Denali 53300
    Terrain | 5 | SUV | Mexico | 2010- | 5 | FWD AWD | 1.5T I4 25/29 | SLE 31400, Elevation 32200, SLT 34800, Denali 40400
    Acadia | 4 | SUV | USA | 2010- | 7 | FWD AWD | 2.5T I4 20/27; 3.6 V6 19/26 | SLE 38000/2, Elevation 43900, AT4 51400, Denali 55500
    Yukon | 4 | SUV | USA | 2010- | 8 | RWD 4WD | 5.3 V8 15/20; 6.2 V8 P 14/19; 3.0T I6 D 21/27 | SLE 62900, SLT 69600, AT4 76300/3, Denali 81500/2
    Yukon XL | 3 | SUV | USA | 2010- | 8 | RWD 4WD | 5.3 V8 15/20; 6.2 V8 P 14/19 | SLE 65900, SLT 72600, Denali 84500/2`,
  ),
  make(
    'Buick',
    { USA: '5GA', Korea: 'KL4', China: 'LRB' },
    `
    Enclave | 3 | SUV | USA | 2010- | 7 | FWD AWD | 2.5T I4 20/27; 3.6 V6 18/26 | Preferred 46400, Essence 45100/2, Sport Touring 48300, Avenir 58700
    Encore GX | 4 | SUV | Korea | 2020- | 5 | FWD AWD | 1.2T I3 30/31 cvt; 1.3T I3 26/29 | Preferred 26900, Sport Touring 28400, Avenir 32900/2
    Encore | 3 | SUV | Korea | 2013-2022 | 5 | FWD AWD | 1.4T I4 25/30 | Preferred 25600, Sport Touring 26100, Essence 28800
    Envision | 3 | SUV | China | 2016- | 5 | FWD AWD | 2.0T I4 22/29 | Preferred 38000, Sport Touring 40000, Avenir 47500
    Envista | 3 | SUV | Korea | 2024- | 5 | FWD | 1.2T I3 28/32 | Preferred 24900, Sport Touring 26800, Avenir 30600
    LaCrosse | 1 | Sedan | USA | 2010-2019 | 5 | FWD AWD | 2.5 I4 MHEV 25/35; 3.6 V6 21/30 | Preferred 32900, Essence 36300/2, Avenir 44800/2`,
  ),
  make(
    'Cadillac',
    { USA: '1GY', Mexico: '3GY' },
    `
    Escalade | 3 | SUV | USA | 2010- | 7 | RWD 4WD | 6.2 V8 P 14/19; 3.0T I6 D 20/26 | Luxury 83900, Premium Luxury 92500, Sport 95500, Platinum 111100, Diesel Premium 93800/2
    XT4 | 2 | SUV | USA | 2019-2025 | 5 | FWD AWD | 2.0T I4 24/30 | Luxury 40000, Premium Luxury 43500, Sport 44000
    XT5 | 3 | SUV | USA | 2017- | 5 | FWD AWD | 2.0T I4 21/27; 3.6 V6 18/26 | Luxury 45800, Premium Luxury 50900, Sport 57900/2
    XT6 | 2 | SUV | USA | 2020- | 7 | FWD AWD | 2.0T I4 21/26; 3.6 V6 18/25 | Luxury 50200, Premium Luxury 55900/2, Sport 58100/2
    CT4 | 1 | Sedan | USA | 2020- | 5 | RWD AWD | 2.0T I4 P 23/34; 2.7T I4 P 20/29 | Luxury 36600, Premium Luxury 41200, V-Series 48700/2
    CT5 | 2 | Sedan | USA | 2020- | 5 | RWD AWD | 2.0T I4 P 23/32; 3.0T V6 P 18/27; 6.2S V8 P 13/21 | Luxury 40700, Premium Luxury 44900, V-Series 59700/2, V-Series Blackwing 96600/3
    LYRIQ | 2 | SUV | USA | 2023- | 5 | RWD AWD | electric | Tech 58600, Luxury 62700, Sport 63200
    SRX | 2 | SUV | Mexico | 2010-2016 | 5 | FWD AWD | 3.6 V6 E85 17/24 | Base 37600, Luxury 43600, Performance 46800`,
  ),
  make(
    'Chrysler',
    { Canada: '2C4', USA: '1C3' },
    `
    Pacifica | 5 | Minivan | Canada | 2017- | 7 | FWD AWD | 3.6 V6 19/28; 3.6 V6 PHEV 29/30 | Touring 41900, Touring L 45000, Limited 52500, Pinnacle 57900, Hybrid Select 53900/2
    Voyager | 1 | Minivan | Canada | 2020- | 7 | FWD | 3.6 V6 19/28 | L 28700, LX 31800
    300 | 3 | Sedan | Canada | 2010-2023 | 5 | RWD AWD | 3.6 V6 19/30; 5.7 V8 16/25; 6.4 V8 P 15/24 | Touring 35400, Touring L 38200, 300S 43500/2, 300C 56600/3
    200 | 2 | Sedan | USA | 2011-2017 | 5 | FWD AWD | 2.4 I4 E85 23/36; 3.6 V6 E85 19/32 | LX 22600, Limited 25100, S 26500/2`,
  ),
  make(
    'Dodge',
    { USA: '1C4', Canada: '2C3', Mexico: '3C4', Italy: 'ZAC' },
    `
    Charger | 5 | Sedan | Canada | 2010-2023 | 5 | RWD AWD | 3.6 V6 E85 19/30; 5.7 V8 16/25; 6.4 V8 P 15/24; 6.2S V8 P 12/21 | SXT 34200, GT 36400, R/T 41700/2, Scat Pack 48200/3, Hellcat 78700/4
    Challenger | 4 | Coupe | Canada | 2010-2023 | 5 | RWD AWD | 3.6 V6 19/30; 5.7 V8 16/25 manual; 6.4 V8 P 14/23 | SXT 32900, GT 35900, R/T 40000/2, Scat Pack 46500/3
    Durango | 5 | SUV | USA | 2011- | 7 | RWD AWD | 3.6 V6 19/26; 5.7 V8 14/22; 6.2S V8 P 12/17 | SXT 39500, GT 43900, R/T 53700/2, Hellcat 91500/3
    Journey | 3 | SUV | Mexico | 2010-2020 | 7 | FWD AWD | 2.4 I4 19/25; 3.6 V6 E85 17/25 | SE 24000, Crossroad 27100, GT 32300/2
    Grand Caravan | 4 | Minivan | Canada | 2010-2020 | 7 | FWD | 3.6 V6 E85 17/25 | SE 27500, SXT 29900, GT 35600
    Hornet | 2 | SUV | Italy | 2023- | 5 | AWD | 2.0T I4 21/29; 1.3T I4 PHEV 29/29 | GT 31600, GT Plus 36600, R/T 41600/2, R/T Plus 46600/2`,
  ),
  make(
    'Jeep',
    { USA: '1C4', Mexico: '3C4', Italy: 'ZAC' },
    `
    Wrangler | 9 | SUV | USA | 2010- | 5 | 4WD | 3.6 V6 18/23; 2.0T I4 21/24; 3.6 V6 17/25 manual; 2.0T I4 PHEV 20/20; 6.4 V8 P 13/16 | Sport 32700/3, Sport S 36200, Willys 41700, Sahara 47300/2, Rubicon 47900, 4xe 50700/4, Rubicon 392 87600/5
    Grand Cherokee | 10 | SUV | USA | 2010- | 5 | RWD 4WD | 3.6 V6 19/26; 2.0T I4 PHEV 23/24; 5.7 V8 14/22 | Laredo 38500, Altitude 42200, Limited 46000, Overland 56000/3, Summit 61000, 4xe 60500/2
    Grand Cherokee L | 4 | SUV | USA | 2021- | 7 | RWD 4WD | 3.6 V6 18/25; 5.7 V8 14/22 | Laredo 40500, Limited 48000, Overland 58000/2, Summit 63000
    Compass | 6 | SUV | Mexico | 2010- | 5 | FWD 4WD | 2.0T I4 24/32; 2.4 I4 22/31 | Sport 25900, Latitude 29500/2, Limited 33900, Trailhawk 35200
    Cherokee | 6 | SUV | USA | 2014-2023 | 5 | FWD 4WD | 2.4 I4 22/31; 3.2 V6 20/29; 2.0T I4 23/31 | Latitude 29000, Altitude 34000, Limited 36000/2, Trailhawk 38700/3
    Renegade | 3 | SUV | Italy | 2015-2023 | 5 | FWD 4WD | 1.3T I4 23/29; 2.4 I4 21/29 | Sport 24000/2, Latitude 28500, Limited 31000, Trailhawk 32500
    Gladiator | 4 | Pickup | USA | 2020- | 5 | 4WD | 3.6 V6 17/22; 3.6 V6 16/23 manual; 3.0T V6 D 22/28 | Sport 38800/2, Willys 44300, Overland 48600/3, Mojave 52700, Rubicon 52700
    Patriot | 2 | SUV | USA | 2010-2017 | 5 | FWD 4WD | 2.0 I4 23/30 cvt; 2.4 I4 21/27 | Sport 18500, Latitude 23300/2`,
  ),
  make(
    'RAM',
    { USA: '1C6', Mexico: '3C6', Turkey: 'ZFB' },
    `
    1500 | 14 | Pickup | USA | 2010- | 6 | RWD 4WD | 3.6 V6 MHEV 20/25; 5.7 V8 MHEV 18/23; 3.0T I6 18/24; 3.0T V6 D 22/32 | Tradesman 40300, Big Horn 44600, Lone Star 44600/2, Laramie 58900/2, Rebel 61100/3, Limited 73400/3, EcoDiesel 55100/4
    1500 Classic | 4 | Pickup | Mexico | 2019-2024 | 6 | RWD 4WD | 3.6 V6 E85 17/25; 5.7 V8 15/21 | Tradesman 34600, SLT 39700, Warlock 42400/2
    2500 | 5 | Pickup | Mexico | 2010- | 6 | RWD 4WD | 6.4 V8; 6.7T I6 D | Tradesman 46300, Big Horn 51100, Laramie 63200/2, Power Wagon 71800
    3500 | 2 | Pickup | Mexico | 2010- | 6 | RWD 4WD | 6.4 V8; 6.7T I6 D | Tradesman 47800, Big Horn 52900/2, Laramie 64600/2
    ProMaster 1500 | 2 | Cargo Van | Mexico | 2014- | 2 | FWD | 3.6 V6 | Low Roof 44200, High Roof 46600
    ProMaster City | 1 | Cargo Van | Turkey | 2015-2022 | 2 | FWD | 2.4 I4 21/28 | Tradesman 25700, SLT 27600`,
  ),
];
