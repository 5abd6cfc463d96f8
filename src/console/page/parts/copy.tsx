import { useState } from 'preact/hooks';

/** Copies a text; says so, or that the browser does not let it. */
export function Copy({ text, children }: { text: () => string; children: string }) {
  const [status, setStatus] = useState('');
  const copy = (): void => {
    const done = (words: string): void => {
      setStatus(words);
      setTimeout(() => setStatus(''), 2000);
    };
    // pages that came by plain HTTP from another machine have no clipboard
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard?.writeText(text()) ?? Promise.reject(new Error('no clipboard'))).then(
      () => done('copied'),
      () => done('not allowed here: select the text'),
    );
  };
  return (
    <button type="button" class="plain" onClick={copy}>
      {children}
      <span role="status">{status ? ` ${status}` : ''}</span>
    </button>
  );
}
