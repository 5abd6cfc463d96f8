import type { Client } from '@elastic/elasticsearch';
import { askAliases } from '../engine/ask.ts';
import type { LiveReader } from '../engine/live-reader.ts';
import { requireRoles } from '../engine/live-roles.ts';
import { outgoing } from '../outgoing/call.ts';
import type { LookUp } from '../partners/look-up.ts';
import { partner } from '../partners/partner.ts';
import { deliveredPlates } from '../partners/plates/delivery.ts';
import { partnerPlates } from '../partners/plates/http.ts';
import type { PlateSource } from '../partners/plates/source.ts';
import { regulatorRecalls } from '../partners/recalls/campaigns.ts';
import { deliveredRecalls } from '../partners/recalls/delivery.ts';
import { partnerRecalls } from '../partners/recalls/http.ts';
import { firstKnowing, type RecallSource } from '../partners/recalls/source.ts';
import { keyedQuestion } from '../search/lookups/keyed-records.ts';
import type { Settings } from '../settings.ts';
import type { VinDecoder } from '../vin/decoded-vehicle.ts';

/** Who answers for recalls and plates: a partner where one is configured, and nobody besides; else what was delivered. */

/** Pause before a partner is tried again, and how long one that fails is left in peace. */
const PATIENCE = { pause: 200, rest: 30_000 };

/**
 * Looks up records of deliveries in the engine: the newest at once. Throws EngineDown where it has lost them, as nothing
 * found would be a wrong answer.
 */
export const lookUpIn =
  (client: Client, prefix: string, live: LiveReader): LookUp =>
  async (dataset, keys, signal) => {
    await requireRoles(live, [dataset.name]);
    const { sources, isNowhere } = await askAliases(client, keyedQuestion(prefix, dataset, keys), signal);
    if (isNowhere) await requireRoles({ get: () => live.refresh() }, [dataset.name]);
    return sources;
  };

type Configured = Pick<Settings, 'outgoing' | 'partners'>;

const ask = ({ outgoing: allowed, partners }: Configured, name: 'recalls' | 'plates') => {
  const address = partners[name];
  return (
    address && partner(outgoing(allowed), address, { ...PATIENCE, attempt: partners.timeoutSeconds * 1000 })
  );
};

/** The partner; else the recalls by VIN, and for VINs that they do not have the regulator's campaigns. */
export function recallSource(settings: Configured, lookUp: LookUp, decoder: VinDecoder): RecallSource {
  const asked = ask(settings, 'recalls');
  if (asked) return partnerRecalls(asked);
  return firstKnowing([deliveredRecalls(lookUp), regulatorRecalls(lookUp, decoder)]);
}

/** The partner; else the plates that were delivered. */
export function plateSource(settings: Configured, lookUp: LookUp): PlateSource {
  const asked = ask(settings, 'plates');
  return asked ? partnerPlates(asked) : deliveredPlates(lookUp);
}
