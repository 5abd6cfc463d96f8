import { listed } from './listed.ts';
import type { Vocabulary } from './word.ts';

/** Feeds.md section 3: Automatic, CVT, Manual. Dealers name gears, makers' brands and modes besides. */
export const transmission: Vocabulary = {
  field: 'transmission',
  // "Automatic (CVT)"
  prevails: (one, other) => one.word === 'CVT' && other.word === 'Automatic',
  words: [
    {
      word: 'Automatic',
      spellings: [
        'otomatik',
        'yarı otomatik',
        'a',
        'auto',
        'aut',
        'automatyczna',
        'automatgir',
        'a/t',
        'automat',
        'automatisk',
        'automatisch',
        'automaat',
        'automatlåda',
        ...['bva', 'bva6', 'bva8'],
        'automatik',
        'automatique',
        'boite automatique',
        'automático',
        'secuencial',
        'automatico',
        'automática',
        'automatgetriebe',
        'halbautomatik',
        'semi-automatic',
        'semiautomaat',
        'steptronic',
        's tronic',
        'automatizada',
        'robotisée',
        'dsg',
        'dct',
        'pdk',
        // what two makers of sports cars call theirs
        ...['f1', 'cambiocorsa'],
        'amt',
        'automatictransmission',
        'sa',
        'am',
        'ams',
        'sequentieel',
        'séquentielle',
        'автомат',
        'акпп',
        'робот',
      ],
    },
    {
      word: 'CVT',
      spellings: listed(`
        variable, variomatic, scv, traploos, stufenlos, continuously variable, automatic cvt, xtronic,
        e-cvt, lineartronic, multitronic, вариатор
      `),
    },
    {
      word: 'Manual',
      spellings: listed(`
        manuel, düz vites, düz, m, m/t, man, manualna, manuelt gir, manuelt, stick, standard, manuell,
        handgeschakeld, estándar, bvm, bvm5, bvm6, schaltgetriebe, manuelle, boite manuelle,
        manualtransmission, handmatig, manualgearbox, mecánica, mécanique, boîte mécanique,
        boîte de vitesses manuelle, handgeschakelde versnellingsbak, manuale, механика, мкпп
      `),
    },
  ],
  patterns: [
    // gears and a letter: 6m, 8am (automated), 7a, 1dd (direct drive), 6mt, a8
    [/^(?:\d{1,2} ?mt?|mt?\d)$/, { word: 'Manual' }],
    [/^(?:\d{1,2} ?(?:at?|am|dd|dct|amt)|at?\d{1,2})$/, { word: 'Automatic' }],
    [
      /\bcvt|e ?cvt|\b[ei]vt\b|(?:continuously|continuous|constantly|intelligent|electrically) variable|variable (?:gear ratios?|continua)|^auto(?:matic)? av\b|xtronic|lineartronic|multitronic|variomati/,
      { word: 'CVT' },
    ],
    [
      /stufenlos|traplo[oz]e?s?|fokozatmentes|trinnlo|trinlo|steglos|variaci?on continua|variacao continua|variazione continua|variation continue|continu variabel|continuamente variavel|variable continua|variabelt gear|variador|variatore|вариатор|варіатор|бесступ|безступ|portaaton|vo cap|סי וי טי|רציפה|וריאטור|سي في تي|bezstupnov|bezstopnio|brezstopenj|безстепен/,
      { word: 'CVT' },
    ],
    // Kia's, Hyundai's and Toyota's: a manual one whose clutch or engine is told when it shifts
    [/\bimt\b/, { word: 'Manual' }],
    // gearboxes that makers gave names of their own, most of them automated manual ones
    [
      /automanual|electro ?hydraulic|\bamt\b|\b[emd]{0,2}dc[ast]\d?\b|\bd?dht\b|dedicated hybrid|\be[gt][gs]\d?\b|\bmmt\d?\b|\bmta\b|\b(?:asg|tct)\b|\bs[ms]t\b|\bisr\b|\be gear\b|multi ?mode|hondamatic|dualogic|selespeed|speedshift|sportomatic|sensodrive|durashift|duoselect|twin ?clutch/,
      { word: 'Automatic' },
    ],
    // an automated gearbox that also shifts by hand is an automatic
    [
      /automat[ie]|automaa?t|avtomat|autom[aá]tt?[aiu]|автомат|αυτοματ|otomatik|اوتومات|اتومات|אוטומט|ავტომატ|ավտոմատ|อัตโนมัติ|ออโต้|tu dong|so hon hop|trip ?tron|triptoni[ck]|\bmatik\b|ркпп|טיפטרוניק|תיב ?טרוניק|تيبترونيك|تيب ترونيك|σειριακ|secvential|секвенц|секвен|dublu ambreiaj|robot|робот|\bauto(?:gear|shift|stick)?\b|\baut ?gear\b|\ba t\b|tronic|tiptron|tiptronic|dual (?:clutch|shift)|double clutch|doble embrague|double embrayage|dupla embr|doppia frizione|dubbele koppeling|dobbelt?kobling|dobbelkobling|dubbelkoppling|podwojn|\bdct\b|\bdsg\b|\bpdk\b|\bdkg\b|\bedc\b|\bags\b|\bsmg\b|^bv[ar]\d?$|^e[at][mg]?[gt]?\d$|powershift|easytronic|select ?shift|sport ?shift|torque converter|elettroattuat|pilotee|doppelkupplung|single speed|\b1 speed\b|monomarcia|rapport unique|vitesse unique|^1 rapport$|ein ?gang ?getriebe|eingang|direct drive|direct shift|direktschalt|reduction gear|reduktion|sin caja de cambios|sequen[tcz]i|secuencial|sekven[tcs]|szekvenc|sekwenc|последоват/,
      { word: 'Automatic' },
    ],
    [
      /manual|manuell?|manuel|manueel|\bm t\b|\bman\b|stick shift|on the (?:tree|floor)|schalt|handgeschakel|handbak|schakel|kezi|manuaal|m[ée]ca(?:n|$)|boite meca|m[e]ccanic|mehan|mechan|механ|ручн|ръчн|рачн|χειροκινητ|μανουαλ|mekanik|يدوي|عادي|مانوال|ידני|მექანიკ|մեխանիկ|ธรรมดา|กระปุก|so (?:tay|san)|мкпп|reczn|rocni|rucni|recni|roeni|rueni|sincronic/,
      { word: 'Manual' },
    ],
  ],
};
