import { at } from '../../market/car.ts';
import { GB, type MarketCases } from '../market-cases.ts';

/** Its searches are asked in uk.ts. */
export const cases: MarketCases = {
  market: 'uk-cars',
  found: {
    ...GB,
    ...{
      nation: 'Wales',
      has_vin: true,
      vehicle_registration_mark: 'AB12CDE',
      uvc_id: 'U7',
      variant: 'SE 5dr',
    },
    ...{ model_variant: 'nova 7|se 5dr', co2_emissions: '120', num_owners: 2, insurance_group: '12E' },
    ...{ write_off_category: 'S', fca_status: 'Authorised', car_seller_name: 'Yard', car_street: '1 Dock' },
    ...{ car_city: 'Hull', car_county: 'Humberside', car_zip: 'HU1 1AA', car_latitude: '53.74' },
    ...{ car_longitude: '-0.33', ev_battery_type: 'Lithium', wheelbase_category: 'Long', combined_mpg: 45 },
    ...{ ev_battery_capacity: 64, ev_vehicle_range: 230, performance_co2: 118, ulez_compliant: true },
    ...{ is_vat_included: true, vehicle_registration_date: at('2021-03-15T00:00:00Z') },
  },
  other: { has_vin: false },
};
