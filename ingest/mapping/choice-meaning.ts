/** What the words of the choices are called elsewhere, in lower case. */
const MEANINGS: Readonly<Record<string, RegExp>> = {
  new: /^(?:n|new|brand new|neu|neuwagen|neuf|neuve|nuevo|ny|nieuw|nuovo)$/,
  used: /\b(?:used|certified|cpo|pre-?owned|demo|gebraucht|gebrauchtwagen|occasion|tweedehands|usado|usato|begagnad)\b|^(?:u|like new|excellent|very good|good|fair|poor|salvage|second ?hand)$/,
  fsbo: /\b(?:private|privat|privatanbieter|owner|individual|particulier|particular)\b/,
  auction: /\b(?:auction|auktion|encheres|veiling|subasta)\b/,
  dealer:
    /\b(?:dealer|dealership|trade|haendler|händler|gewerblich|handlare|concessionnaire|professional|profesional)\b/,
};

/** The choice of ours that a word of a file means; undefined: none. */
export const choiceMeaning = (choices: readonly string[], word: string): string | undefined => {
  const key = word.trim().toLowerCase();
  return choices.find((one) => one === key || MEANINGS[one]?.test(key));
};
