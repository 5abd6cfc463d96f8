import { type Case, left, listed, ranged } from './case.ts';

const PEACH = ['f150', 'f150new', 'mustang', 'escape'];
const DECATUR = ['civic', 'crv', 'ram'];
const BAY = ['model3', 'ioniq', 'leaf'];
const LOOP = ['bmw3', 'x5', 'outback', 'grancabrio'];

/** Who sells it. */
export const seller: readonly Case[] = [
  listed('dealer_name=PEACH%20state%20Ford', 'seller_name', ['peach state ford'], PEACH),
  listed('dealer_name=Peach%20State', 'seller_name', ['peach state'], []),
  listed('dealer_type=Independent', 'dealer_type.lc', ['independent'], DECATUR),
  // a name that holds a comma is read greedily: as it stands, and in its pieces (feeds.md section 5)
  listed(
    'dealership_group_name=Peach%20Motors,%20Inc.',
    'dealership_group_name.lc',
    ['inc.', 'peach motors', 'peach motors, inc.'],
    PEACH,
  ),
  listed('dealership_group_name=bay%20GROUP', 'dealership_group_name.lc', ['bay group'], [...BAY, ...LOOP]),
  listed(
    'mc_dealership_group_name=Peach%20Motors,%20Inc.,Bay%20Group&rows=50',
    'mc_dealership_group_name',
    [
      'bay group',
      'inc.',
      'inc.,bay group',
      'peach motors',
      'peach motors, inc.',
      'peach motors, inc.,bay group',
    ],
    [...PEACH, ...BAY, ...LOOP],
  ),
  listed(
    'mc_sub_dealership_group_name=peach%20south',
    'mc_sub_dealership_group_name',
    ['peach south'],
    PEACH,
  ),
  listed('mc_dealership_group_id=502', 'mc_dealership_group_id', ['502'], [...BAY, ...LOOP]),
  listed('mc_sub_dealership_group_id=512', 'mc_sub_dealership_group_id', ['512'], BAY),
  listed('mc_dealer_id=8002', 'mc_dealer_id', ['8002'], DECATUR),
  listed('mc_location_id=7003,7002', 'mc_location_id', ['7002', '7003'], [...DECATUR, ...BAY]),
  listed('mc_rooftop_id=6004', 'mc_rooftop_id', ['6004'], LOOP),
  listed('mc_category=retailer,AGGREGATOR', 'mc_category', ['aggregator', 'retailer'], DECATUR),
  left('exclude_dealer_ids=1001,1004', 'dealer_id', ['1001', '1004'], [...DECATUR, ...BAY]),
  left('exclude_mc_website_ids=9001,9002', 'mc_website_id', ['9001', '9002'], [...BAY, ...LOOP]),
  ranged('inventory_count_range=4-5', 'inventory_count', { min: 4, max: 5 }, [...DECATUR, ...LOOP]),
];
