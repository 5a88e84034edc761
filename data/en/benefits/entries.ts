import type { BenefitSourceKey } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { cardinals } from '@/words/number-words';

/** One kind of benefit, told in general. Amounts that change each year stand in the yearly tables. */
export interface BenefitEntry {
  title: string;
  description: string;
  details: string[];
  sources: BenefitSourceKey[];
}

interface EiFigures {
  maxNetFamilyIncome: string;
  /** First and last day of the claims without a waiting week. */
  waivedFrom: string;
  waivedTo: string;
}

/** Employment Insurance: everywhere but in Quebec. */
export function listEiEntries({ maxNetFamilyIncome, waivedFrom, waivedTo }: EiFigures): BenefitEntry[] {
  const { maternity, standard, extended, familySupplement, insurableHours, earningsDropPercent, applyWithinWeeks } =
    eiRules;
  return [
    {
      title: 'Maternity benefits',
      description: `Up to ${maternity.weeks} weeks for the parent who is pregnant or gave birth.`,
      details: [
        `They can start up to ${maternity.weeksBeforeDueWeek} weeks before your due date, on the Sunday of that week.`,
        `They end no later than ${maternity.weeksAfterLaterWeek} weeks after the due date or the birth, whichever is later, on the Saturday of that week.`,
        `They pay ${maternity.ratePercent}% of your earnings, up to a weekly maximum. They cannot be shared.`,
      ],
      sources: ['ei-act-12', 'ei-act-22', 'ei-act-14'],
    },
    {
      title: 'Standard parental benefits',
      description: `Up to ${standard.maxWeeksOneParent} weeks for one parent, within ${standard.windowWeeks} weeks after the week of birth.`,
      details: [
        `Parents who share have ${standard.totalWeeks} weeks in all. One parent can take at most ${standard.maxWeeksOneParent} of them.`,
        `They pay ${standard.ratePercent}% of your earnings, up to a weekly maximum.`,
        `A year off after a birth is this option: ${maternity.weeks} maternity weeks, then up to ${standard.maxWeeksOneParent} parental weeks.`,
      ],
      sources: ['ei-act-12', 'ei-act-23', 'ei-act-14'],
    },
    {
      title: 'Extended parental benefits',
      description: `Up to ${extended.maxWeeksOneParent} weeks for one parent, within ${extended.windowWeeks} weeks after the week of birth.`,
      details: [
        `Parents who share have ${extended.totalWeeks} weeks in all. One parent can take at most ${extended.maxWeeksOneParent} of them.`,
        `They pay ${extended.ratePercent}% of your earnings, up to a lower weekly maximum.`,
        'Both parents take the same option. It cannot be changed once a parental week is paid: do not tick it to get a year.',
      ],
      sources: ['ei-act-12', 'ei-act-23', 'ei-act-14', 'ei-apply'],
    },
    {
      title: 'Family supplement',
      description: `For families with a net income of up to ${maxNetFamilyIncome} a year who get the Canada Child Benefit.`,
      details: [
        `EI can then pay up to ${familySupplement.upToPercent}% of your earnings, within the same weekly maximum. Only one partner gets it.`,
      ],
      sources: ['ei-regs-34'],
    },
    {
      title: 'Who can get EI',
      description: `You need ${insurableHours} hours of insured work in the 52 weeks before your claim, or since your last claim began, and weekly earnings that drop by more than ${earningsDropPercent}%.`,
      details: [
        'Self-employed people get EI only if they signed up for it beforehand. Ask Service Canada.',
        `Apply as soon as you stop work, even without your record of employment. More than ${applyWithinWeeks} weeks after your last day, you may lose benefits.`,
        `A claim begins with the week of your last day of work if you lose more than ${earningsDropPercent}% of that week's usual pay, or else with the next week.`,
        `The first week of a claim is a waiting week without pay. Claims that began from ${waivedFrom} to ${waivedTo} should have none. That last day has been moved before: ask Service Canada about a later claim.`,
        'Two parents of one baby share a waiting week. A week that was waived was not served, so the second claim may then have one: ask Service Canada.',
        'Benefits are taxed.',
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
      title: 'Basic plan',
      description: 'More weeks, at a lower rate.',
      details: [
        `Maternity: ${basic.maternityWeeks} weeks at ${basic.maternityRatePercent}%.`,
        `The other parent: ${basic.otherParentWeeks} weeks of their own at ${basic.otherParentRatePercent}%.`,
        `To share: ${basic.shareableWeeks} weeks, the first ${basic.firstShareableWeeks} at ${basic.firstShareableRatePercent}% and the other ${laterWeeks} at ${basic.shareableRatePercent}%.`,
        `Once each parent has taken ${basic.bonusFromWeeks} shareable weeks, there are ${basic.bonusWeeks} more at ${basic.shareableRatePercent}%.`,
        `A parent alone on the act of birth has ${basic.otherParentWeeks} weeks more, at ${basic.otherParentRatePercent}%. With twins or more, each parent also has ${basic.multiplesWeeks} more.`,
      ],
      sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
    },
    {
      title: 'Special plan',
      description: 'Fewer weeks, at a higher rate.',
      details: [
        `Maternity: ${special.maternityWeeks} weeks at ${special.maternityRatePercent}%.`,
        `The other parent: ${special.otherParentWeeks} weeks of their own at ${special.otherParentRatePercent}%.`,
        `To share: ${special.shareableWeeks} weeks at ${special.shareableRatePercent}%.`,
        `Once each parent has taken ${special.bonusFromWeeks} shareable weeks, there are ${special.bonusWeeks} more at ${special.shareableRatePercent}%.`,
        `A parent alone on the act of birth has ${special.otherParentWeeks} weeks more, at ${special.otherParentRatePercent}%. With twins or more, each parent also has ${special.multiplesWeeks} more.`,
      ],
      sources: ['qpip-act', 'naitre-qpip', 'educaloi-qpip'],
    },
    {
      title: 'Who can get QPIP',
      description: 'People who live in Quebec, instead of EI maternity and parental benefits.',
      details: [
        `You need at least ${minEarnings} of insurable earnings. There is no minimum number of hours, and self-employment counts.`,
        'There is no waiting week.',
        `Weeks run from Sunday to Saturday. Maternity weeks can start ${maternityWindow.weeksBeforeDueWeek} weeks before the week of your due date, and end no later than ${maternityWindow.weeksAfterBirthWeek} weeks after the week of birth.`,
        `All other weeks end no later than ${windowWeeks} weeks after the week of birth.`,
        `With low earnings QPIP raises the rate by itself, up to ${lowRate}% or ${lowestRate}% of pay.`,
        `Apply in the first week for which you want to be paid, each parent for themselves. Pay goes back at most ${cardinals[maxBackPayWeeks]} weeks from there, unless you had a good reason to be late.`,
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
