import { useState } from 'preact/hooks';

/** Copies a text; says so, or that the browser does not let it. */
export function Copy({ text, children }: { text: () => string; children: string }) {
  const [status, setStatus] = useState('');
  const copy = (): void => {
    const done = (words: string): void => {
      setStatus(words);
      setTimeout(() => setStatus(''), 2000);
    };
    navigator.clipboard.writeText(text()).then(
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
