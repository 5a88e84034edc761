import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Pas en sécurité à la maison?';

/** What the page says before anything else. */
export const intro: Statement = {
  text: 'Si quelqu’un vous fait du mal, vous fait peur ou vous contrôle, ce n’est pas votre faute. Vous pouvez seulement parler. Vous n’avez pas à quitter la maison.',
  sources: ['sheltersafe-about'],
};

export const danger: Statement = {
  text: 'En danger maintenant\u00a0: appelez le 911',
  sources: ['justice-family-violence'],
};
/** Beside `danger`. Names no number: it differs by community. */
export const dangerWithout911: Statement = {
  text: 'Là où le 911 ne répond pas, comme au Nunavut et dans des parties du Nord\u00a0: appelez le numéro de la police de votre communauté, ou votre centre de santé.',
  sources: ['justice-family-violence', 'nunatsiaq-911', 'nunavik-911'],
};

export const linesTitle = 'Qui écoute, partout au Canada';

export const alone = {
  title: 'Demandez à être vue seule, ou vu seul',
  text: 'À toute visite, à l’accueil ou au téléphone. Vous n’avez pas à dire pourquoi.',
};

export const injury = {
  title: 'Déjà une blessure?',
  statements: [
    {
      text: 'Quelqu’un vous a serré le cou? Allez à l’urgence, même si vous vous sentez bien et ne voyez aucune marque.',
      sources: ['choking-peel'],
    },
    {
      text: 'Un coup au ventre? Allez aussi à l’urgence, même si vous vous sentez bien.',
      sources: ['nygh-when-to-call', 'inspq-signs'],
    },
    { text: 'Dites que vous êtes enceinte, et demandez à parler sans personne d’autre.' },
  ] satisfies Statement[],
};

export const signs = {
  title: 'Est-ce de la violence?',
  lead: 'Quelqu’un de proche\u00a0:',
  list: [
    {
      text: 'vous frappe, vous donne des coups de pied ou vous bouscule',
      sources: ['abuse-best-start', 'sheltersafe-about'],
    },
    { text: 'vous menace', sources: ['abuse-best-start'] },
    { text: 'vous insulte ou se moque de vous', sources: ['abuse-best-start'] },
    { text: 'décide de tout votre argent', sources: ['abuse-best-start'] },
    { text: 'vous force à des relations sexuelles', sources: ['abuse-best-start'] },
    { text: 'vous fait peur, au point que vous pesez chaque mot', sources: ['abuse-best-start'] },
  ] satisfies Statement[],
  statements: [
    {
      text: 'Cela n’arrive pas forcément tout le temps. Cela commence souvent, ou s’aggrave, pendant la grossesse. Ce n’est jamais acceptable.',
      sources: ['abuse-best-start'],
    },
    {
      text: 'Cela arrive à toutes sortes de gens. Ce peut être aussi un parent, une ancienne relation ou quelqu’un qui vit avec vous.',
    },
  ] satisfies Statement[],
};

export const regions = {
  title: 'Lignes de votre province ou territoire',
  lead: 'Dans chacun, Hébergement femmes et le 2-1-1 aident aussi.',
  none: 'Nous n’avons pas trouvé de ligne propre que nous puissions imprimer. Hébergement femmes montre les maisons et leurs numéros\u00a0; le 2-1-1 sait qui est près de chez vous.',
  notes: {
    ON: [
      {
        text: 'Fem’aide répond en français. Nous n’avons pas trouvé de page récente avec son numéro\u00a0: le 2-1-1 ou Hébergement femmes peut vous le donner.',
      },
    ],
    NU: [{ text: 'Votre centre de santé et la GRC de votre communauté peuvent aider aussi.' }],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const beforeYouTell: Statement = {
  text: 'Avant de raconter, vous pouvez demander\u00a0: qu’est-ce qui reste entre nous, et que devez-vous signaler?',
};

export const traces = {
  title: 'Traces sur ce téléphone',
  lead: 'Ce site ne garde rien de cette page, et sa recherche ne la trouve que par un mot entier. Mais\u00a0:',
  list: [
    {
      text: 'Votre navigateur montre cette page dans son historique. Pour enlever cette seule ligne\u00a0: ouvrez le menu, puis Historique. Trouvez «\u00a0Date d’accouchement\u00a0» et supprimez la ligne. Sur un iPhone\u00a0: le livre ouvert, l’horloge, puis glissez la ligne vers la gauche.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Ou effacez la dernière heure\u00a0: dans le menu, «\u00a0Supprimer les données de navigation\u00a0» ou «\u00a0Effacer\u00a0». Un historique vide peut aussi se remarquer.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Le bouton du bas prend la place de cette page. Ce que vous avez ouvert avant reste accessible avec Retour.',
    },
    {
      text: 'Un appel reste dans la liste des appels, et un texto dans sa conversation, jusqu’à ce que vous les supprimiez. Les deux peuvent figurer sur la facture.',
    },
    {
      text: 'Une fenêtre privée ne garde pas d’historique. Un téléphone ou un ordinateur que l’autre ne voit jamais est encore plus sûr, comme chez une amie, un ami ou à la bibliothèque.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Si quelqu’un a pu mettre une application espionne sur ce téléphone, rien de cela n’aide\u00a0: prenez-en un autre.',
      sources: ['sheltersafe-staysafe'],
    },
  ] satisfies Statement[],
  erase: 'Effacer ce que ce site garde sur ce téléphone',
  eraseNote: 'Comme une date prévue. Que ce soit parti peut se remarquer.',
};
