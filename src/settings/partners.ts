import { z } from 'zod';
import { isPartnerKey, isPartnerUrl } from '../partners/address.ts';
import type { PartnerAddress } from '../partners/partner.ts';
import { list, optional } from './forms.ts';

/** A URL with the member in braces. */
const partnerUrl = (member: string) =>
  optional.refine(
    (url) => !url || isPartnerUrl(url, member),
    `an address with {${member}}, without user and password, for example https://partner.example/{${member}}`,
  );
const partnerKey = optional.refine((key) => !key || isPartnerKey(key), 'printable ASCII');

/** Variables of partners, and of every call that leaves. */
export const partnerVariables = z.object({
  FORECOURT_RECALLS_URL: partnerUrl('vin').describe(
    'recall partner, used instead of loaded recalls: https://…/{vin}; may contain {key}',
  ),
  FORECOURT_RECALLS_KEY: partnerKey.describe(
    "the partner's key: replaces {key} in the URL, else sent as X-API-Key",
  ),
  FORECOURT_PLATES_URL: partnerUrl('plate').describe(
    'plate partner, used instead of loaded plates: https://…?plate={plate}&state={state}&country={country}; may contain {key}',
  ),
  FORECOURT_PLATES_KEY: partnerKey.describe(
    "the partner's key: replaces {key} in the URL, else sent as X-API-Key",
  ),
  FORECOURT_PARTNER_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d?s$/, 'seconds, for example 10s')
    .default('10s')
    .describe('timeout of one call to a partner; calls that may succeed later are tried three times'),
  FORECOURT_OUTGOING_ALLOWS: list
    .refine(
      (words) => words.every((word) => word === 'http' || word === 'private'),
      'http, private, or both (comma list)',
    )
    .describe(
      'what calls to partners and webhooks may use besides https and public addresses: http, private (comma list)',
    ),
});

/** Which partners are asked, and how calls may leave. */
export interface PartnerSettings {
  /** partners that are asked over HTTP: URL with members in braces, our key */
  readonly partners: {
    readonly recalls: PartnerAddress | undefined;
    readonly plates: PartnerAddress | undefined;
    /** for one attempt */
    readonly timeoutSeconds: number;
  };
  /** what calls to others may do besides reaching public addresses by https */
  readonly outgoing: { readonly http: boolean; readonly private: boolean };
}

const partnerAt = (url: string | undefined, key: string | undefined): PartnerAddress | undefined =>
  url === undefined ? undefined : { url, key };

/** The settings of partners, from their variables. */
export function partnerSettings(value: z.infer<typeof partnerVariables>): PartnerSettings {
  return {
    partners: {
      recalls: partnerAt(value.FORECOURT_RECALLS_URL, value.FORECOURT_RECALLS_KEY),
      plates: partnerAt(value.FORECOURT_PLATES_URL, value.FORECOURT_PLATES_KEY),
      timeoutSeconds: Number.parseInt(value.FORECOURT_PARTNER_TIMEOUT, 10),
    },
    outgoing: {
      http: value.FORECOURT_OUTGOING_ALLOWS.includes('http'),
      private: value.FORECOURT_OUTGOING_ALLOWS.includes('private'),
    },
  };
}
