import { freshSecret } from '../accounts/digest.ts';
import type { AccountsDatabase } from '../accounts/schema.ts';
import type { Seal } from '../accounts/seal.ts';
import { type Target, targetAt } from '../accounts/target.ts';
import { refuseLostKey } from '../accounts/webhooks.ts';

/** The webhook of a job, as it is made with it. */
export interface JobWebhook {
  /** signs what is sent; in here and nowhere else */
  readonly secret: string;
  /** URL and secret, as they are kept with the job */
  readonly sealed: string;
}

/** Makes the webhook of a job, with a secret of its own; `url` is one for which `isTarget` holds. */
export type MakeWebhook = (job: string, url: URL) => Promise<JobWebhook>;

/** Rejects where the key that hides the webhooks that are there is lost: a second one would hide that. */
export const webhookMaker =
  (database: AccountsDatabase, seal: Seal): MakeWebhook =>
  async (job, url) => {
    await refuseLostKey(database, seal);
    const secret = freshSecret();
    return { secret, sealed: seal.seal(JSON.stringify(targetAt(url, secret)), job) };
  };

/** Where the end of a job is told. Throws UnreadableSecret without the key. */
export const webhookOf = (seal: Seal, job: string, sealed: string): Target =>
  JSON.parse(seal.open(sealed, job)) as Target;
