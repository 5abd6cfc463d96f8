import { allChoiceSpellings } from '../../src/catalog/vocabulary/choice.ts';
import { fold } from '../../src/grammar/fold.ts';
import { headerWord } from './header-name.ts';

const CALLED: ReadonlyMap<string, string> = new Map(allChoiceSpellings());

/** Parts of a word that tell what it means; words that mean one of the choices as a whole are those of the catalogue. */
const PARTS: Readonly<Record<string, RegExp>> = {
  used: /\b(?:used|certified|cpo|pre-?owned|demo|gebraucht|gebrauchtwagen|occasion|tweedehands|usado|usato|begagnad)\b/,
  fsbo: /\b(?:private|privat|privatanbieter|owner|individual|particulier|particular)\b/,
  auction: /\b(?:auction|auktion|encheres|veiling|subasta)\b/,
  dealer:
    /\b(?:dealer|dealership|trade|haendler|händler|gewerblich|handlare|concessionnaire|professional|profesional)\b/,
};

/** Headers that ask whether a vehicle is new, or used: their cells say yes or no. */
const QUESTIONS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  isnew: ['new', 'used'],
  isused: ['used', 'new'],
};

const YES = /^(?:1|true|t|yes|y)$/;
const NO = /^(?:0|false|f|no|n)$/;

/** The choice of ours that a load understands a word as, without a map; undefined: none. */
export function acceptedChoice(choices: readonly string[], word: string): string | undefined {
  const called = CALLED.get(fold(word));
  return choices.find((one) => one === called);
}

/** The choice of ours that a word of a file means, under its header; undefined: none. */
export function choiceMeaning(choices: readonly string[], word: string, header: string): string | undefined {
  const key = fold(word);
  const [yes, no] = QUESTIONS[headerWord(header)] ?? [];
  if (yes !== undefined && choices.includes(yes) && YES.test(key)) return yes;
  if (no !== undefined && choices.includes(no) && NO.test(key)) return no;
  return (
    choices.find((one) => one === key) ??
    choices.find((one) => one === CALLED.get(key)) ??
    choices.find((one) => PARTS[one]?.test(key))
  );
}
