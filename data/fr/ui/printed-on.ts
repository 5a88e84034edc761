export const printedOn = (date: string, address: string) => `Imprimé le ${date} depuis ${address}`;
