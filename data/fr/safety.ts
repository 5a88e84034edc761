import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Pas en sécurité à la maison?';

/** What the page says before anything else. */
export const intro: Statement = {
  text: 'Si quelqu’un vous fait du mal, vous fait peur ou vous contrôle, ce n’est pas votre faute. Vous pouvez appeler juste pour parler. Vous n’avez pas à quitter la maison.',
  sources: ['sheltersafe-about'],
};

export const danger: Statement = {
  text: 'En danger maintenant\u00a0: appelez le 911',
  sources: ['justice-family-violence'],
};
/** Beside `danger`. Names no number: it differs by community. */
export const dangerWithout911: Statement = {
  text: 'Là où le 911 ne répond pas, comme au Nunavut et à certains endroits du Nord\u00a0: appelez le numéro de la police de votre communauté, ou votre centre de santé.',
  sources: ['justice-family-violence', 'nunatsiaq-911', 'nunavik-911'],
};

export const linesTitle = 'Des gens qui écoutent, partout au Canada';

export const alone = {
  title: 'Demandez un moment sans personne d’autre avec vous',
  text: 'À chaque rendez-vous, à l’accueil ou au téléphone. Vous n’avez pas à dire pourquoi.',
};

export const injury = {
  title: 'On vous a fait mal?',
  statements: [
    {
      text: 'On vous a serré le cou, ou donné un coup au ventre? Allez à l’urgence ou à votre poste de soins infirmiers, même si vous vous sentez bien et ne voyez aucune marque.',
      sources: ['choking-peel', 'nygh-when-to-call', 'inspq-signs'],
    },
    {
      text: 'Un saignement, du liquide qui coule ou du mal à respirer\u00a0: appelez le 911. Votre bébé bouge moins\u00a0: allez tout de suite à l’unité des naissances ou à votre poste de soins infirmiers.',
      sources: ['nygh-when-to-call', 'inspq-signs', 'after-birth-signs', 'sogc-441'],
    },
    { text: 'Dites que vous êtes enceinte, et demandez à parler sans la personne qui vous accompagne.' },
  ] satisfies Statement[],
};

export const leaving = {
  title: 'Vous pensez partir?',
  statement: {
    text: 'Le départ, et le temps qui suit, peuvent être le moment le plus dangereux. Préparez d’abord votre départ avec une maison d’hébergement. En danger maintenant\u00a0: partez, ou appelez le 911.',
    sources: ['hlbc-leaving', 'justice-leaving'],
  } satisfies Statement,
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
    { text: 'contrôle tout votre argent', sources: ['abuse-best-start'] },
    { text: 'vous force à avoir des relations sexuelles', sources: ['abuse-best-start'] },
    { text: 'vous fait si peur que vous surveillez chaque mot', sources: ['abuse-best-start'] },
  ] satisfies Statement[],
  statements: [
    {
      text: 'Cela n’arrive pas forcément tous les jours. Cela commence souvent, ou s’aggrave, pendant la grossesse. Ce n’est jamais acceptable.',
      sources: ['abuse-best-start'],
    },
    {
      text: 'Cela arrive à toutes sortes de gens. Ça peut aussi être quelqu’un de votre famille, votre ex ou une personne qui vit avec vous.',
    },
  ] satisfies Statement[],
};

export const regions = {
  title: 'Lignes de votre province ou territoire',
  lead: 'Partout, hebergementfemmes.ca et le 2-1-1 aident aussi. Le 2-1-1 aide tout le monde.',
  none: 'Nous n’avons pas trouvé de ligne sûre pour cet endroit. Le site hebergementfemmes.ca montre les maisons d’hébergement et leurs numéros; le 2-1-1 connaît l’aide offerte près de chez vous.',
  notes: {
    ON: [
      {
        text: 'Fem’aide répond en français. Nous n’avons pas trouvé de page récente avec son numéro\u00a0: le 2-1-1 ou hebergementfemmes.ca peut vous le donner.',
        sources: ['femaide'],
      },
    ],
    NU: [{ text: 'Votre centre de santé et la GRC de votre communauté peuvent aider aussi.' }],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const beforeYouTell: Statement = {
  text: 'Avant de parler, vous pouvez demander\u00a0: «\u00a0Qu’est-ce qui reste entre nous? Qu’est-ce que vous devez signaler?\u00a0»',
};

export const traces = {
  title: 'Traces sur ce téléphone',
  lead: 'Ce site ne garde rien de cette page, et la recherche du site ne la montre que si on écrit un mot au complet. Mais\u00a0:',
  list: [
    {
      text: 'Votre navigateur montre cette page dans son historique. Pour enlever cette seule ligne\u00a0: ouvrez le menu, puis Historique. Trouvez «\u00a0Date d’accouchement\u00a0», avec «\u00a0securite\u00a0» ou «\u00a0options\u00a0» dans l’adresse, et supprimez la ligne. Sur un iPhone\u00a0: touchez le livre ouvert, puis l’horloge, et glissez la ligne vers la gauche.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Ou effacez la dernière heure\u00a0: dans le menu, «\u00a0Supprimer les données de navigation\u00a0» ou «\u00a0Effacer\u00a0», puis «\u00a0Dernière heure\u00a0». Si vous effacez tout, cela peut se remarquer.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Ce que vous avez écrit dans une recherche reste aussi. Un autre appareil du même compte peut aussi montrer tout cela.',
    },
    {
      text: 'Les pages que vous ouvrez d’ici, comme hebergementfemmes.ca, paraissent sous leur propre nom, dans leurs propres onglets. Le bouton ne les ferme pas\u00a0: fermez chaque onglet, et supprimez aussi sa ligne.',
    },
    {
      text: 'Le bouton du bas ouvre une autre page à la place de celle-ci. Avec Retour, on peut encore voir vos pages d’avant.',
    },
    {
      text: 'Un appel reste dans la liste des appels, et un texto dans sa conversation, jusqu’à ce que vous les supprimiez. Les deux peuvent paraître sur la facture.',
    },
    {
      text: 'Une fenêtre privée ne garde pas d’historique sur cet appareil. Mais la personne qui gère le Wi-Fi, ou une application espionne, peut quand même voir ce que vous ouvrez. Un téléphone ou un ordinateur que l’autre personne ne voit jamais est plus sûr, par exemple chez une amie ou un ami, ou à la bibliothèque.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Si quelqu’un a pu mettre une application espionne sur ce téléphone, rien de cela ne suffit\u00a0: utilisez un autre téléphone.',
      sources: ['sheltersafe-staysafe'],
    },
  ] satisfies Statement[],
  erase: 'Effacer ce que ce site garde sur ce téléphone',
  eraseNote: 'Par exemple, votre date prévue. Quelqu’un peut remarquer qu’elle n’y est plus.',
};
