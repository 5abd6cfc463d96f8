import { plainText } from './word.ts';

/**
 * Which wheels are driven, as languages put it together: "Tracción a las cuatro ruedas", "Roues avant motrices", "Tvåhjulsdrift, fram",
 * "Permanenter Allradantrieb". Every word has to be known, as "Rear camera" tells of no wheels.
 */

const KINDS = {
  FWD: /^(?:fwd|front(?!al)\p{L}*|delanter\p{L}*|dianteir\p{L}*|frente|avant|av|anterior\p{L}*|ant|vorn\p{L}*|vorder\p{L}*|voor|voorwiel\p{L}*|vooras|forhjul\p{L}*|framhjul\p{L}*|fremhjul\p{L}*|fram|framdriven|framaxel\p{L}*|przod|przed\p{L}*|predn\p{L}*|predok|prednj\p{L}*|перед\p{L}*|предн\p{L}*|пярэдн\p{L}*|priekin\p{L}*|prieks\p{L}*|etuvet\p{L}*|esivedu\p{L}*|esisild|elsokerek\p{L}*|elso|fata|προσθι\p{L}*|μπροστ\p{L}*|onden|on|წინა|առջեւի|առջևի|алдыңғы|oldi|алдынгы|قدامي|امامي|أمامي|הנעה קדמית|קדמית|前[轮輪]?驱?動?驱动?|前驱|전륜\p{L}*)$/u,
  RWD: /^(?:rwd|rear|back|traser\p{L}*|traseir\p{L}*|arriere|ar|posterior\p{L}*|post|heck\p{L}*|hint\p{L}*|achter|achterwiel\p{L}*|achteras|bakhjul\p{L}*|baghjul\p{L}*|bak|bag|bagtraek|bakdriven|bakaxel|tyl|tyln\p{L}*|zadn\p{L}*|задн\p{L}*|заден\p{L}*|galin\p{L}*|aizmugur\p{L}*|pakal\p{L}*|takavet\p{L}*|tagavedu\p{L}*|tagasild|hatsokerek\p{L}*|hatso|spate|πισω|οπισθι\p{L}*|arkadan|arka|უკანა|հետեւի|հետևի|артқы|orqa|خلفي|אחורית|후륜\p{L}*)$/u,
  two: /^(?:2wd|4x2|2x4|2rm|2|two|deux|dos|due|duas|zwei\p{L}*|zweirad\p{L}*|twee\p{L}*|tva\p{L}*|tohjul\p{L}*|dwa|dva|два|двух|simple|sencilla)$/u,
  four: /^(?:4wd|4x4|4rm|4|4rad|four|cuatro|quatro|vier|vierrad\p{L}*|vierwiel\p{L}*|firehjul\p{L}*|firhjul\p{L}*|fire|fyrhjul\p{L}*|fyra|cztery|ctyri|neliveto\p{L}*|nelikvedu\p{L}*|подключаем\p{L}*|підключа\p{L}*|включва\p{L}*|dolacza\p{L}*|pripojiteln\p{L}*|kapcsolhato|doble|quatre|четыре|dort)$/u,
  all: /^(?:awd|4matic|4motion|quattro|xdrive|symmetrical|toutes|todas|alle|alla|alles)$/u,
  // words that lists of many languages use for either
  either:
    /^(?:all|allhjul\p{L}*|allrad\p{L}*|permanentallrad|total|totale|integral\p{L}*|integraal|ti|полн\p{L}*|повн\p{L}*|пълн\p{L}*|поўн\p{L}*|visi|visu|visi\p{L}*|pilnpied\p{L}*|pilna|pilnais|osszkerek\p{L}*|sva|sve|svi|vsa|vse|vsetk\p{L}*|vsech\p{L}*|все|всі|tum|сите|4pogon|ყველა|լիաքարշ|толық|tuliq|полноприводн\p{L}*|四[轮輪]?驱?動?驱动?|사륜\p{L}*)$/u,
} as const;
type Kind = keyof typeof KINDS;

/** Words that stand beside them and tell nothing. */
const IDLE =
  /^(?:w|wd|x|drive|driven|drives|wheels?|whl|drv|axle|permanent\p{L}*|постоян\p{L}*|постійн\p{L}*|стал\p{L}*|stal[iny]\p{L}*|allando\p{L}*|nuolatin\p{L}*|pastavig\p{L}*|surekli|alalin\p{L}*|jatkuva\p{L}*|automatyczn\p{L}*|recznie|автоматически|constant|full|part|time|fulltime|on|demand|selectable|switchable|dual|range|motor|intelligent|e|a|al|as|the|las?|los|le|les|les|de|des|du|en|na|nas|aux|by|tracc?i?on|tracc?ao|traction|trazione|transmis+ion\p{L}*|transm|propulsion|prop|rouage|antrieb\p{L}*|rad|raeder|rader|zuschaltbar\p{L}*|aandrijving|aangedreven|wiel\p{L}*|wielen|ruedas?|rodas?|ruote|ruota|roues?|motri\p{L}*|conectable|enclenchable|inseribile|ligavel|hjul|hjuls\p{L}*|drift|trekk|traek|naped|kola|kolo|kol|kotac\p{L}*|tock\p{L}*|tocka|kolesa|koles\p{L}*|pogon\p{L}*|привод\p{L}*|привід\p{L}*|предаване|задвижване|pohon\p{L}*|nahon|hajtas\p{L}*|tractiune|varantys|varomi|ratai|piedzina|pievads|veto\p{L}*|vedu|κινηση|cekis|cekisli|ceker|itis|itisli|колес\p{L}*|на|სამართავი|წამყვანი|თვლები|քարշ|دفع|עבירות)$/u;

/** "4 x 4" and "4-wheel" in one piece, and "4 RM", as the kinds have them. */
const joined = (plain: string): string =>
  plain
    .replaceAll(/\b4 ?(?:x|by|χ|х|на) ?4\b/gu, '4x4')
    .replaceAll(/\b(?:4 ?(?:x|х) ?2|2 ?(?:x|х) ?4)\b/gu, '4x2')
    .replaceAll(/\bquattro ruote\b/g, '4 ruote')
    .replaceAll(/\bcuatro por cuatro\b|\bfour by four\b/g, '4x4')
    .replaceAll(/\b([24]) (rm|wd)\b/g, '$1$2');

/** The word for the driven wheels; undefined: something else stands in the text, or several are named. */
export function drivenWheels(text: string): string | undefined {
  const kinds = new Set<Kind>();
  for (const token of joined(plainText(text)).split(' ')) {
    const found = (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(token));
    if (found) kinds.add(found);
    else if (!IDLE.test(token)) return undefined;
  }
  const is = (...told: Kind[]): boolean => told.length === kinds.size && told.every((one) => kinds.has(one));
  for (const end of ['FWD', 'RWD'] as const) if (is(end) || is(end, 'two')) return end;
  if (is('two')) return '2WD';
  if (is('four') || is('four', 'either')) return '4WD';
  return is('all') || is('either') || is('all', 'either') ? 'AWD' : undefined;
}
