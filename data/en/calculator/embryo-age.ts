export const embryoQuestion = 'Age of the embryo';
export const embryoDay = (age: string) => `Day\u00a0${age}`;
