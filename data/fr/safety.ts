export const title = 'Pas en sécurité à la maison?';
