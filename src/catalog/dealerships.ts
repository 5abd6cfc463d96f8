import { anyOf, keyword, names } from './declare.ts';
import { created, sellerIdentity, sellerInUk, sellerPlace, ukSeller } from './directory/seller.ts';
import type { Field, SearchDataset } from './field.ts';

/** An id of the newer directory: text, here (supplement decision 5). */
const mcId = (name: string, about: string, more: Parameters<typeof keyword>[2] = {}): Field =>
  keyword(name, `${about}.`, {
    at: name,
    facet: true,
    sort: name,
    params: [anyOf(name, `${about}: comma-separated list.`)],
    ...more,
  });

const groupName = (name: string, about: string): Field =>
  keyword(name, `${about}.`, {
    at: name,
    facet: true,
    params: [names(name, `${about}: comma-separated list, case-insensitive.`)],
  });

/** The newer directory: websites, groups, locations and rooftops in one (part-1.md, dealership record; E5). */
export const dealerships: SearchDataset = {
  name: 'dealerships',
  schema: 'Dealership',
  about: 'Dealerships of the newer directory: websites, groups, locations and rooftops.',
  order: [{ field: 'mc_website_id', descending: false }],
  ties: [{ field: 'mc_website_id', descending: false }],
  fields: [
    mcId('mc_website_id', 'Website id'),
    mcId('mc_dealer_id', 'Dealer id'),
    mcId('mc_location_id', 'Location id'),
    mcId('mc_rooftop_id', 'Rooftop id'),
    mcId('mc_dealership_group_id', 'Dealership group id'),
    groupName('mc_dealership_group_name', 'Name of the dealership group'),
    mcId('mc_sub_dealership_group_id', 'Dealership sub-group id'),
    groupName('mc_sub_dealership_group_name', 'Name of the dealership sub-group'),
    keyword('mc_category', 'Category, for example Dealer, franchise, independent.', {
      at: 'mc_category',
      facet: true,
      params: [anyOf('mc_category', 'Categories: comma-separated list, case-insensitive.')],
    }),
    ...sellerIdentity,
    ...sellerPlace('number'),
    created,
  ],
};

/** The same for the UK. */
export const ukDealerships: SearchDataset = {
  ...dealerships,
  name: 'uk-dealerships',
  schema: 'UkDealership',
  about: 'Dealerships of the UK.',
  fields: [...dealerships.fields.map(sellerInUk), ...ukSeller],
};
