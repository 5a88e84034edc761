/** The words of the button that leaves a page which nobody else should see. */
export const leave = 'Quitter cette page maintenant';
export const weatherUrl = 'https://meteo.gc.ca';
export const whatLeavingDoes = 'Ouvre la météo. Retour ne ramène pas ici.';
export const byKeyboard = 'Ou appuyez deux fois sur Échap.';
export const withoutScript = 'Ouvre la météo. Retour peut ramener ici\u00a0: fermez plutôt l’onglet.';
