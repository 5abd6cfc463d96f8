import { make } from './table.ts';

/** Makes that sell electric cars only. */
export const electric = [
  make(
    'Tesla',
    { USA: '5YJ' },
    `
    Model 3 | 8 | Sedan | USA | 2017- | 5 | RWD AWD | electric | Standard Range Plus 39000, Long Range 47700, Performance 54900
    Model Y | 10 | SUV | USA | 2020- | 5 | RWD AWD | electric | Standard Range 43900, Long Range 48900, Performance 57400
    Model S | 2 | Sedan | USA | 2012- | 5 | RWD AWD | electric | 75D 79900, Long Range 84900, Plaid 99900
    Model X | 2 | SUV | USA | 2016- | 7 | AWD | electric | 75D 84900, Long Range 89900, Plaid 104900
    Cybertruck | 1 | Pickup | USA | 2024- | 5 | AWD | electric | Foundation 99900, All-Wheel Drive 79900`,
  ),
  make(
    'Rivian',
    { USA: '7PD' },
    `
    R1T | 1 | Pickup | USA | 2022- | 5 | AWD | electric | Adventure 73900, Dual Standard 69900, Performance Dual 83900
    R1S | 1 | SUV | USA | 2022- | 7 | AWD | electric | Adventure 78900, Dual Standard 75900, Performance Dual 89900`,
  ),
  make(
    'Lucid',
    { USA: '50E' },
    `
    Air | 1 | Sedan | USA | 2022- | 5 | RWD AWD | electric | Pure 69900, Touring 78900, Grand Touring 110900`,
  ),
  make(
    'Polestar',
    { China: 'LPS', USA: 'YSR' },
    `
    2 | 1 | Hatchback | China | 2021- | 5 | FWD AWD | electric | Single Motor 49900, Dual Motor 55300
    3 | 1 | SUV | USA | 2025- | 5 | AWD | electric | Long Range 73400, Performance 79400`,
  ),
];
