import { type Case, left, listed, named, nothing, ranged } from './case.ts';

const PEACH = ['f150', 'f150new', 'mustang', 'escape'];
const DECATUR = ['civic', 'crv', 'ram'];
const BAY = ['model3', 'ioniq', 'leaf'];
const LOOP = ['bmw3', 'x5', 'outback', 'grancabrio'];

/** Who sells it. */
export const seller: readonly Case[] = [
  listed('dealer_name=PEACH%20state%20Ford', 'seller_name', ['peach state ford'], PEACH),
  listed('dealer_name=Peach%20State', 'seller_name', ['peach state'], []),
  listed('dealer_type=Independent', 'dealer_type.lc', ['independent'], DECATUR),
  // a name that holds a comma is read greedily, by the names that are known (feeds.md section 5)
  named(
    'dealership_group_name=Peach%20Motors,%20Inc.',
    'dealership_group_name.lc',
    { pieces: ['Peach Motors', ' Inc.'], names: ['peach motors, inc.'] },
    PEACH,
  ),
  // the known group "Hills Motors" is not meant where the longer name is known, wherever its listings stand
  named(
    'dealership_group_name=Hills%20Motors,%20Inc.&country=all',
    'dealership_group_name.lc',
    { pieces: ['Hills Motors', ' Inc.'], names: ['hills motors, inc.'] },
    ['f150ca'],
  ),
  named(
    'dealership_group_name=HILLS%20motors,%20INC.',
    'dealership_group_name.lc',
    { pieces: ['HILLS motors', ' INC.'], names: ['hills motors, inc.'] },
    [],
  ),
  listed(
    'dealership_group_name=Hills%20Motors&country=all',
    'dealership_group_name.lc',
    ['hills motors'],
    DECATUR,
  ),
  // a backslash keeps the comma: one name, and nothing is looked up
  listed(
    'dealership_group_name=Hills%20Motors%5C,%20Inc.&country=all',
    'dealership_group_name.lc',
    ['hills motors, inc.'],
    ['f150ca'],
  ),
  // without its blank it is no known name
  named(
    'dealership_group_name=Hills%20Motors,Inc.&country=all',
    'dealership_group_name.lc',
    { pieces: ['Hills Motors', 'Inc.'], names: ['hills motors', 'inc.'] },
    DECATUR,
  ),
  // a name escaped in a list does not join its neighbours
  named(
    'dealership_group_name=Hills%20Motors,Hills%20Motors%5C,%20Inc.&country=all',
    'dealership_group_name.lc',
    { pieces: ['Hills Motors', 'Hills Motors, Inc.'], names: ['hills motors', 'hills motors, inc.'] },
    [...DECATUR, 'f150ca'],
  ),
  listed(
    'dealership_group_name=Hall%20%7C%20Mileone%20Autogroup&country=ca',
    'dealership_group_name.lc',
    ['hall | mileone autogroup'],
    ['civicca'],
  ),
  named(
    'dealership_group_name=Hall%20%7C%20Mileone%20Autogroup,Peach%20Motors,%20Inc.,Nobody&country=all',
    'dealership_group_name.lc',
    {
      pieces: ['Hall | Mileone Autogroup', 'Peach Motors', ' Inc.', 'Nobody'],
      names: ['hall | mileone autogroup', 'nobody', 'peach motors, inc.'],
    },
    [...PEACH, 'civicca'],
  ),
  named(
    'dealership_group_name=Hills%20Motors,%20Inc.,Hills%20Motors,bay%20group&country=all&rows=50',
    'dealership_group_name.lc',
    {
      pieces: ['Hills Motors', ' Inc.', 'Hills Motors', 'bay group'],
      names: ['bay group', 'hills motors', 'hills motors, inc.'],
    },
    ['f150ca', ...DECATUR, ...BAY, ...LOOP],
  ),
  // a repeated parameter is one list, and so may hold the halves of a name
  named(
    'dealership_group_name=Peach%20Motors&dealership_group_name=%20Inc.',
    'dealership_group_name.lc',
    { pieces: ['Peach Motors', ' Inc.'], names: ['peach motors, inc.'] },
    PEACH,
  ),
  named(
    'dealership_group_name=nobody,%20Ltd',
    'dealership_group_name.lc',
    { pieces: ['nobody', ' Ltd'], names: ['ltd', 'nobody'] },
    [],
  ),
  nothing('dealership_group_name=,%20,', 'a list of no names'),
  listed('dealership_group_name=bay%20GROUP', 'dealership_group_name.lc', ['bay group'], [...BAY, ...LOOP]),
  named(
    'mc_dealership_group_name=Peach%20Motors,%20Inc.,Bay%20Group&rows=50',
    'mc_dealership_group_name.lc',
    { pieces: ['Peach Motors', ' Inc.', 'Bay Group'], names: ['bay group', 'peach motors, inc.'] },
    [...PEACH, ...BAY, ...LOOP],
  ),
  listed(
    'mc_sub_dealership_group_name=peach%20south',
    'mc_sub_dealership_group_name.lc',
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
