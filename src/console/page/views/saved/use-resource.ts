import { useEffect, useState } from 'preact/hooks';
import { type ApiRefusal, ask, asRefusal } from '../../api.ts';
import { session } from '../../session.ts';

/** What the interface tells at a path, which changes whenever something is saved. */
export interface Resource<Data> {
  /** as it was told last; undefined: not yet */
  readonly data: Data | undefined;
  readonly refused: ApiRefusal | undefined;
  readonly waiting: boolean;
  /** asks again, also where it was answered */
  again(): void;
}

interface State<Data> {
  readonly of: string;
  readonly data?: Data;
  readonly refused?: ApiRefusal;
}

/** Asks for what is at a path; undefined: for nothing. */
export function useResource<Data>(path: string | undefined): Resource<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>({ of: '' });
  const wanted = `${session.value?.key} ${path} ${round}`;
  useEffect(() => {
    if (path === undefined) return undefined;
    const given = new AbortController();
    ask<Data>({ path, params: new Map() }, given.signal).then(
      ({ data }) => setState({ of: wanted, data }),
      (error: unknown) => {
        if (!given.signal.aborted) setState({ of: wanted, refused: asRefusal(error) });
      },
    );
    return () => given.abort();
  }, [wanted]);
  return {
    data: state.data,
    refused: state.refused,
    waiting: path !== undefined && state.of !== wanted,
    again: () => setRound((count) => count + 1),
  };
}
