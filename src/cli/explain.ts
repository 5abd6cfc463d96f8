import { Command } from 'commander';
import { Refused } from '../../ingest/outcome.ts';
import { explain } from '../api/explain.ts';
import { Refusal } from '../catalog/errors.ts';

/** `forecourt explain 'URL'` (feeds.md section 1): the plan and the engine request, without running it. */
export function explainCommand(): Command {
  return new Command('explain')
    .description('print the plan and the engine request that a URL becomes, without running it')
    .argument('<url>', "URL of a search, whole or from its path: '/v2/search/car/active?make=Ford'")
    .action((url: string) => {
      try {
        console.log(JSON.stringify(explain(url), undefined, 2));
      } catch (error) {
        throw error instanceof Refusal ? new Refused(error.message) : error;
      }
    });
}
