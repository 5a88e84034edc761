import type { Words } from '@/data/words';

type English = typeof import('@/data/en/search');

export const page: Words<English['page']> = {
  title: 'Recherche et index de A à Z',
  description:
    'Cherchez un aliment, un médicament, un signe, une semaine ou l’aide près de chez vous. Rien ne quitte votre appareil. Plus bas, tout le site de A à Z.',
  shortTitle: 'Recherche',
};

export const fields: Words<English['fields']> = {
  'can-i': {
    label: 'Que voulez-vous vérifier?',
    hint: 'Par exemple feta, Tylenol ou spa. Rien ne quitte cet appareil.',
  },
  all: {
    label: 'Que cherchez-vous?',
    hint: 'Par exemple fièvre, feta, semaine 20 ou sage-femme. Rien ne quitte cet appareil.',
  },
};
export const withoutScript: Words<English['withoutScript']> =
  'Pour écrire ici, il faut JavaScript, qui est désactivé. Tout le site se trouve dans la liste de A à Z.';
export const cannotLoad: Words<English['cannotLoad']> =
  'La recherche n’a pas chargé. Vérifiez votre connexion et écrivez de nouveau, ou lisez la liste :';
export const aToZ: Words<English['aToZ']> = 'Tout le site de A à Z';
export const letters: Words<English['letters']> = 'Lettres';
export const folds: Words<English['folds']> = {
  signs: 'Signes\u00a0: quand appeler',
  answers: (topic) => `Puis-je…? ${topic}`,
  weeks: 'Semaines 1 à 40',
};

export const loading: Words<English['loading']> = 'Recherche…';
export const sections: Words<English['sections']> = {
  signs: 'Signes',
  'can-i': 'Puis-je…?',
  weeks: 'Semaines',
  region: 'Là où vous habitez',
  pages: 'Pages',
};
export const found: Words<English['found']> = (count) => (count < 2 ? `${count} réponse.` : `${count} réponses.`);
export const foundSigns: Words<English['foundSigns']> = (count) =>
  count < 2 ? `${count} réponse : c’est un signe.` : `${count} réponses, les signes en premier.`;
export const more: Words<English['more']> = (count) => `${count} de plus`;
export const didYouMean: Words<English['didYouMean']> = 'Rien sous cette forme. Vouliez-vous dire :';
export const inWeek: Words<English['inWeek']> = (week) => `À ${week} semaine${week < 2 ? '' : 's'} :`;
export const readMore: Words<English['readMore']> = 'Pourquoi, sources et autres détails';

export const healthLine: Words<English['healthLine']> = (name, numbers) => `${name}\u00a0: ${numbers}`;

export const notInList: Words<English['notInList']> = (typed) => `« ${typed} » n’est pas dans notre liste`;
export const noSource: Words<English['noSource']> =
  'Nous n’avons pas de source à ce sujet : demandez en pharmacie, à la personne qui suit votre grossesse ou à la ligne santé.';
export const noVerdict: Words<English['noVerdict']> = 'Ce n’est ni un oui ni un non.';
export const prescribed: Words<English['prescribed']> = 'C’est prescrit? Appelez avant de changer quoi que ce soit.';
export const nearest: Words<English['nearest']> = 'Le plus proche dans notre liste : autre chose, pas une réponse';

export const weekWords: Words<English['weekWords']> = 'semaine, semaines, sem, sa';

export const questionStarts: Words<English['questionStarts']> =
  'qu est ce que je peux prendre contre, qu est ce que je peux prendre pour, que puis je prendre contre, que puis je prendre pour, que prendre contre, que prendre pour, quoi prendre contre, quoi prendre pour, combien de, combien d, est ce que je peux encore, est ce que je peux, est ce qu on peut, est ce que c est, puis je encore, puis je, peut on, je peux, ai je le droit de, est il sécuritaire de, est il dangereux de, c est dangereux de, c est correct de, j ai, je veux, est ce que, une femme enceinte peut elle';
export const questionVerbs: Words<English['questionVerbs']> =
  'manger, mangé, boire, bu, prendre, pris, avoir, utiliser, utilisé, faire, aller au, aller à la, aller, mettre, porter';
export const questionEnds: Words<English['questionEnds']> =
  'puis je prendre, puis je boire, puis je manger, par jour, par erreur, est sécuritaire, est dangereux, est il sécuritaire, est elle sécuritaire, sécuritaire, dangereux, dangereuse, permis, permise, correct, sans danger, pendant la grossesse, durant la grossesse, en étant enceinte, quand on est enceinte, enceinte, grossesse, premier trimestre, deuxième trimestre, troisième trimestre, et, pendant, au';

export const vagueWords: Words<English['vagueWords']> = 'contre, prendre, combien, quoi, comment, mieux';

export const generalWords: Words<English['generalWords']> =
  'fromage, fromage à pâte molle, lait, viande, poisson, fruits de mer, thon, saumon, multivitamine, vitamine, vitamines, vaccin, vaccins';

export const fillers: Words<English['fillers']> =
  'le, la, les, l, un, une, des, de, du, d, je, j, ai, a, as, au, aux, avoir, mon, ma, mes, m, me, ce, c, cette, ça, ces, que, qu, qui, est-ce, suis, est, et, ou, en, dans, sur, avec, sans, pour, pendant, depuis, puis, peux, peut, on, il, elle, y, n, ne, s, se, t, très, trop, quand, si, sens, fait, fais, faire, enceinte, grossesse, normal, normale, semaine, semaines, vraiment, aujourd’hui, subit, subite, sont, ont, encore, toujours, hier, heure, heures, minute, minutes, jour, jours, nuit, moi, mais, là, maintenant, après, naissance, tout, toute, aussi, comme, par, eu';
