/**
 * Waits for works that run at the same time, to the end of each, and gives their results in order; then throws what the first
 * one threw. So nothing goes on after its caller has failed and cleans up.
 */
export async function together<Results extends readonly unknown[]>(
  works: {
    readonly [At in keyof Results]: Promise<Results[At]>;
  },
): Promise<Results> {
  await Promise.allSettled(works);
  return (await Promise.all(works)) as unknown as Results;
}
