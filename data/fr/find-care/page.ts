export const page = {
  title: 'Enceinte\u00a0: et maintenant? Qui vous suivra',
  description:
    "Qui appeler d'abord dans votre province ou territoire, même sans médecin de famille ni carte d'assurance maladie, quoi faire si c'est complet, et d'ici la première visite.",
  shortTitle: 'Enceinte\u00a0: et maintenant?',
  about: 'Qui vous suivra, étape par étape',
};
