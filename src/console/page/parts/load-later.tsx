import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Fault, Waiting } from './messages.tsx';

/** A part of the page that is loaded when it is first shown. Where that fails it says so, and can be tried again. */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReturnType<typeof Waiting> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [, setLoaded] = useState(false);
    const [fault, setFault] = useState<string>();
    const [round, setRound] = useState(0);
    useEffect(() => {
      let wanted = true;
      if (loaded) return undefined;
      setFault(undefined);
      load().then(
        (part) => {
          loaded = part;
          if (wanted) setLoaded(true);
        },
        () => {
          if (wanted) setFault('This part of the page could not be loaded.');
        },
      );
      return () => {
        wanted = false;
      };
    }, [round]);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return fault ? <Fault fault={{ message: fault }} again={() => setRound(round + 1)} /> : <Waiting />;
  };
}
