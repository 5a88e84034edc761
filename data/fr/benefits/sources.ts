export const checkedOn = (day: string) => `Vérifié le ${day}.`;
