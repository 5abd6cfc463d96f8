import { useState } from 'preact/hooks';
import { type ApiRefusal, asRefusal } from '../../api.ts';

/** A change that is made one at a time, and why the last one failed. */
export interface Change {
  readonly busy: boolean;
  readonly refused: ApiRefusal | undefined;
  /** Makes it; `done` is called once it is made. */
  make<Data>(work: () => Promise<Data>, done?: (data: Data) => void): void;
}

/** Changes that a part of the page makes. */
export function useChange(): Change {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiRefusal>();
  return {
    busy,
    refused,
    make(work, done) {
      if (busy) return;
      setBusy(true);
      work()
        .then(
          (data) => {
            setRefused(undefined);
            done?.(data);
          },
          (error: unknown) => setRefused(asRefusal(error)),
        )
        .finally(() => setBusy(false));
    },
  };
}
