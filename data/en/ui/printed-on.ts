export const printedOn = ({ date, address }: { date: string; address: string }) => `Printed ${date} from ${address}`;
