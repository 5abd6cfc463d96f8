import type { Vocabulary } from './word.ts';

/** Vocabularies of markets other than cars, in place of those of cars. */

const plain = (field: string, words: string): Vocabulary => ({
  field,
  words: words.split(', ').map((word) => ({ word })),
});

/** Makes of motorcycles, scooters and all-terrain vehicles. */
export const motorcycleMake: Vocabulary = {
  field: 'make',
  words: [
    ...plain(
      'make',
      'American IronHorse, Aprilia, Arctic Cat, Benelli, Beta, Big Dog, Bimota, BMW, Boss Hoss, BRP, Buell, Can-Am, CFMOTO, Ducati, Energica, ' +
        'Excelsior-Henderson, GasGas, Genuine, Honda, Husqvarna, Hyosung, Indian, Kawasaki, KTM, Kymco, Lance, LiveWire, Moto Guzzi, MV Agusta, ' +
        'Norton, Piaggio, Polaris, Royal Enfield, Segway, Sherco, Slingshot, SSR, Suzuki, SYM, Triumph, Vespa, Victory, Yamaha, Zero, ' +
        'AJP, AJS, AKT, Ather, Bajaj, Bintelli, BSA, Bultaco, Cagiva, CCM, Coolster, CZ, Daelim, Damon, Demak, Derbi, Fantic, Gilera, Haojue, Hero, ' +
        'Hisun, Husaberg, Italika, Italjet, Kayo, Keeway, Kove, Lambretta, Laverda, Lexmoto, Lifan, Linhai, Loncin, Mahindra, Mash, MBK, Modenas, ' +
        'Montesa, Mutt, MZ, NIU, Ola, Ossa, Peugeot, QJ Motor, Rieju, Rokon, Sachs, Shineray, Simson, Stark, Super Soco, Sur-Ron, Tao Motor, TVS, Vento, Voge, Yezdi, ' +
        'Zongshen, Zontes',
    ).words,
    { word: 'Ural', spellings: ['урал'] },
    { word: 'Jawa', spellings: ['ява'] },
    // of Russia and China
    ...plain(
      'make',
      'Avantis, Baltmotors, Baotian, Benda, Colove, Dayang, Dayun, Forsage, Gaokin, Groza, Haojin, Irbis, Jialing, Jianshe, Jincheng, ' +
        'Jonway, Longjia, Motoland, Progasi, Qingqi, Racer, Regulmoto, Senke, Stels, TaoTao, Wels, Wuyang, Yinxiang, Znen',
    ).words,
    { word: 'Dnepr', spellings: ['днепр'] },
    { word: 'Izh', spellings: ['иж'] },
    { word: 'Minsk', spellings: ['минск'] },
    { word: 'Voskhod', spellings: ['восход'] },
    { word: 'Harley-Davidson', spellings: ['harley', 'h-d', 'harley davidson motorcycles'] },
  ],
};

/** How the rear wheel of a motorcycle is driven. */
export const finalDrive: Vocabulary = {
  field: 'drivetrain',
  words: [
    { word: 'Chain', spellings: ['chain drive', 'chain final drive'] },
    { word: 'Belt', spellings: ['belt drive', 'belt final drive', 'carbon belt'] },
    { word: 'Shaft', spellings: ['shaft drive', 'shaft final drive', 'cardan'] },
  ],
};
