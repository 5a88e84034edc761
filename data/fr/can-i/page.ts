import type { Words } from '@/data/words';

type English = typeof import('@/data/en/can-i/page');

export const page: Words<English['page']> = {
  title: 'Enceinte, puis-je en manger ou en prendre?',
  description:
    'Fromage, café, rhume, spa\u00a0: cherchez ce que vous pouvez manger, prendre et faire enceinte au Canada, avec les sources de chaque réponse.',
  shortTitle: 'Puis-je…?',
  about: 'Manger, prendre, faire\u00a0: une réponse claire pour chaque chose',
};
export const lead: Words<English['lead']> =
  'Ce que vous mangez, prenez ou faites\u00a0: une réponse claire pour chaque chose.';
export const mostAsked: Words<English['mostAsked']> = 'On demande souvent';
export const topics: Words<English['topics']> = 'Toutes les réponses par sujet';
export const worksOffline: Words<English['worksOffline']> =
  'Fonctionne sans réseau. Ce que vous tapez n’est gardé nulle part.';

export const verdictWords: Words<English['verdictWords']> = {
  yes: 'Oui',
  'with-care': 'Avec précaution',
  'better-not': 'À éviter',
  'ask-first': 'Demandez d’abord',
  'keep-taking': 'Continuez',
  'call-before-next-dose': 'Appelez avant la prochaine dose',
  call: 'Appelez',
  'no-source': 'Nous n’avons pas de source',
};
export const meaningsTitle: Words<English['meaningsTitle']> = 'Ce que veulent dire les mots';
export const verdictMeanings: Words<English['verdictMeanings']> = {
  yes: 'Convient pendant la grossesse, comme le dit la ligne.',
  'with-care': 'Convient à la condition que dit la ligne\u00a0: une quantité, assez de chaleur.',
  'better-not':
    'Laissez de côté. La ligne nomme souvent une autre façon. C’est prescrit? Appelez avant de changer quoi que ce soit.',
  'ask-first': 'Une personne décide avec vous. C’est prescrit? N’arrêtez pas de vous-même\u00a0: appelez.',
  'keep-taking': 'C’est prescrit. Continuez, et appelez quand la ligne le dit.',
  'call-before-next-dose': 'Pour quelques médicaments prescrits\u00a0: appelez avant de prendre la prochaine dose.',
  call: 'Vous avez été en contact avec une maladie, ou quelque chose est arrivé\u00a0: appelez dès que la ligne le dit.',
  'no-source':
    'Nous n’avons pas trouvé de source. Ce n’est ni oui ni non\u00a0: demandez. C’est prescrit? Appelez avant de changer quoi que ce soit.',
};

export const notSigned: Words<English['notSigned']> =
  'Ni médecin, ni sage-femme, ni pharmacienne ou pharmacien n’a encore signé ces réponses.';
export const whoWroteSources: Words<English['whoWroteSources']> =
  'Les sources sont sous chaque réponse. La plupart viennent de Santé Canada, des provinces, de la santé publique, d’hôpitaux et de diététistes du Canada. Quand nous n’en avons pas trouvé, elles viennent d’un autre pays, d’un fabricant, d’un magasin, d’un site ou d’un journal.';
export const poisonEmergency: Words<English['poisonEmergency']> =
  'Perte de connaissance, convulsions ou du mal à respirer\u00a0: appelez le 911.';
export const pharmacist: Words<English['pharmacist']> =
  'À la pharmacie, on répond gratuitement aux questions sur les médicaments.';

export const answers: Words<English['answers']> = (count) => `${count} réponses.`;
export const otherTopics: Words<English['otherTopics']> = 'Sujets';
export const groups: Words<English['groups']> = 'Sur cette page';
export const afterBirth: Words<English['afterBirth']> =
  'Cette liste est pour la grossesse. Elle ne dit pas ce qui vaut après la naissance ou pendant l’allaitement\u00a0: demandez à votre médecin, à votre sage-femme ou à la pharmacie.';
export const callSources: Words<English['callSources']> = 'Sources de ce qui demande un appel';
export const sourcesOnline: Words<English['sourcesOnline']> = 'Les sources de chaque réponse sont sur';

export const toWeek: Words<English['toWeek']> = (week) => `Jusqu’à la semaine\u00a0${week}\u00a0:`;
export const fromToWeek: Words<English['fromToWeek']> = (from, to) => `Semaines\u00a0${from} à\u00a0${to}\u00a0:`;
export const fromWeek: Words<English['fromWeek']> = (week) => `Dès la semaine\u00a0${week}\u00a0:`;
export const forWeek: Words<English['forWeek']> = 'pour la semaine';
export const byWeekTitle: Words<English['byWeekTitle']> = 'Selon la semaine';

export const alreadyTitle: Words<English['alreadyTitle']> = 'C’est déjà fait?';
export const differTitle: Words<English['differTitle']> = 'Les autorités ne disent pas la même chose.';
export const localTitle: Words<English['localTitle']> = 'Où vous vivez\u00a0:';
export const insteadTitle: Words<English['insteadTitle']> = 'À la place';
export const whomToAsk: Words<English['whomToAsk']> = 'À qui demander';
export const askPharmacist: Words<English['askPharmacist']> = 'À la pharmacie, on répond gratuitement.';
export const share: Words<English['share']> = 'Partager cette réponse';
export const copied: Words<English['copied']> = 'Son adresse est copiée.';
