import type { Statement } from '@/data/statement';

export const thisWeek: Record<number, Statement> = {
  1: { text: 'Prenez chaque jour une multivitamine avec de l’acide folique, si vous n’avez pas déjà commencé.' },
  2: {
    text: 'Passez en revue vos médicaments avec une pharmacienne ou un pharmacien, et n’en arrêtez aucun de vous-même.',
  },
  3: { text: 'À partir de maintenant, laissez de côté l’alcool, le vapotage et le cannabis.' },
  4: {
    text: 'Si votre test est positif, appelez un médecin ou une sage-femme et prenez un premier rendez-vous avant la semaine 12.',
    sources: ['naitre-visits'],
  },
  5: { text: 'Voyez ce qu’il faut éviter dans vos repas, comme le poisson cru et la viande pas assez cuite.' },
  6: {
    text: 'Parlez de l’échographie de datation avec la personne qui suit votre grossesse : on l’offre entre 8 et 12 semaines.',
    sources: ['sogc-432'],
  },
  7: {
    text: 'Faites une liste pour votre premier rendez-vous : médicaments, allergies, maladies dans les deux familles.',
  },
  8: {
    text: 'Aimeriez-vous un dépistage prénatal? Parlez-en avant 10 semaines, si vous le pouvez.',
    sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
  },
  9: {
    text: 'Gardez vos talons de paie ensemble : les prestations tiennent compte de vos heures ou de votre revenu.',
  },
  10: {
    text: 'Pas encore de rendez-vous? Appelez aujourd’hui : le premier devrait avoir lieu avant la semaine 12.',
    sources: ['naitre-visits'],
  },
  11: { text: 'Voyez quels tests de dépistage sont offerts là où vous habitez, et jusqu’à quand.' },
  12: { text: 'Demandez ce que vos premières prises de sang ont montré, et notez votre groupe sanguin.' },
  13: {
    text: 'Nouvelle adresse ou nouveau numéro de téléphone? Dites-le à votre clinique, pour que les résultats vous parviennent.',
  },
  14: {
    text: 'Rappelez à la personne qui suit votre grossesse d’envoyer la requête pour l’échographie morphologique : elle se fait entre 18 et 22 semaines.',
    sources: ['anatomy-scan'],
  },
  15: { text: 'Prenez rendez-vous pour un nettoyage des dents, et dites à la clinique que vous êtes enceinte.' },
  16: { text: 'Mettez sur papier vos questions pour le prochain rendez-vous.' },
  17: { text: 'Voyez combien de temps d’avance il faut annoncer votre congé à votre employeur, par écrit.' },
  18: { text: 'Voulez-vous connaître le sexe? Dites-le au début de l’échographie morphologique.' },
  19: {
    text: 'Voyez comment vous inscrire à votre hôpital ou à votre maison de naissance : certains veulent les formulaires des mois d’avance.',
  },
  20: {
    text: 'Inscrivez le test de dépistage du diabète de grossesse à votre agenda : il se fait entre 24 et 28 semaines.',
    sources: ['gestational-diabetes'],
  },
  21: {
    text: 'L’échographie morphologique est faite? Demandez à la personne qui suit votre grossesse de revoir le rapport avec vous.',
  },
  22: {
    text: 'Demandez au travail si votre employeur ajoute un montant à ce que verse l’assurance-emploi ou le RQAP.',
  },
  23: { text: 'Voyez à quel hôpital aller si le travail commence trop tôt.' },
  24: { text: 'Dites à votre employeur quand vous espérez arrêter.' },
  25: { text: 'Apportez votre carnet de vaccination au prochain rendez-vous.' },
  26: {
    text: 'Apprenez à connaître les mouvements de votre bébé. Si votre bébé bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers.',
    sources: ['sogc-441'],
  },
  27: { text: 'Visitez le lieu où vous comptez accoucher, et sachez quelle porte prendre la nuit.' },
  28: { text: 'Pour vous endormir, installez-vous sur le côté, le gauche ou le droit.' },
  29: {
    text: 'Enregistrez le numéro de votre hôpital dans votre téléphone et dans celui de votre personne de soutien.',
  },
  30: { text: 'Voyez qui suivra la santé de votre nouveau-né après le retour à la maison.' },
  31: {
    text: 'Mettez les dates à venir sur une seule feuille : rendez-vous, dernier jour de travail, congé de votre partenaire.',
  },
  32: {
    text: 'Trouvez un cours de réanimation (RCR) pour nourrissons, et invitez toute personne qui vous aidera avec votre bébé.',
  },
  33: { text: 'Écrivez un plan de naissance d’une page, et apportez-le à votre prochain rendez-vous.' },
  34: {
    text: 'Choisissez une deuxième personne pour l’accouchement, au cas où la première serait malade ou absente ce jour-là.',
  },
  35: {
    text: 'Installez dans l’auto le siège d’auto dos à la route, et exercez-vous avec les sangles et une poupée.',
  },
  36: {
    text: 'Faites votre valise cette semaine, avec votre carte d’assurance maladie et votre dossier de grossesse sur le dessus.',
  },
  37: {
    text: 'Voyez qui devrait appeler à la première contraction : la liste est à côté du chronomètre de contractions.',
  },
  38: {
    text: 'Voyez les formulaires pour le nouveau-né : déclaration de naissance, carte d’assurance maladie, allocation canadienne pour enfants.',
  },
  39: {
    text: 'Demandez à la personne qui suit votre grossesse un plan pour les jours après votre date prévue. Écrivez sur papier les numéros de votre hôpital et de la ligne santé, pour votre personne de soutien.',
  },
};
