export const printedOn = (date: string, address: string) => `Printed ${date} from ${address}`;
