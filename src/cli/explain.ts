import { Command } from 'commander';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { explain } from '../api/explain/explain.ts';
import { OPERATIONS } from '../api/operations.ts';
import { Refusal } from '../catalog/errors.ts';

/** `forecourt explain 'URL'` (feeds.md section 1): the plan and the engine request, without running it. */
export function explainCommand(): Command {
  return new Command('explain')
    .argument('<url>', "URL of an operation, full or from the path on: '/v2/search/car/active?make=Ford'")
    .action(async (url: string) => {
      try {
        console.log(JSON.stringify(await explain(OPERATIONS, url), undefined, 2));
      } catch (error) {
        throw error instanceof Refusal ? new CommandRefusal(error.message) : error;
      }
    });
}
