export const millions = (count: string) => `${count}\u00a0million`;

export const centimetres = (count: string) => `${count} cm`;
export const inches = (count: string) => `${count} in`;
export const grams = (count: string) => `${count} g`;
export const kilograms = (count: string) => `${count} kg`;
export const pounds = (count: string) => `${count} lb`;
export const ounces = (count: string) => `${count} oz`;
export const poundsAndOunces = (wholePounds: string, rest: string) => `${pounds(wholePounds)} ${ounces(rest)}`;
