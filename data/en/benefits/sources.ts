export const checkedOn = (day: string) => `Checked ${day}.`;
