import type { Chance } from './chance.ts';

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

// every list begins with what is most common
const HIGH_VALUE = listOf(`
  Backup Camera, Bluetooth, Apple CarPlay, Android Auto, Keyless Entry, Remote Start, Heated Seats,
  Push Button Start, Blind Spot Monitor, Lane Departure Warning, Adaptive Cruise Control,
  Leather Seats, Navigation System, Power Liftgate, Parking Sensors, Panoramic Sunroof,
  Wireless Charging, Third Row Seating, Heated Steering Wheel, Premium Audio, Tow Hitch,
  Ventilated Seats, Memory Seats`);

const PACKAGES = listOf(`
  Convenience Package, Technology Package, Premium Package, Driver Assistance Package,
  Cold Weather Package, Appearance Package, Trailer Tow Package, Sport Package, Luxury Package,
  Protection Package, Off-Road Package, Infotainment Package, Winter Package,
  Night Edition Package, Heavy Duty Tow Package, Cargo Package`);

const OPTIONS = listOf(`
  12-Way Power Driver Seat, 18-Inch Alloy Wheels, 20-Inch Black Wheels, All-Weather Floor Mats,
  Auto-Dimming Mirror, Bed Liner, Cargo Net, Crossbars, Dual-Zone Climate Control, First Aid Kit,
  Fog Lamps, Head-Up Display, Illuminated Door Sills, LED Headlamps, Mud Guards,
  Paint Protection Film, Power Moonroof, Running Boards, Satellite Radio, Spare Tire,
  Surround View Monitor, Tonneau Cover, Wheel Locks`);

const FEATURES = listOf(`
  ABS Brakes, Air Conditioning, AM/FM Radio, Brake Assist, Cruise Control, Curtain Airbags,
  Daytime Running Lights, Electronic Stability Control, Folding Rear Seat, Front Bucket Seats,
  Hill Start Assist, Power Steering, Power Windows, Rear Defroster, Rear Wiper, Split Folding Seat,
  Steering Wheel Controls, Tilt Steering, Tire Pressure Monitor, Traction Control, Trip Computer,
  USB Port, Variable Wipers`);

function listed(items: readonly string[], chance: Chance, share: number, most: number): string[] | undefined {
  const some = chance.happens(share) ? chance.some(items, chance.whole(1, most)) : [];
  return some.length ? some : undefined;
}

/** The multi-valued equipment columns; dear vehicles carry more of what sells. */
export function equipmentColumns(msrp: number, chance: Chance) {
  const most = Math.min(12, 3 + Math.floor(msrp / 9000));
  return {
    high_value_features: listed(HIGH_VALUE, chance, 0.82, most),
    options_packages: listed(PACKAGES, chance, 0.45, 3),
    options: listed(OPTIONS, chance, 0.6, 9),
    features: listed(FEATURES, chance, 0.7, 14),
  };
}
