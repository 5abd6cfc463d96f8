import { errors } from '@elastic/elasticsearch';

/**
 * Was the same asked of another node, as one gave no answer? That one may have done it before it died, so that what is refused now
 * is what it did.
 */
export const wasAskedAgain = (error: unknown): error is errors.ResponseError =>
  error instanceof errors.ResponseError && error.meta.meta.attempts > 0;

/** Makes an index that there is none of; a node that died may have made it before it could say so. */
export async function makeIndex(make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    const isMade = wasAskedAgain(error) && error.message.includes('resource_already_exists_exception');
    if (!isMade) throw error;
  }
}
