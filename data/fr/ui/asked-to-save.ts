export const askedToSave = ({ next, wayOut }: { next?: string; wayOut?: string } = {}) =>
  [
    'Nous avons demandé à votre navigateur de l’enregistrer.',
    next,
    'Vous ne trouvez rien? Ouvrez cette page dans Safari ou Chrome et réessayez.',
    wayOut,
  ]
    .filter(Boolean)
    .join(' ');
