import { composedFuel } from './fuel-parts.ts';
import { listed } from './listed.ts';
import { type Meaning, plainText, type Vocabulary } from './word.ts';

const burnt = 'Combustion';

/** Gases that cars burn beside petrol, and powertrains that have an engine for it besides. */
const GASES: readonly (string | null)[] = ['Compressed Natural Gas', 'Liquefied Petroleum Gas', 'Gas'];
const HYBRIDS: readonly (string | undefined)[] = ['HEV', 'MHEV', 'PHEV'];

/** Is petrol what goes without saying beside the other: "Petrol, CNG", "Petrol, Hybrid"? */
const goesWithPetrol = (one: Meaning, other: Meaning): boolean =>
  other.word === 'Unleaded' &&
  other.powertrain === burnt &&
  (GASES.includes(one.word) || (HYBRIDS.includes(one.powertrain) && one.word !== 'Diesel'));

/** Hybrids and diesel in letters of elsewhere, as a plain text has them. */
const ELSEWHERE = listed('гибрид, гібрид, хибрид, 하이브리드, ハイブリッド, 混动, 混动力, дизел, 디젤, 경유')
  .map(plainText)
  .join('|');

/** Part of a pattern: no other gas stands there, nor diesel, a battery or what is not there. */
const NOT_BESIDE = (others: string): string =>
  `(?!.*(?:\\b(?:${others}|no|non|not|ohne|without|sans|sin)\\b|diesel|dizel|h[iy]brid|ele[ckt]+r|${ELSEWHERE}))`;

/**
 * The fuel, and the powertrain that follows from it (Combustion, BEV, HEV, MHEV, PHEV). Hybrids that cannot be
 * plugged in run on unleaded fuel; those that can are "Electric / …" (supplement, observed values).
 */
export const fuelType: Vocabulary = {
  field: 'fuel_type',
  prevails: goesWithPetrol,
  read: composedFuel,
  words: [
    {
      word: 'Unleaded',
      spellings: listed(`
        benzinli, kurşunsuz, kurşunsuz benzin, gas, gasoline, gasoline fuel, gas engine, petrol, bensin,
        benzine, benzin, essence, gasolina, regular, regular unleaded,
        gasoline (regular unleaded recommended), regular unleaded recommended, regular unleaded required,
        midgrade unleaded recommended, mid grade unleaded recommended, mid grade unleaded required,
        gasoline (regular unleaded required), gasoline (mid grade unleaded recommended),
        midgrade unleaded, unleaded gasoline, unleaded gas, regular gas, regular gasoline, regular petrol,
        unleaded fuel, super, ottomotor, super 95, super e10 95, super e10, super e5, benzina,
        gasoline direct injection, gasoline engine, sans plomb, benzyna, benzín, unleaded petrol, бензин
      `),
      powertrain: burnt,
    },
    {
      word: 'Premium Unleaded',
      spellings: listed(`
        premium, premium gasoline, premium unleaded gasoline, premium gas, super plus, super plus 98,
        super 98, premium unleaded recommended, premium unleaded required,
        gasoline (premium unleaded recommended), gasoline (premium unleaded required)
      `),
      powertrain: burnt,
    },
    {
      word: 'Diesel',
      spellings: [
        ...listed(`
          dizel, motorin, diesel fuel, biodiesel, turbo diesel, turbodiesel, gazole, gasoil, gasóleo,
          diesel engine, diésel, d, dieselmotor, nafta diesel, дизель
        `),
        'diesel, ultra low sulfur (15 ppm, maximum)',
        'diesel, low sulfur (500 ppm)',
      ],
      powertrain: burnt,
    },
    {
      word: 'E85',
      spellings: ['ethanol', 'etanol', 'ethanol (e85)', 'bioethanol', 'neat ethanol (e100)'],
      powertrain: burnt,
    },
    {
      word: 'E85 / Unleaded',
      spellings: listed(`
        e85 flex fuel, flex fuel, flex, flexible fuel, flex fuel capability, flex fuel vehicle, flexible,
        gasoline/e85, e85/bensin, unleaded / e85, ffv, flexible fuel vehicle (ffv), flexfuel,
        gasoline flex fuel, gas/ethanol, gasoline/ethanol, flex fuel/gas, e85/gas, e85/gasoline, gas/e85,
        flex fuel gasoline, flex fuel e85, flex fuel (unleaded/e85),
        flex fuel (premium unleaded recommended/e85), flex fuel (premium unleaded required/e85)
      `),
      powertrain: burnt,
    },
    {
      word: 'Compressed Natural Gas',
      spellings: listed(`
        doğalgaz, cng, natural gas, methane, fordonsgas, compressed natural gas (cng),
        flex fuel (unleaded/natural gas), aardgas, erdgas, gnv, gnc, erdgas (cng), gas natural (cng),
        gas natural (gnc), metano, benzina/metano
      `),
      powertrain: burnt,
    },
    {
      word: 'Liquefied Petroleum Gas',
      spellings: listed(`
        otogaz, benzin & lpg, lpg & benzin, lpg, propane, gpl, glp, autogas, autogas (lpg), essence/gpl,
        bicarburation essence/gpl, gas licuado (glp), benzina/gpl, benzine/lpg, benzin/autogas (lpg),
        benzyna+lpg, petrol/lpg, petrol and lpg, benzyna/lpg, gas lpg, gasolina/glp,
        liquefied petroleum gas (propane or lpg), propane gas
      `),
      powertrain: burnt,
    },
    {
      word: 'Hydrogen',
      spellings: listed(`
        hydrogen fuel cell, fuel cell, vätgas, waterstof, wasserstoff, hydrogène, hidrógeno,
        compressed hydrogen/hydrogen, fcev
      `),
    },
    {
      word: 'Electric',
      spellings: listed(`
        elektrik, elektrikli, electric fuel system, battery electric, bev, ev, el, all-electric,
        fully electric, pure electric, electric vehicle, electricity, elektrisch, elektro, électrique,
        eléctrico, elektrisk, elbil, elettrica, elettrico, elektro (strom), elektriciteit, elektrisitet,
        battery, electric motor, battery electric vehicle, electric with range extender, eléctrica,
        electric engine, zero emission, elektryczny, elétrico, elétrica, электро, электричество
      `),
      powertrain: 'BEV',
    },
    {
      word: 'Electric / Unleaded',
      spellings: listed(`
        plug-in hibrit, şarj edilebilir hibrit, plug-in electric/gas, plug-in hybrid, plugin, plug-in,
        plug-in petrol, plug-in bensin, petrol plug-in hybrid, petrol/plug-in electric hybrid, laddhybrid,
        plug-in gas/electric hybrid, phev, gas/plug-in electric hybrid, el/bensin laddhybrid,
        plug-in hybride, hybryda plug-in, híbrido plug-in, hybride rechargeable, ibrida plug-in,
        plug-in hybride benzine, hybride rechargeable essence, híbrido enchufable gasolina,
        plug-in-hybrid benzin, laddhybrid bensin, híbrido enchufable, plug-in-hybrid,
        plug-in hybrid electric, plug-in electric hybrid, plug-in hybrid electric vehicle,
        gasoline plug-in hybrid, gas plug-in hybrid, plug in hybrid (phev), plug-in hybrid petrol,
        gasoline/plug-in electric hybrid, hybrid plug-in, plug-in hybrid gas/electric,
        electric/gas plug-in, electric/gasoline
      `),
      powertrain: 'PHEV',
    },
    { word: 'Electric / Premium Unleaded', powertrain: 'PHEV' },
    {
      word: 'Electric / Diesel',
      spellings: listed(`
        plug-in diesel, plug-in-hybrid diesel, hybride rechargeable diesel, laddhybrid diesel,
        diesel plug-in hybrid, diesel/plug-in electric hybrid, plug-in hybrid diesel
      `),
      powertrain: 'PHEV',
    },
    { word: 'Electric / E85', powertrain: 'PHEV' },
    // a fuel cell charges the battery that drives: a hybrid that cannot be plugged in
    { word: 'Electric / Hydrogen', powertrain: 'HEV' },
  ],
  languages: [
    {
      // petrol and gas are two where a column names both at once
      told: ['petrol-gas', 'gas-petrol'],
      unless: ['gasoline', 'gas/electric', 'gas/ethanol', 'flex fuel'],
      meanings: [['gas', { word: 'Gas', powertrain: burnt }]],
    },
    {
      // where petrol has a word of its own, gas is none; whether it is liquefied or compressed, nothing tells
      told: listed(`
        benzin, benzine, bensin, benzina, benzyna, benzín, benzinli, bensiini, bensiin, benzinas, benzīns,
        бензин, βενζίνη
      `),
      unless: listed(`
        gasoline, petrol, unleaded, regular unleaded, premium unleaded, electric, flex fuel,
        flexible fuel, ffv, gas/electric, gas/electric hybrid, gas/ethanol, essence
      `),
      meanings: [
        ['gas', { word: 'Gas', powertrain: burnt }],
        ['nafta', { word: 'Diesel', powertrain: burnt }],
      ],
    },
    {
      // the same beside gasolina, where flex fuel is a word of Brazil, too
      told: ['gasolina', 'bencina'],
      unless: listed(`
        gasoline, petrol, unleaded, gas/electric, gas/electric hybrid, flexible fuel, electric
      `),
      meanings: [['gas', { word: 'Gas', powertrain: burnt }]],
    },
    {
      // nafta is diesel in Prague and petrol in Argentina, where it stands beside diesel
      told: listed('diesel, diésel, gasoil, gas oil, nafta/gnc, híbrido/nafta'),
      unless: listed('gasolina, gasoline, petrol, essence, бензин, βενζίνη, bencina, unleaded'),
      meanings: [['nafta', { word: 'Unleaded', powertrain: burnt }]],
    },
  ],
  // gas beside petrol, whichever it is: "Bensiin + gaas (LPG/vedelgaas)"
  patterns: [
    [
      new RegExp(`^${NOT_BESIDE('cng|gnc|gnv|tap')}.*\\b(?:lpg|gpl|glp|tng)\\b`),
      { word: 'Liquefied Petroleum Gas', powertrain: burnt },
    ],
    [
      new RegExp(`^${NOT_BESIDE('lpg|gpl|glp|tng')}.*\\b(?:cng|gnc|gnv)\\b`),
      { word: 'Compressed Natural Gas', powertrain: burnt },
    ],
  ],
  // words that name a fuel and a powertrain at once
  meanings: [
    // whether it is liquefied or compressed, nothing tells
    ...listed(`
      gaz, gass, kaasu, gaas, gāze, dujos, plyn, plin, газ, αέριο, غاز, گاز, გაზი, գազ, גז, benzín+plyn,
      benzin+plyn, benzín/plyn, bencin+plin, benzin+plin, benzin/plin, бензин/плин, газ/бензин,
      бензин/газ, petrol-gas, gas-petrol, دوگانه‌سوز, دوگانه‌سوز شرکتی, دوگانه‌سوز دستی
    `).map((one) => [one, { word: 'Gas', powertrain: burnt }] as const),
    ...listed(`
      hybrid, 하이브리드, 가솔린 하이브리드, 휘발유 하이브리드, 하이브리드(가솔린), 가솔린/하이브리드, ハイブリッド, ガソリン ハイブリッド, ハイブリッド(ガソリン), 油电混合,
      油電混合, 混合动力, 混合動力, 汽油混合动力, 油电混动, 油電混動, ガソリン/ハイブリッド, ガソリンハイブリッド車, ハイブリッド車, hibrit, hibrid, ហាយប្រីត,
      هیبریدی, benzin & elektrik, benzin/elektrik, hybrid electric, gas/electric hybrid,
      gasoline/electric hybrid, gasoline hybrid, petrol hybrid, gas hybrid, hev, fhev,
      petrol/electric hybrid, elhybrid, hybrid (benzin/elektro), elektro/benzine, hybride benzine,
      électrique/essence, hybride essence électrique, hybrid el/bensin, elettrica/benzina, ibrida, ibrido,
      ibrida benzina, miljöbränsle/hybrid, eléctrico/gasolina, full hybrid, hybride, híbrido, hybrid fuel,
      hybrid (petrol/electric), hybrid gas/electric, gas/electric, elektro/benzin, electric/gas hybrid,
      hybrid gas, hybrid gasoline, hybrid petrol, hybrid electric vehicle, el/bensin, elektrisitet+bensin,
      bensin/el, benzine/elektrisch, hybride essence, hybride/essence, gasoline/electric, electric hybrid,
      hybrid-electric, petrol/electric, petrol/electricity, electric and gas hybrid,
      gas and electric hybrid, gasoline/electricity, benzin/elektro hybrid, hybrid (petrol),
      self charging hybrid, hybryda, hybrydowy, self-charging hybrid, híbrida, elektro-hybride, гибрид,
      гібрид, гібрид (hev), хибрид, υβριδικό, υβριδικό βενζίνη, hibridni pogon, hibridni pogon (benzin),
      voll-hybrid benzin/elektro, vollhybrid benzin/elektro, hybride intégral essence/électrique,
      ibrido integrale benzina/elettrico
    `).map((one) => [one, { word: 'Unleaded', powertrain: 'HEV' }] as const),
    ...listed(`
      diesel hybrid, 디젤 하이브리드, 경유 하이브리드, 하이브리드(디젤), ディーゼル ハイブリッド, 柴油混合动力, dizel hibrit, dizel/elektrik,
      diesel/electric hybrid, hybrid diesel, elektro/diesel, hybrid (diesel/elektro), hybride diesel,
      électrique/diesel, hybride diesel électrique, el/diesel, elektrisitet+diesel,
      electric/diesel hybrid, elettrica/diesel, ibrida diesel, eléctrico/diésel, diesel/electric,
      diesel/electricity, hybrid (diesel), hibridni pogon (dizel), υβριδικό πετρέλαιο,
      voll-hybrid diesel/elektro, vollhybrid diesel/elektro
    `).map((one) => [one, { word: 'Diesel', powertrain: 'HEV' }] as const),
    ...listed(`
      mild hybrid, 마일드 하이브리드, 가솔린 마일드 하이브리드, マイルドハイブリッド, 轻混, 輕混, 轻度混合动力, 汽油+48V轻混系统, hafif hibrit,
      yarı hibrit, mhev, gasoline/mild electric hybrid, gas/mild electric hybrid, petrol mild hybrid,
      mildhybrid, mhev benzin, mild hybrid essence, mild hybrid bensin, mild hybrid electric,
      micro-hybride, micro hybrid, hybride léger, híbrido ligero, híbrido leve, ibrido leggero,
      ibrida leggera, гібрид (mhev), mild-hybrid benzin/elektro, mild-hybrid essence/électrique,
      ibrido leggero benzina/elettrico
    `).map((one) => [one, { word: 'Unleaded', powertrain: 'MHEV' }] as const),
    ...listed(`
      diesel mild hybrid, mild hybrid diesel, mild-hybrid diesel/elektro, micro-hybride diesel,
      mild-hybrid diesel/électrique, ibrido leggero diesel/elettrico
    `).map((one) => [one, { word: 'Diesel', powertrain: 'MHEV' }] as const),
  ],
};
