/** From two on in the plural: 1,9 million, 2 millions. */
export const millions = (count: string) =>
  `${count}\u00a0${Number(count.replace(',', '.')) < 2 ? 'million' : 'millions'}`;

export const centimetres = (count: string) => `${count}\u00a0cm`;
export const inches = (count: string) => `${count}\u00a0po`;
export const grams = (count: string) => `${count}\u00a0g`;
export const kilograms = (count: string) => `${count}\u00a0kg`;
export const pounds = (count: string) => `${count}\u00a0lb`;
export const ounces = (count: string) => `${count}\u00a0oz`;
export const poundsAndOunces = (wholePounds: string, rest: string) => `${pounds(wholePounds)} ${ounces(rest)}`;
