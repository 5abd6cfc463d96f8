/** What follows from the shape of a vehicle. Sizes are typical ones, in inches; models differ a little. */
export interface Body {
  readonly vehicleType: 'Car' | 'Truck';
  readonly doors: number;
  readonly subtypes: readonly string[];
  readonly height: number;
  readonly length: number;
  readonly width: number;
}

const car = { vehicleType: 'Car', doors: 4, subtypes: [] } as const;
const truck = { vehicleType: 'Truck', doors: 4, subtypes: [] } as const;

/** Every body of the sample's cars, by the name that its listings show. Sizes are inches. */
export const bodies = {
  Sedan: { ...car, height: 57, length: 190, width: 72 },
  Coupe: { ...car, doors: 2, height: 54, length: 186, width: 74 },
  Convertible: { ...car, doors: 2, subtypes: ['Soft Top'], height: 49, length: 155, width: 68 },
  Hatchback: { ...car, height: 59, length: 172, width: 71 },
  Wagon: { ...car, height: 59, length: 187, width: 73 },
  SUV: { ...truck, height: 67, length: 186, width: 75 },
  Pickup: { ...truck, subtypes: ['Crew', 'Crew', 'Crew', 'Extended'], height: 76, length: 228, width: 79 },
  Minivan: { ...truck, height: 70, length: 203, width: 79 },
  'Cargo Van': { ...truck, doors: 3, subtypes: ['Cargo'], height: 100, length: 220, width: 81 },
  'Passenger Van': { ...truck, doors: 3, subtypes: ['Passenger'], height: 102, length: 236, width: 81 },
} as const satisfies Record<string, Body>;

/** Name of a body of the sample's cars. */
export type BodyName = keyof typeof bodies;
