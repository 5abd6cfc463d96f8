import type { Vocabulary } from './word.ts';

const plain = (words: string): { word: string }[] => words.split(', ').map((word) => ({ word }));

/** Makes of cars and light trucks that are or were sold in North America, and of cars in the UK. */
export const make: Vocabulary = {
  field: 'make',
  words: [
    ...plain(
      'Acura, AMC, Audi, Bentley, BMW, Bugatti, Buick, Cadillac, Chrysler, Daewoo, Dodge, Eagle, Ferrari, FIAT, Fisker, Ford, ' +
        'Genesis, Geo, GMC, Honda, HUMMER, Hyundai, INEOS, INFINITI, Isuzu, Jaguar, Jeep, Karma, Kia, Lamborghini, Lexus, Lincoln, ' +
        'Lotus, Lucid, Maserati, Maybach, Mazda, McLaren, Mercury, MINI, Mitsubishi, Nissan, Oldsmobile, Plymouth, Polestar, Pontiac, ' +
        'Porsche, Rivian, Saab, Saturn, Scion, smart, Subaru, Suzuki, Tesla, Toyota, VinFast, Volvo, ' +
        'Abarth, Alpine, BYD, CUPRA, Dacia, MG, Opel, Peugeot, Renault, SEAT, Vauxhall',
    ),
    { word: 'Citroen', spellings: ['citroën'] },
    { word: 'DS', spellings: ['ds automobiles'] },
    { word: 'Skoda', spellings: ['škoda'] },
    { word: 'Alfa Romeo', spellings: ['alfa-romeo', 'alfaromeo'] },
    { word: 'Aston Martin', spellings: ['aston-martin', 'astonmartin'] },
    { word: 'Chevrolet', spellings: ['chevy', 'chev'] },
    { word: 'Land Rover', spellings: ['land-rover', 'landrover'] },
    { word: 'Mercedes-Benz', spellings: ['mercedes', 'mercedes benz', 'mercedesbenz', 'benz'] },
    { word: 'RAM', spellings: ['ram trucks', 'dodge ram'] },
    { word: 'Rolls-Royce', spellings: ['rolls royce', 'rollsroyce'] },
    { word: 'Volkswagen', spellings: ['vw', 'volks wagen'] },
  ],
};

/**
 * Makes of two words of which the second stands at the head of the model: make "Land", model "Rover Range Rover"
 * is a Land Rover, model Range Rover.
 */
export const splitMakes: readonly { readonly word: string; readonly rest: string; readonly make: string }[] =
  [
    { word: 'alfa', rest: 'romeo', make: 'Alfa Romeo' },
    { word: 'aston', rest: 'martin', make: 'Aston Martin' },
    { word: 'land', rest: 'rover', make: 'Land Rover' },
    { word: 'mercedes', rest: 'benz', make: 'Mercedes-Benz' },
    { word: 'rolls', rest: 'royce', make: 'Rolls-Royce' },
  ];
