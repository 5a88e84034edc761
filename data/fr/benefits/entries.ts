import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { BenefitEntry, listEiEntries as listEnglishEiEntries } from '@/data/en/benefits/entries';
import { cardinals } from '@/words/number-words';

export type { BenefitEntry } from '@/data/en/benefits/entries';

type EiFigures = Parameters<typeof listEnglishEiEntries>[0];

/** Employment Insurance: everywhere but in Quebec. */
export function listEiEntries({ maxNetFamilyIncome, waivedFrom, waivedTo }: EiFigures): BenefitEntry[] {
  const { maternity, standard, extended, familySupplement, insurableHours, earningsDropPercent, applyWithinWeeks } =
    eiRules;
  return [
    {
      title: 'Prestations de maternité',
      description: `Jusqu’à ${maternity.weeks} semaines pour le parent qui est enceinte ou a accouché.`,
      details: [
        `Elles peuvent commencer jusqu’à ${maternity.weeksBeforeDueWeek} semaines avant votre date prévue, le dimanche de cette semaine-là.`,
        `Elles finissent au plus tard ${maternity.weeksAfterLaterWeek} semaines après la date prévue ou la naissance, selon la plus tardive des deux dates, le samedi de cette semaine-là.`,
        `Elles versent ${maternity.ratePercent} % de votre rémunération, jusqu’à un maximum par semaine. Elles ne se partagent pas.`,
      ],
      sources: ['ei-act-12', 'ei-act-22', 'ei-act-14'],
    },
    {
      title: 'Prestations parentales standards',
      description: `Jusqu’à ${standard.maxWeeksOneParent} semaines pour un parent, dans les ${standard.windowWeeks} semaines après la semaine de la naissance.`,
      details: [
        `Les parents qui partagent ont ${standard.totalWeeks} semaines en tout. Un parent peut en prendre ${standard.maxWeeksOneParent} au plus.`,
        `Elles versent ${standard.ratePercent} % de votre rémunération, jusqu’à un maximum par semaine.`,
        `Un an de congé après une naissance, c’est cette option : ${maternity.weeks} semaines de maternité, puis jusqu’à ${standard.maxWeeksOneParent} semaines parentales.`,
      ],
      sources: ['ei-act-12', 'ei-act-23', 'ei-act-14'],
    },
    {
      title: 'Prestations parentales prolongées',
      description: `Jusqu’à ${extended.maxWeeksOneParent} semaines pour un parent, dans les ${extended.windowWeeks} semaines après la semaine de la naissance.`,
      details: [
        `Les parents qui partagent ont ${extended.totalWeeks} semaines en tout. Un parent peut en prendre ${extended.maxWeeksOneParent} au plus.`,
        `Elles versent ${extended.ratePercent} % de votre rémunération, jusqu’à un maximum par semaine plus bas.`,
        'Les deux parents prennent la même option. Elle ne change plus dès qu’une semaine parentale est payée : ne la cochez pas pour avoir un an.',
      ],
      sources: ['ei-act-12', 'ei-act-23', 'ei-act-14', 'ei-apply'],
    },
    {
      title: 'Supplément familial',
      description: `Pour les familles au revenu net de ${maxNetFamilyIncome} au plus par année qui reçoivent l’allocation canadienne pour enfants.`,
      details: [
        `L’assurance-emploi peut alors verser jusqu’à ${familySupplement.upToPercent} % de votre rémunération, dans le même maximum par semaine. Une seule personne du couple le reçoit.`,
      ],
      sources: ['ei-regs-34'],
    },
    {
      title: 'Qui peut recevoir l’assurance-emploi',
      description: `Il faut ${insurableHours} heures d’emploi assurable dans les 52\u00a0semaines avant votre demande, ou depuis le début de la dernière, et une rémunération par semaine qui baisse de plus de ${earningsDropPercent} %.`,
      details: [
        'Les gens à leur compte n’y ont droit que s’ils se sont inscrits d’avance. Informez-vous auprès de Service Canada.',
        `Faites votre demande dès que vous arrêtez de travailler, même sans relevé d’emploi. Plus de ${applyWithinWeeks} semaines après votre dernier jour, vous pouvez perdre des prestations.`,
        `Votre période de prestations commence avec la semaine de votre dernier jour de travail si vous perdez plus de ${earningsDropPercent} % de votre salaire habituel de cette semaine-là. Sinon, elle commence avec la semaine suivante.`,
        `La première semaine d’une demande est un délai de carence, une semaine sans prestations. Les demandes commencées du ${waivedFrom} au ${waivedTo} ne devraient pas en avoir. Ce dernier jour a déjà été déplacé : informez-vous auprès de Service Canada pour une demande plus tardive.`,
        'Deux parents d’un même bébé partagent un délai de carence. Un délai annulé n’a pas été observé : la deuxième demande peut donc en avoir un. Informez-vous auprès de Service Canada.',
        'Les prestations sont imposables.',
      ],
      sources: [
        'ei-act-6',
        'ei-maternity-parental',
        'ei-apply',
        'ei-digest-1-4',
        'ei-regs-14',
        'ei-act-13',
        'ei-regs-77',
        'ei-act-23',
        'steps-to-justice-ei',
      ],
    },
  ];
}

/** The Quebec Parental Insurance Plan. */
export function listQpipEntries({ minEarnings }: { minEarnings: string }): BenefitEntry[] {
  const { basic, special, maternityWindow, windowWeeks, maxBackPayWeeks, lowEarningsRatePercents } = qpipRules;
  const laterWeeks = basic.shareableWeeks - basic.firstShareableWeeks;
  const [lowRate, lowestRate] = lowEarningsRatePercents;
  return [
    {
      title: 'Régime de base',
      description: 'Plus de semaines, à un taux plus bas.',
      details: [
        `Maternité : ${basic.maternityWeeks} semaines à ${basic.maternityRatePercent} %.`,
        `L’autre parent : ${basic.otherParentWeeks} semaines exclusives, à ${basic.otherParentRatePercent} %.`,
        `À partager : ${basic.shareableWeeks} semaines, les ${basic.firstShareableWeeks} premières à ${basic.firstShareableRatePercent} % et les ${laterWeeks} autres à ${basic.shareableRatePercent} %.`,
        `Quand chaque parent a pris ${basic.bonusFromWeeks} semaines partageables, il y en a ${basic.bonusWeeks} de plus à ${basic.shareableRatePercent} %.`,
        `Un parent seul à l’acte de naissance a ${basic.otherParentWeeks} semaines de plus, à ${basic.otherParentRatePercent} %. Avec des jumeaux ou plus, chaque parent en a aussi ${basic.multiplesWeeks} de plus.`,
      ],
      sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
    },
    {
      title: 'Régime particulier',
      description: 'Moins de semaines, à un taux plus élevé.',
      details: [
        `Maternité : ${special.maternityWeeks} semaines à ${special.maternityRatePercent} %.`,
        `L’autre parent : ${special.otherParentWeeks} semaines exclusives, à ${special.otherParentRatePercent} %.`,
        `À partager : ${special.shareableWeeks} semaines à ${special.shareableRatePercent} %.`,
        `Quand chaque parent a pris ${special.bonusFromWeeks} semaines partageables, il y en a ${special.bonusWeeks} de plus à ${special.shareableRatePercent} %.`,
        `Un parent seul à l’acte de naissance a ${special.otherParentWeeks} semaines de plus, à ${special.otherParentRatePercent} %. Avec des jumeaux ou plus, chaque parent en a aussi ${special.multiplesWeeks} de plus.`,
      ],
      sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
    },
    {
      title: 'Qui peut recevoir le RQAP',
      description:
        'Les gens qui vivent au Québec, à la place des prestations de maternité et parentales de l’assurance-emploi.',
      details: [
        `Il faut au moins ${minEarnings} de revenu assurable. Il n’y a pas de nombre minimal d’heures, et le travail autonome compte.`,
        'Il n’y a pas de délai de carence.',
        `Les semaines vont du dimanche au samedi. Celles de maternité peuvent commencer ${maternityWindow.weeksBeforeDueWeek} semaines avant la semaine de votre date prévue. Elles finissent au plus tard ${maternityWindow.weeksAfterBirthWeek} semaines après la semaine de la naissance.`,
        `Toutes les autres semaines finissent au plus tard ${windowWeeks} semaines après la semaine de la naissance.`,
        `Avec un faible revenu, le RQAP augmente le taux de lui-même, jusqu’à ${lowRate} % ou ${lowestRate} % du salaire.`,
        `Faites votre demande la première semaine pour laquelle vous voulez des prestations, chaque parent la sienne. Le régime remonte à ${cardinals[maxBackPayWeeks]} semaines au plus, sauf si vous aviez une bonne raison de tarder.`,
      ],
      sources: [
        'rqap-features',
        'naitre-qpip',
        'qpip-act',
        'qpip-regulation',
        'rqap-when-to-apply',
        'rqap-employer',
        'inspq-qpip',
      ],
    },
  ];
}
