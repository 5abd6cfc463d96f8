import { errors } from '@elastic/elasticsearch';

/**
 * Was the same asked of another node, as one gave no answer? That one may have done it before it died, so that what is refused now
 * is what it did.
 */
export const wasAskedAgain = (error: unknown): error is errors.ResponseError =>
  error instanceof errors.ResponseError && error.meta.meta.attempts > 0;
