import { ADVERTISING, type Form } from './form.ts';

/** Vehicle offers of Meta's catalogues: `<listings><listing>`. */
export const META: Form = {
  elements: ['listing'],
  withoutUse: [
    ...ADVERTISING,
    'applinks',
    'availability_circle_radius',
    'availability_circle_radius_unit',
    'chrome_id',
    'custom_*',
    'dealer_communication_channel',
    'dealer_privacy_policy_url',
    'fb_page_id',
    'google_product_category',
    'image.tag',
    'image.tags',
    'images.tag',
    'images.tags',
    'legal_disclosure_impressum_url',
    'previous_currency',
    'previous_price',
    'product_priority_*',
    'quantity',
  ],
};
