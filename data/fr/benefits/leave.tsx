import type { ReactNode } from 'react';
import { eiRules } from '@/data/benefits/ei-rules';
import { RETURN_MONTHS, WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { Words } from '@/data/words';
import { askedToSave } from '@/words/ui/asked-to-save';

type English = typeof import('@/data/en/benefits/leave');

export const heading: Words<English['heading']> = 'Votre réponse';
export const inShort: Words<English['inShort']> = 'Votre réponse en bref';

const { standard, extended, maternity } = eiRules;

export const choices: Words<English['choices']> = {
  standard: 'standard',
  extended: 'prolongée',
  basic: 'le régime de base',
  special: 'le régime particulier',
};
export const bothTitles: Words<English['bothTitles']> = ({ ei, qpip }) =>
  `Assurance-emploi ${ei.toLowerCase()}, RQAP ${qpip.toLowerCase()}`;
export const bothChoices: Words<English['bothChoices']> = ({ ei, qpip }) =>
  `assurance-emploi ${ei.toLowerCase()} et ${qpip.toLowerCase()} du RQAP`;
export const choiceTitles: Words<English['choiceTitles']> = {
  standard: 'Standard',
  extended: 'Prolongée',
  basic: 'Régime de base',
  special: 'Régime particulier',
};
const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** French goes on in lower case after a colon. */
const ofParent = (parent: string | undefined, text: string) => (parent ? `${parent} : ${lowerFirst(text)}` : text);
export const parentalWeeks: Words<English['parentalWeeks']> = {
  one: 'semaine parentale',
  other: 'semaines parentales',
};
const onTop = (maternityWeeks: number) =>
  maternityWeeks === 1
    ? ' La semaine de maternité se demande à part : ne la comptez pas ici.'
    : ` Les ${maternityWeeks} semaines de maternité se demandent à part : ne les comptez pas ici.`;
export const tickEi: Words<English['tickEi']> = ({ parent, option, weeks, noun, maternityWeeks }) => (
  <>
    {ofParent(parent, 'Cochez')} l’option {option}. Inscrivez {weeks} {noun}.
    {maternityWeeks > 0 && onTop(maternityWeeks)}
  </>
);
export const tickEiToo: Words<English['tickEiToo']> = ({ parent, option, weeks }) => (
  <>
    {parent} : cochez aussi l’option {option}. Inscrivez {weeks}.
  </>
);
export const onlyMaternity: Words<English['onlyMaternity']> = ({ parent, weeks }) =>
  `${ofParent(parent, 'Demandez')} les prestations de maternité, ${weeks}. Ce congé n’a pas de semaines parentales.`;
export const onlySickness: Words<English['onlySickness']> = ({ parent, weeks }) =>
  `${ofParent(parent, 'Demandez')} les prestations de maladie, ${weeks}. Ce congé n’a pas de semaines de maternité ni de semaines parentales.`;
export const nothingPaid = (parent: string) => `${parent} : rien ne peut être payé pendant ce temps.`;
export const chooseQpip: Words<English['chooseQpip']> = ({ parent, plan }) => (
  <>
    {ofParent(parent, 'Choisissez')} {plan} du RQAP.
  </>
);
export const paysUntil: Words<English['paysUntil']> = ({ choice, day }) => `${choice} : prestations jusqu’au ${day}.`;
export const paysNothing = (choice: string) => `${choice} : rien ne peut être payé pendant ce temps.`;
export const onlyWaitingWeek: Words<English['onlyWaitingWeek']> =
  'La première semaine d’une demande d’assurance-emploi est un délai de carence sans prestations : ce congé n’est pas plus long.';
export const waitingElsewhere: Words<English['waitingElsewhere']> =
  'Si un autre parent de cet enfant observe le délai de carence, cette demande n’en a pas : choisissez « Les deux » pour le voir.';
export const workTakesAll: Words<English['workTakesAll']> =
  'Le salaire gagné pendant le congé réduit les prestations à zéro : il ne reste rien à payer.';
export const whenBack: Words<English['whenBack']> = 'Quand voulez-vous reprendre le travail?';
export const nobodyClaims: Words<English['nobodyClaims']> =
  'Sans demande à son nom, personne ici ne reçoit l’assurance-emploi ni le RQAP.';

export const qpipWelcome: Words<English['qpipWelcome']> = {
  adoption:
    'Pour une adoption, le RQAP verse aussi des semaines d’accueil et de soutien. Elles ne sont pas comptées ici : des semaines montrées sans prestations pourraient être payées. Informez-vous auprès du RQAP avant de choisir un régime.',
  surrogacy:
    'Pour une grossesse pour autrui, le RQAP verse aussi des semaines d’accueil, que les parents peuvent partager. Elles ne sont pas comptées ici : des semaines montrées sans prestations pourraient être payées. Informez-vous auprès du RQAP avant de choisir un régime.',
};
export const qpipAlone: Words<English['qpipAlone']> =
  `Un parent seul à l’acte de naissance ou d’adoption peut avoir ${qpipRules.basic.otherParentWeeks} semaines exclusives de plus au régime de base, ${qpipRules.special.otherParentWeeks} au régime particulier. Elles ne sont pas comptées ici : informez-vous auprès du RQAP.`;

const howMuchPayFalls = (earned: string, percent: number) => {
  const falls = percent > 0 ? `baisse de ${percent} %` : 'ne baisse pas';
  return `Avec ${earned} par semaine dès le début, le salaire ${falls}`;
};
export const smallFall: Words<English['smallFall']> = {
  ei: (earned: string, percent: number) =>
    `L’assurance-emploi ne commence que si le salaire baisse de plus de ${eiRules.earningsDropPercent} %. ${howMuchPayFalls(earned, percent)} : il se peut qu’aucune demande ne soit possible. Informez-vous auprès de Service Canada avant de compter sur ces montants.`,
  qpip: (earned: string, percent: number) =>
    `Le RQAP ne commence que si le salaire baisse d’au moins ${qpipRules.earningsDropPercent} %. ${howMuchPayFalls(earned, percent)} : il se peut qu’aucune demande ne soit possible. Informez-vous auprès du RQAP avant de compter sur ces montants.`,
};

/** `other` is the name of a choice: behind a colon it needs no article. */
export const reasons: Words<English['reasons']> = {
  'all-weeks-paid': ({ other, less }) =>
    less
      ? `Chaque semaine que vous voulez est payée, et chacune rapporte davantage. Dans le même temps, l’autre choix (${other}) donne ${less} de moins.`
      : `Chaque semaine que vous voulez est payée, et chacune rapporte davantage qu’avec l’autre choix (${other}).`,
  'all-but-waiting': ({ other, less }) =>
    less
      ? `L’assurance-emploi commence par un délai de carence, une semaine sans prestations. Toutes les autres semaines que vous voulez sont payées, et chacune rapporte davantage. Dans le même temps, l’autre choix (${other}) donne ${less} de moins.`
      : `L’assurance-emploi commence par un délai de carence, une semaine sans prestations. Toutes les autres semaines que vous voulez sont payées, et chacune rapporte davantage qu’avec l’autre choix (${other}).`,
  more: ({ other, less }) =>
    less
      ? `Dans les mêmes semaines, ce choix verse ${less} de plus que l’autre (${other}), et davantage par semaine.`
      : `Dans les mêmes semaines, ce choix verse plus que l’autre (${other}).`,
  'all-weeks-paid-alike': ({ other, less }) =>
    less
      ? `Toutes les semaines que vous voulez sont payées. Dans le même temps, l’autre choix (${other}) donne ${less} de moins.`
      : 'Toutes les semaines que vous voulez sont payées.',
  'all-but-waiting-alike': ({ other, less }) => {
    const paid =
      'L’assurance-emploi commence par un délai de carence, une semaine sans prestations. Toutes les autres semaines que vous voulez sont payées.';
    return less ? `${paid} Dans le même temps, l’autre choix (${other}) donne ${less} de moins.` : paid;
  },
  'more-alike': ({ other, less }) =>
    less
      ? `Dans les mêmes semaines, ce choix verse ${less} de plus que l’autre (${other}).`
      : `Dans les mêmes semaines, ce choix verse plus que l’autre (${other}).`,
  'more-though-last-unpaid': ({ other, less, unpaid, isOfBoth }) => {
    const without = isOfBoth
      ? `s’il laisse ${unpaid} sans prestations à la fin, en comptant les deux parents`
      : `si le congé finit par ${unpaid} sans prestations`;
    const more = less ? `${less} de plus` : 'plus';
    return `Dans les mêmes semaines, ce choix verse ${more} que l’autre (${other}), même ${without}.`;
  },
  'long-leave': ({ other, less, isOfBoth }) => {
    const more = less ? `${less} de plus` : 'plus';
    const aWeekLess = isOfBoth ? '' : ', avec moins par semaine';
    return `Votre congé est si long que ce choix verse ${more} en tout que l’autre (${other})${aWeekLess}.`;
  },
  'late-start': ({ other, less }) => {
    const late = `Une partie du congé vient tard : avec l’autre choix (${other}), la période finit avant que toutes les semaines soient payées.`;
    return less ? `${late} Ce choix verse ${less} de plus.` : late;
  },
  'about-the-same': ({ other, unpaid }) =>
    unpaid
      ? `Dans le même temps, ce choix donne à peu près autant que l’autre (${other}), et davantage par semaine. Il laisse alors ${unpaid} sans prestations à la fin, en comptant les deux parents.`
      : `Dans le même temps, ce choix donne à peu près autant que l’autre (${other}), et davantage par semaine.`,
};
export const otherPaysLonger: Words<English['otherPaysLonger']> = ({ parent, choice, weeks, more }) => {
  const who = parent ? `${parent} peut` : 'À vous deux, vous pouvez';
  const dollars = more ? ` : ${more} de plus en tout` : '';
  return `${who} recevoir ${weeks} de prestations de plus avec l’autre choix (${choice})${dollars}. Prenez-le seulement si vous voulez ces semaines.`;
};
export const onlyBeforePayment: Words<English['onlyBeforePayment']> =
  'Ce n’est possible que si aucune semaine parentale n’a encore été payée à l’un ou à l’autre.';
export const betterSplit: Words<English['betterSplit']> = ({ more, isWithTopUp, weeks }) => {
  const topUp = isWithTopUp ? ', avec ce que l’employeur ajoute' : '';
  return `Vous pouvez répartir autrement les semaines que vous partagez. Cela apporte ${more} de plus en tout${topUp}, pour les mêmes jours de congé. ${weeks}`;
};
export const weeksOfParent: Words<English['weeksOfParent']> = ({ parent, weeks }) => `${parent} : ${weeks}.`;
export const withTopUpMore: Words<English['withTopUpMore']> = ({ choice, more }) =>
  `Avec le supplément de l’employeur, l’autre choix (${choice}) apporte ${more} de plus dans les mêmes semaines. Parlez-en à l’employeur avant de cocher : après le premier versement, on ne peut plus revenir en arrière.`;
export const decides: Words<English['decides']> = {
  ei: 'Une estimation avant impôt : Service Canada décide.',
  qpip: 'Une estimation avant impôt : le RQAP décide.',
  both: 'Une estimation avant impôt : Service Canada et le RQAP décident.',
};

export const cards: Words<English['cards']> = 'Ce que vous pouvez cocher';
export const aWeek: Words<English['aWeek']> = 'par semaine';
export const takenByWork: Words<English['takenByWork']> = 'Réduit à zéro par le salaire gagné';
export const afterWeeks: Words<English['afterWeeks']> = ({ weeks, dollars }) => `après ${weeks} à ${dollars}`;
export const afterUnevenWeeks: Words<English['afterUnevenWeeks']> = ({ weeks, dollars }) =>
  `après ${weeks} à ${dollars} au plus`;
export const nothingIsPaid: Words<English['nothingIsPaid']> = 'Rien n’est payé';
export const paidWeeks = (weeks: string) => `${weeks} avec prestations`;
export const paidWeeksOfBoth = (weeks: string) => `À vous deux : ${weeks} avec prestations`;
export const unpaidWeeks = (weeks: string) => `${weeks} sans prestations à la fin du congé`;
export const unpaidWeeksOfBoth = (weeks: string) => `À vous deux : ${weeks} sans prestations à la fin`;
export const aMonth = (dollars: string) => `environ ${dollars} par mois`;
export const inAll = (dollars: string) => `environ ${dollars} en tout`;
export const inAllForBoth = (dollars: string) => `environ ${dollars} en tout, pour les deux`;
export const withTopUp = (dollars: string) => `et ${dollars} de l’employeur`;
export const yearTrapTitle: Words<English['yearTrapTitle']> = {
  ofOne: 'Un an de congé? C’est l’option standard.',
  ofOneWithExtended: 'Un an de congé? C’est l’option standard.',
  ofBoth: 'Un an de congé pour l’un de vous? C’est l’option standard.',
  ofLate: 'Un an de congé à partir de la naissance? C’est l’option standard.',
};
const standardYear = `${maternity.weeks} semaines de maternité, puis jusqu’à ${standard.maxWeeksOneParent} semaines parentales.`;
export const yearTrap: Words<English['yearTrap']> = {
  ofOne: `Un an de congé après une naissance, c’est l’option standard : ${standardYear} Ne cochez pas l’option prolongée pour avoir un an.`,
  ofOneWithExtended: `Un an de congé après une naissance, c’est l’option standard : ${standardYear}`,
  ofBoth: `Un an de congé pour un seul parent, c’est l’option standard : ${standardYear} L’option prolongée est proposée plus haut parce que les semaines que vous voulez, à vous deux, dépassent celles que paie l’option standard. Avec moins de semaines, la réponse peut être l’option standard : essayez d’autres jours avec « À une date ».`,
  ofLate: `Un an de congé à partir de la naissance, c’est l’option standard : ${standardYear} L’option prolongée est proposée plus haut parce qu’une partie du congé vient tard, quand la période de l’option standard est finie. Si cette partie commence plus tôt, ou si elle est plus courte, la réponse peut être l’option standard.`,
};
export const notForAYear: Words<English['notForAYear']> =
  'Ne cochez pas l’option prolongée pour avoir un an : après le premier versement parental, personne ne peut la changer.';
export const finalInShort: Words<English['finalInShort']> =
  'Après le premier versement parental, personne ne peut changer l’option.';
export const whyAndIfWrong: Words<English['whyAndIfWrong']> = 'Pourquoi? Et si la mauvaise est cochée?';
export const noMaternityTitle: Words<English['noMaternityTitle']> = 'Avant de cocher l’option prolongée';
const percentLess = 100 - Math.round((extended.ratePercent / standard.ratePercent) * 100);
export const extendedPays: Words<English['extendedPays']> = {
  usually: (fromWeeks: number) =>
    `L’option prolongée verse ${percentLess} % de moins par semaine. Pour un seul parent, elle ne rapporte davantage qu’à partir de ${fromWeeks} semaines parentales.`,
  fewerWeeks: (fromWeeks: number) =>
    `L’option prolongée verse ${percentLess} % de moins par semaine. Pour un congé qui commence à temps, elle ne rapporte davantage à un seul parent qu’à partir de ${fromWeeks} semaines parentales.`,
  withPayForWork: (_fromWeeks: number) =>
    'Le salaire que vous gardez réduit les prestations des deux options : comparez les cartes.',
  withTopUp: (_fromWeeks: number) =>
    `Avec l’option prolongée, l’assurance-emploi verse ${percentLess} % de moins par semaine. Avec ce que votre employeur ajoute, elle peut quand même rapporter davantage : parlez-en à l’employeur avant de cocher.`,
  withSupplement: (_fromWeeks: number) =>
    'Avec votre supplément familial, l’option prolongée peut devenir plus avantageuse plus tôt que d’habitude : comparez les cartes.',
};
export const optionIsFinal: Words<English['optionIsFinal']> =
  'Après le premier versement parental, personne ne peut changer l’option, ni Service Canada ni un tribunal.';
export const wrongBox = (number: ReactNode) => (
  <>
    Vous venez de cocher la mauvaise? Appelez le {number} avant le premier versement parental. Après, le nombre de
    semaines peut changer, l’option non.
  </>
);
export const reverseTrap: Words<English['reverseTrap']> = ({ day, extendedDay, weeks, extendedWeeks }) =>
  `L’option standard ne peut verser que jusqu’au ${day} : ${weeks} pour ce congé. L’option prolongée peut verser jusqu’au ${extendedDay} : ${extendedWeeks}. Si aucune semaine parentale n’a encore été payée à l’un de vous, comparez les deux avant de cocher.`;
export const noWeeks: Words<English['noWeeks']> = 'rien';
export const nextBaby: Words<English['nextBaby']> =
  `Les semaines de congé ne comptent pas comme des heures. Après ${RETURN_MONTHS['18-months']} mois de congé, il peut vous falloir ${eiRules.insurableHours} nouvelles heures de travail pour la prochaine demande.`;
export const backEarly: Words<English['backEarly']> =
  'Si vous reprenez le travail avant la fin des semaines, la part non versée de l’option prolongée n’est pas rendue.';
export const sameChoice: Words<English['sameChoice']> = {
  ei: 'Les deux parents ont la même option. La première demande décide.',
  qpip: 'Les deux parents ont le même régime, même si un seul planifie ici. La demande qui arrive en premier décide.',
};
export const planIsFinal: Words<English['planIsFinal']> =
  'Après le premier versement, le régime ne change plus, sauf de rares exceptions.';

export const dates: Words<English['dates']> = 'De quand à quand';
export const tableHeads: Words<English['tableHeads']> = { weeks: 'Semaines', days: 'Du et au', weekly: 'Par semaine' };
export const kinds: Words<English['kinds']> = {
  waiting: 'Délai de carence, sans prestations sauf annulation',
  sickness: 'Maladie',
  maternity: 'Maternité',
  own: 'Semaines exclusives',
  parental: 'Parentales',
  unpaid: 'Sans prestations',
};
export const unpaidReasons: Words<English['unpaidReasons']> = {
  'before-window': 'Sans prestations : rien ne peut encore être payé',
  'after-window': 'Sans prestations : la période est terminée',
  'after-claim': 'Sans prestations : la demande est fermée',
  'one-parent-limit': 'Sans prestations : un parent ne peut pas en avoir plus',
  'together-limit': 'Sans prestations : vous ne pouvez pas en avoir plus à deux',
  'no-claim': 'Sans prestations : pas de demande',
};
export const plusTopUp = (dollars: string) => `et ${dollars} de l’employeur`;
export const backOn = (day: string) => `Retour au travail : ${day}.`;

export const months: Words<English['months']> = 'Mois par mois';
export const monthsCaption: Words<English['monthsCaption']> =
  'Les semaines qui finissent chaque mois, en dollars avant impôt';
export const monthsWithoutPay: Words<English['monthsWithoutPay']> = 'Les semaines de chaque mois';
export const monthHeads: Words<English['monthHeads']> = { month: 'Mois', household: 'Ensemble' };
export const paidInMonth = (weeks: string) => `${weeks} avec prestations`;
export const unpaidInMonth = (weeks: string) => `${weeks} sans prestations`;
type ChildBenefitMonths = Parameters<English['childBenefitNote']>[0];
export const childBenefitNote = ({ dollars, added, from, until }: ChildBenefitMonths) =>
  `L’allocation canadienne pour enfants, à part : environ ${dollars} par mois pour tous vos enfants, dès ${from}, non imposable. Le nouvel enfant en apporte environ ${added}. Ces chiffres valent jusqu’en ${until} : dès juillet, c’est le revenu de l’année suivante qui compte.`;

const stopLater = (hasStopped: boolean) => (hasStopped ? '' : 'arrêter plus tard, ou ');
export const gap: Words<English['gap']> = ({ parent, weeks, hasStopped }) =>
  `${parent} arrête ${weeks} avant tout versement possible. Des solutions : ${stopLater(hasStopped)}parler à un médecin des prestations de maladie (jusqu’à ${eiRules.sickness.maxWeeks} semaines, avec un billet), ou utiliser votre paie de vacances.`;
export const gapAfterSickness: Words<English['gapAfterSickness']> = ({ parent, weeks, hasStopped }) =>
  `${parent} a ${weeks} sans prestations entre les semaines de maladie et celles de maternité. Des solutions : ${stopLater(hasStopped)}demander un billet médical pour plus de semaines (jusqu’à ${eiRules.sickness.maxWeeks} en tout), ou utiliser votre paie de vacances.`;
export const gapAfterMaternity: Words<English['gapAfterMaternity']> = ({ parent, weeks, hasStopped }) =>
  `${parent} a ${weeks} sans prestations entre les semaines de maternité et la naissance, car les autres semaines commencent avec la semaine de la naissance. Des solutions : ${stopLater(hasStopped)}utiliser votre paie de vacances.`;
export const gapInQuebec: Words<English['gapInQuebec']> = ({ parent, weeks, hasStopped }) =>
  `${parent} arrête ${weeks} avant tout versement possible. Des solutions : ${stopLater(hasStopped)}parler à votre médecin et à la CNESST du retrait préventif.`;
export const gapOther: Words<English['gapOther']> = ({ parent, weeks }) =>
  `${parent} arrête ${weeks} avant tout versement possible : les semaines parentales commencent avec la semaine de la naissance ou de l’arrivée.`;
const askFirst =
  'Informez-vous auprès de Service Canada avant que l’un de vous ne coche une option : après le premier versement parental, l’option ne change plus.';
export const withoutClaim: Words<English['withoutClaim']> = {
  standard: (parent: string) =>
    `Sans cette demande, ${lowerFirst(parent)} devrait cocher l’option standard. ${askFirst}`,
  extended: (parent: string) =>
    `Sans cette demande, ${lowerFirst(parent)} devrait cocher l’option prolongée. ${askFirst}`,
  undecided: (_parent: string) => `Sans cette demande, l’autre option est peut-être la meilleure. ${askFirst}`,
};
export const newApplication = (day: string) =>
  `Faites une demande pour chaque partie du congé. La période de prestations reste celle du ${day}.`;
export const lost: Words<English['lost']> = ({ parent, weeks }) =>
  `${parent} perd ${weeks} : la période finit avant le versement.`;
export const lostUnlessPutOff: Words<English['lostUnlessPutOff']> = ({ parent, weeks }) =>
  `${parent} perd ${weeks}, sauf si le RQAP reporte des semaines et les verse plus tard. Il le fait sur demande quand un bébé est à l’hôpital : informez-vous avant la fin du séjour et avant la reprise du travail.`;
export const lostTogether = (weeks: string) =>
  `À vous deux, vous perdez ${weeks} : la période finit avant le versement.`;
export const startBy = (day: string) =>
  `Commencez au plus tard le ${day} pour tout recevoir : vous pouvez être en congé en même temps.`;
export const startAndReturnBy = (day: string) =>
  `Pour tout recevoir, commencez au plus tard le ${day}, et reprenez le travail d’autant de semaines plus tôt. Vous pouvez être en congé en même temps.`;
export const claimCloses: Words<English['claimCloses']> = ({ parent, day }) =>
  `${parent} : la période de prestations finit le ${day}. Reprendre le travail quelques semaines au milieu ne déplace pas ce jour : informez-vous auprès de Service Canada avant de choisir des dates.`;

export const toDos: Words<English['toDos']> = 'Quoi faire, et quand';
export const dayPassed = (day: string) => `Le ${day} est passé.`;
export const laterToDos: Words<English['laterToDos']> = (count) => `${count} de plus, plus tard`;
export const toDoTexts: Words<English['toDoTexts']> = {
  'check-hours': `Vérifiez qu’il y a ${eiRules.insurableHours} heures d’emploi assurable, et aucune demande d’assurance-emploi commencée dans les ${eiRules.qualifyingWeeks} dernières semaines.`,
  'check-hours-since-claim': `Vérifiez qu’il y a ${eiRules.insurableHours} heures d’emploi assurable depuis le début de la dernière demande.`,
  'check-regular-claim': `Demandez à Service Canada si la demande ouverte reposait sur ${eiRules.insurableHours} heures, et combien de semaines il y reste.`,
  'check-fishing':
    'Additionnez ce que la pêche a rapporté depuis le début de la saison, et demandez à Service Canada si cela suffit.',
  'ask-to-switch':
    'À partir de cette semaine : demandez à Service Canada des semaines de maternité ou parentales au lieu des régulières.',
  'doctor-note': 'Demandez le billet médical pour les semaines de maladie.',
  'tell-plan':
    'Dites à votre employeur, par écrit, que vous comptez prendre un congé. La lettre avec le premier jour vient plus tard.',
  'tell-employer':
    'Avisez votre employeur par écrit. Dans un milieu de travail fédéral, c’est peut-être un autre jour.',
  'tell-return':
    'Dites par écrit à votre employeur quand vous revenez\u00a0: d’habitude d’ici ce jour, alors informez-vous.',
  'last-work-day': 'Dernier jour de travail.',
  'record-of-employment':
    'Demandez le relevé d’emploi à l’employeur. S’il tarde, faites votre demande sans l’attendre.',
  'earliest-maternity': 'À partir de ce jour, les prestations de maternité peuvent être payées.',
  'apply-ei-by': `Faites votre demande à Service Canada au plus tard ce jour-là, ou mieux, dès l’arrêt du travail : dans les ${eiRules.applyWithinWeeks} semaines après le dernier jour de travail.`,
  'apply-ei-without-day': `Faites votre demande à Service Canada dès l’arrêt du travail, sans attendre de papiers : dans les ${eiRules.applyWithinWeeks} semaines.`,
  'file-qpip-from': 'Faites votre demande au RQAP cette semaine, pas avant. Le formulaire peut être rempli d’avance.',
  'file-qpip-by': `Faites votre demande au RQAP au plus tard ce jour-là : il remonte au plus à ${qpipRules.maxBackPayWeeks} semaines avant la demande.`,
  'check-agreement': `Vérifiez votre entente de travail autonome avec Service Canada : elle doit dater d’au moins ${eiRules.selfEmployedMonthsBefore} mois.`,
  placement: 'Votre enfant vient vivre avec vous. Demandez alors l’allocation canadienne pour enfants.',
  placed: 'Votre enfant vit avec vous. Demandez l’allocation canadienne pour enfants, si ce n’est pas déjà fait.',
  due: 'Votre date prévue. Une fois votre bébé là, déclarez la naissance. Presque partout, ce formulaire peut aussi demander l’allocation canadienne pour enfants : demandez-la une seule fois, là ou à l’Agence du revenu du Canada, jamais aux deux.',
  arrival:
    'Votre enfant est arrivé. Déclarez la naissance, si ce n’est pas fait. Presque partout, ce formulaire peut aussi demander l’allocation canadienne pour enfants : demandez-la une seule fois, là ou à l’Agence du revenu du Canada, jamais aux deux.',
  'tell-birth-date': 'Une fois votre bébé là, donnez la date de naissance à Service Canada.',
  'tell-known-birth-date': 'Donnez la date de naissance à Service Canada, si ce n’est pas déjà fait.',
  'check-option':
    'La première semaine parentale. Avant qu’elle soit payée, vérifiez dans Mon dossier Service Canada que l’option et les semaines sont justes.',
  'latest-other-start':
    'Le dernier jour pour commencer et recevoir quand même toutes les semaines qui peuvent être payées.',
  'latest-maternity-end': 'Le dernier jour où des prestations de maternité peuvent être payées.',
  'latest-maternity-end-unless-put-off':
    'Le dernier jour où des prestations de maternité peuvent être payées, ou plus tard si le RQAP reporte des semaines : informez-vous avant que le bébé ne quitte l’hôpital.',
  'ei-parental-end': 'Le dernier jour où des prestations parentales de l’assurance-emploi peuvent être payées.',
  'qpip-parental-end': 'Le dernier jour où des prestations du RQAP peuvent être payées.',
  'back-for-a-while': 'Dites à Service Canada que vous reprenez le travail pour un temps.',
  'apply-ei-again': 'Faites une nouvelle demande à Service Canada pour la deuxième partie.',
  'back-for-a-while-qpip':
    'Dites au RQAP que vous reprenez le travail pour un temps, pour qu’aucune semaine de travail ne soit payée.',
  'off-again-qpip': 'De nouveau en congé : dites-le au RQAP, et demandez s’il faut une autre demande.',
  'back-at-work': 'Retour au travail.',
};
export const checkEarnings = (minEarnings: string) =>
  `Vérifiez qu’il y a au moins ${minEarnings} de revenu assurable. Le travail autonome compte aussi.`;
export const lateTexts: Words<English['lateTexts']> = {
  'tell-plan': 'Dites aujourd’hui à votre employeur, par écrit, que vous comptez prendre un congé.',
  'tell-employer': 'Dites-le aujourd’hui à votre employeur, par écrit.',
  'tell-return': 'Dites aujourd’hui à votre employeur, par écrit, quand vous revenez.',
  'apply-ei-by':
    'Faites votre demande aujourd’hui, et demandez que la période de prestations commence plus tôt. Service Canada décide.',
  'file-qpip-by': `Faites votre demande aujourd’hui. Le RQAP remonte au plus à ${qpipRules.maxBackPayWeeks} semaines avant la demande; les semaines d’avant peuvent être prises plus tard, tant que leur période dure.`,
  'latest-other-start': 'Des semaines sont déjà passées. Commencez dès que possible pour garder le reste.',
};
export const tellEmployerUsually: Words<English['tellEmployerUsually']> =
  'Avisez votre employeur par écrit\u00a0: d’habitude d’ici ce jour, alors informez-vous. Dans un milieu de travail fédéral, c’est peut-être un autre jour.';
export const lateCanCost: Words<English['lateCanCost']> =
  'Un préavis tardif pourrait coûter quelque chose ici\u00a0: informez-vous.';
export const toLetter: Words<English['toLetter']> = 'La lettre';
export const whose: Words<English['whose']> = ({ toDo, parent }) => ofParent(parent, toDo);
export const undated: Words<English['undated']> = 'Maintenant';
export const beforeLeave: Words<English['beforeLeave']> = 'Tôt, avant le congé';
export const whenWorkStops: Words<English['whenWorkStops']> = 'À l’arrêt du travail';
export const saveToDos: Words<English['saveToDos']> = 'Enregistrer ces jours pour mon agenda';
export const toDosSaved: Words<English['toDosSaved']> = askedToSave({
  next: 'Ouvrez le fichier pour ajouter les jours à votre agenda.',
  wayOut: 'Ou imprimez la page.',
});
export const toDosNotSaved: Words<English['toDosNotSaved']> =
  'Le fichier n’a pas pu être enregistré. Vérifiez votre connexion et réessayez, ou imprimez la page.';

export const formSheet: Words<English['formSheet']> = 'Quoi répondre sur le formulaire';
export const sheetIntro = (year: number, checked: string) =>
  `Avec les chiffres de ${year}, règles vérifiées le ${checked}. Le formulaire peut le dire autrement.`;
export const qpipWeeks: Words<English['qpipWeeks']> = ({ maternityWeeks, ownWeeks, parentalWeeks, isOther }) =>
  [
    maternityWeeks > 0 && `Maternité : ${maternityWeeks}`,
    ownWeeks > 0 && `${isOther ? 'Paternité (exclusives)' : 'Exclusives'} : ${ownWeeks}`,
    parentalWeeks > 0 && `Parentales (partageables) : ${parentalWeeks}`,
  ]
    .filter(Boolean)
    .join(', ');
export const sheetRows: Words<English['sheetRows']> = {
  lastWorkDay: 'Dernier jour travaillé',
  dueDate: 'Date prévue de la naissance',
  birthDate: 'Date de naissance',
  placementDate: 'Date où l’enfant vous est confié',
  sickness: 'Prestations de maladie avant?',
  maternity: 'Prestations de maternité? Combien de semaines?',
  parentalAfter: 'Prestations parentales tout de suite après?',
  option: 'Standard ou prolongée',
  parentalWeeks: 'Semaines parentales pour vous',
  otherParent: 'Prestations parentales de l’autre parent? Combien de semaines?',
  back: 'Retour au travail',
  claimWeek: 'Début de la période de prestations',
  topUp: 'Supplément de l’employeur',
  plan: 'Régime de base ou particulier',
  firstWeek: 'Première semaine de prestations',
  weeks: 'Semaines de chaque sorte',
};
export const sheetHeads: Words<English['sheetHeads']> = { asks: 'Le formulaire demande', answer: 'Votre réponse' };
export const yesWeeks = (weeks: number) => `Oui, ${weeks}`;
export const yesWithNote = (weeks: string) => `Oui, ${weeks}, avec un billet médical`;
export const yes: Words<English['yes']> = 'Oui';
export const no: Words<English['no']> = 'Non';
export const noFrom = (day: string) => `Non, à partir du ${day}`;
export const notYours: Words<English['notYours']> = ({ weeks, all }) =>
  `${weeks} (pas ${all}, pas ${WEEKS_A_YEAR} : la maternité est à part)`;
export const inTwoParts: Words<English['inTwoParts']> = ({ weeks, before, after }) =>
  `${weeks} en deux parties : ${before}, puis ${after}`;
/** The day begins a sentence. */
export const offAgain: Words<English['offAgain']> = {
  ei: ({ back, day }) => `${back}, puis de nouveau en congé à partir du ${day} : faites alors une nouvelle demande.`,
  qpip: ({ back, day }) => `${back}, puis de nouveau en congé à partir du ${day} : dites ces deux jours au RQAP.`,
};
export const yesSameOption = (weeks: number, option: string) => `Oui, ${weeks}, ${option}`;
export const yesWithQpip = (weeks: string) => `Oui, au RQAP : ${weeks}`;
export const askOther: Words<English['askOther']> = 'À demander à l’autre parent : nous ne l’avons pas demandé ici';
export const inTheWeekOf = (day: string) => `Demandez la semaine du ${day}`;
export const askEmployer: Words<English['askEmployer']> = 'À demander : notez la réponse';
export const notYet: Words<English['notYet']> = 'Pas encore connu';
export const sheetCheck: Words<English['sheetCheck']> = ({ day, number }) =>
  `Après la décision, vérifiez que Mon dossier Service Canada dit la même chose. Sinon, appelez tout de suite le ${number} : une fois payée la première semaine parentale, celle du ${day}, l’option ne change plus.`;
export const printSheet: Words<English['printSheet']> = 'Imprimer les réponses pour le formulaire';
export const notProposed: Words<English['notProposed']> = ({ shown, proposed }) =>
  `Vous regardez ce choix : ${shown}. Nous proposons : ${proposed}. Choisissez sa carte pour l’imprimer.`;
export const notDecided = (shown: string) =>
  `Nous ne proposons ni l’un ni l’autre choix. Ce qui s’imprime : ${shown}. Choisissez l’autre carte pour imprimer l’autre choix.`;
export const nothingToPrint: Words<English['nothingToPrint']> =
  'Ce choix ne donne droit à rien : il n’y a rien à imprimer. Choisissez une autre carte pour en voir les jours.';
