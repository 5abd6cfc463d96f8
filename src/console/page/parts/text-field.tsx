import { useState } from 'preact/hooks';

interface Props {
  readonly type?: 'text' | 'month' | 'date' | 'number';
  readonly label?: string;
  readonly value: string;
  /** what was typed, once it is complete */
  readonly onValue: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** id of the values that are offered */
  readonly list?: string;
  readonly min?: string;
}

/**
 * A year is typed digit by digit: to the browser 0002 is one, and nobody means it. A day of which a part was taken away has
 * no value, and is not taken back either.
 */
const isMeant = (type: Props['type'], { value, validity }: HTMLInputElement): boolean =>
  !validity.badInput && ((type !== 'date' && type !== 'month') || value === '' || value >= '1000');

/** A field to type in. What is being typed stays, whatever the page shows anew meanwhile. */
export function TextField({ type = 'text', label, value, onValue, ...more }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...more}
      type={type}
      step={type === 'number' ? 'any' : undefined}
      aria-label={label}
      spellcheck={false}
      value={draft ?? value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onChange={({ currentTarget: typed }) => {
        if (!isMeant(type, typed)) return;
        setDraft(undefined);
        onValue(typed.value.trim());
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
