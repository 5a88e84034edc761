import type { Statement } from '@/data/statement';

export const thisWeek: Record<number, Statement> = {
  1: { text: 'Prenez chaque jour une multivitamine avec acide folique, si ce n’est pas déjà commencé.' },
  2: { text: 'Passez en revue vos médicaments avec votre pharmacie, et n’en arrêtez aucun de vous-même.' },
  3: { text: 'Dès maintenant, ni alcool, ni vapotage, ni cannabis.' },
  4: {
    text: 'Si votre test est positif, appelez un médecin ou une sage-femme pour une première visite avant la semaine 12.',
    sources: ['naitre-visits'],
  },
  5: { text: 'Voyez ce qu’il faut retirer de vos repas, comme le poisson cru et la viande mal cuite.' },
  6: {
    text: 'Demandez l’échographie de datation : elle est offerte de 8 à 12 semaines.',
    sources: ['sogc-432'],
  },
  7: { text: 'Faites une liste pour votre première visite : médicaments, allergies, maladies des deux familles.' },
  8: {
    text: 'Voulez-vous un dépistage prénatal? Parlez-en avant 10 semaines, si vous le pouvez.',
    sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
  },
  9: { text: 'Gardez vos talons de paie ensemble : les prestations tiennent compte de vos heures ou de vos gains.' },
  10: {
    text: 'Pas encore de visite? Appelez aujourd’hui : la première devrait se faire avant la semaine 12.',
    sources: ['naitre-visits'],
  },
  11: { text: 'Voyez quels dépistages sont offerts où vous habitez, et jusqu’à quand.' },
  12: { text: 'Demandez les résultats de vos premières prises de sang, et notez votre groupe sanguin.' },
  13: { text: 'Nouvelle adresse ou nouveau numéro? Dites-le à votre clinique, pour que les résultats vous arrivent.' },
  14: {
    text: 'Rappelez la requête pour votre échographie morphologique : elle se fait de 18 à 22 semaines.',
    sources: ['anatomy-scan'],
  },
  15: { text: 'Prenez rendez-vous pour un nettoyage dentaire, et dites que vous êtes enceinte.' },
  16: { text: 'Mettez sur papier vos questions pour la prochaine visite.' },
  17: { text: 'Voyez combien de temps d’avance vous devez annoncer votre congé par écrit à votre employeur.' },
  18: { text: 'Voulez-vous connaître le sexe? Dites-le au début de l’échographie morphologique.' },
  19: {
    text: 'Voyez comment vous inscrire à votre hôpital ou maison de naissance : certains veulent les papiers des mois d’avance.',
  },
  20: {
    text: 'Mettez le test de diabète de grossesse à votre calendrier : il se fait de 24 à 28 semaines.',
    sources: ['gestational-diabetes'],
  },
  21: { text: 'Voyez la part des prestations parentales qui revient à l’autre parent.' },
  22: { text: 'Demandez au travail si votre employeur ajoute à ce que verse l’assurance-emploi ou le RQAP.' },
  23: { text: 'Sachez à quel hôpital aller si le travail commence tôt.' },
  24: { text: 'Dites à votre employeur quand vous pensez arrêter.' },
  25: { text: 'Apportez votre carnet de vaccination à la prochaine visite.' },
  26: {
    text: 'Apprenez comment votre bébé bouge. S’il bouge moins que d’habitude, allez tout de suite à l’unité des naissances ou à votre poste infirmier.',
    sources: ['sogc-441'],
  },
  27: { text: 'Visitez l’endroit où vous comptez accoucher, et sachez quelle porte prendre la nuit.' },
  28: { text: 'Pour vous endormir, couchez-vous sur le côté, gauche ou droit.' },
  29: { text: 'Mettez le numéro de votre hôpital dans votre téléphone et dans celui de votre personne de soutien.' },
  30: { text: 'Voyez qui suivra votre nouveau-né une fois à la maison.' },
  31: { text: 'Mettez les dates à venir sur une feuille : visites, dernier jour de travail, congé de l’autre parent.' },
  32: { text: 'Trouvez un cours de RCR pour bébés, et invitez les gens qui en prendront soin.' },
  33: { text: 'Écrivez un plan de naissance d’une page, et apportez-le à votre prochaine visite.' },
  34: { text: 'Choisissez une deuxième personne pour la naissance, si la première est malade ou absente ce jour-là.' },
  35: { text: 'Posez dans l’auto le siège tourné vers l’arrière, et exercez-vous aux sangles avec une poupée.' },
  36: { text: 'Faites votre valise cette semaine, avec la carte santé et le dossier prénatal sur le dessus.' },
  37: { text: 'Voyez qui doit appeler à la première contraction : la liste est à côté du chronomètre.' },
  38: {
    text: 'Voyez les papiers du nouveau-né : déclaration de naissance, carte santé, Allocation canadienne pour enfants.',
  },
  39: { text: 'Écrivez sur papier, pour votre personne de soutien, les numéros de l’hôpital et de la ligne santé.' },
  40: { text: 'Demandez à la personne qui vous suit un plan pour les jours après la date prévue.' },
};
