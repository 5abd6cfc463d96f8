import { ADVERTISING, type Form } from './form.ts';

/** Vehicle ads of Google's Merchant Center: RSS `<item>` or Atom `<entry>`, members with the prefix g. */
export const GOOGLE: Form = {
  elements: ['item', 'entry'],
  withoutUse: [
    ...ADVERTISING,
    'ads_redirect',
    'custom_*',
    'excluded_destination',
    'google_product_category',
    'guid',
    'identifier_exists',
    'included_destination',
    'item_group_id',
    'link_template',
    'mobile_link',
    'mobile_link_template',
    'product_type',
    'pubdate',
    'quantity',
    'updated',
    'vehicle_fulfillment*',
    'vehicle_price_type',
  ],
};
