import {
  cordAdvice,
  emergencyInNunavut,
  emergencySigns,
  emergencySignsFromTwentyWeeks,
  mentalHealthCrisis,
  providerUnreachable,
  urgeToPush,
  veryHeavyBleeding,
  without911,
} from '@/data/emergency';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/weeks/types';

/** What a sign asks for, the most urgent first: every list keeps this order, and its titles say where to go. */
export const signOrders = {
  'call-911': 'Emergency',
  'call-911-or-go': 'Call 911 or go to emergency now',
  'go-to-emergency': 'Go to emergency now',
  go: 'Go to the hospital now',
  'call-then-go': 'Call, then go to your place of birth',
  'call-or-go': 'Call or go to the hospital now',
  'call-now': 'Call now',
  'same-day': 'Call the same day',
} as const;
export type SignOrder = keyof typeof signOrders;

/** The visitor's region, or 'unknown' while it is not chosen. */
type SignRegion = readonly (ProvinceCode | 'unknown')[];

export interface WarningSign extends Statement {
  /** More about the sign, on this site. */
  link?: { path: string; label: string };
  /** The regions in which the sign is shown, or is not, where words or order differ. Without both: everywhere. */
  onlyIn?: SignRegion;
  notIn?: SignRegion;
}

/** Signs that ask for the same thing. */
export interface SignGroup {
  order: SignOrder;
  /** What holds for all of its signs. */
  note?: string;
  signs: WarningSign[];
}

/** When to call, by stage of pregnancy. Weeks are completed gestational weeks, both included. */
export interface WarningSigns {
  fromWeek: number;
  toWeek: number;
  groups: SignGroup[];
  /** Whom else to call, below the signs. */
  furtherHelp: Statement[];
}

/** Shown above the signs, so that somebody with two of them follows the more urgent order. */
export const readingOrder = 'Read from the top, and do the first thing that fits.';

/** Stands below every list, with the numbers of the nurse lines. */
export const askNurse: Statement = {
  text: 'Not urgent, but you are unsure? Call the nurse line of your region.',
  sources: ['waters-break'],
};

/** The last line of every list. */
export const noReasonNeeded: Statement = { text: 'You never need a reason to call. If something feels wrong, call.' };

const nursingStation = 'In the North: to the hospital or your nursing station.';
const goAtOnce = `Do not wait for a call back. ${nursingStation}`;

const nunavutFirst: WarningSign = { ...emergencyInNunavut, onlyIn: ['NU'] };
const northernNumber: WarningSign = { ...without911, notIn: ['NU'] };
const emergency: SignGroup = {
  order: 'call-911',
  signs: [nunavutFirst, emergencySigns, veryHeavyBleeding, northernNumber],
};
const emergencyFromTwentyWeeks: SignGroup = {
  order: 'call-911',
  signs: [nunavutFirst, emergencySignsFromTwentyWeeks, urgeToPush, veryHeavyBleeding, cordAdvice, northernNumber],
};

const fever: Statement = {
  text: 'A fever of 38\u00a0°C or more.',
  sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
};
const headSigns: Statement = {
  text: 'A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs.',
  sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
};

/** From 4 weeks. */
const vomitingToGo: Statement = {
  text: 'Vomiting, if you have not passed urine for 8 hours, feel faint or vomit blood.',
  sources: ['hse-vomiting'],
};
/** From 4 weeks. */
const vomiting: Statement = {
  text: 'You cannot keep fluids down, or your urine is dark.',
  sources: ['hse-vomiting'],
};
/** From 4 weeks. */
const burning: Statement = { text: 'Burning when you pee.' };
/** From 14 weeks. */
const itching: Statement = { text: 'Strong itching, especially on your palms or soles.' };

/** From 4 to 19 weeks. */
const earlyCallNow: Statement[] = [
  fever,
  headSigns,
  { text: 'Sudden swelling, or pain in one leg.', sources: ['warning-signs', 'inspq-signs'] },
  {
    text: 'Any other crash, fall or blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
];

/** From 20 weeks, among the signs to go for. */
const goFromTwentyWeeks: Statement[] = [
  headSigns,
  {
    text: 'A crash, a fall onto your belly or a blow to it: to be checked, even if you feel fine.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  vomitingToGo,
];

/** From 20 weeks. */
const lateCallNow: Statement = {
  text: 'A fever of 38\u00a0°C or more, sudden swelling of face or hands, or pain in one leg.',
  sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
};

/** From 20 weeks. */
const lateSameDay: Statement[] = [
  { text: 'Any other fall.', sources: ['nygh-when-to-call', 'inspq-signs'] },
  vomiting,
  burning,
  itching,
];

/** From 20 to 36 weeks. */
const pretermGo: Statement[] = [
  {
    text: 'Bright red bleeding, or any bleeding if you have a low placenta.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'ciusss-hospital'],
  },
  {
    text: 'Belly pain that does not let up, or a belly that stays hard.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  { text: 'A gush or steady leak of fluid.', sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'] },
];

/** From 20 to 36 weeks. */
const preterm: SignGroup = {
  order: 'call-or-go',
  note: nursingStation,
  signs: [
    {
      text: 'Tightening every 10 minutes, or 6 times in an hour.',
      sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
    },
    {
      text: 'Cramps, low back pain or pressure that come and go. It can be preterm labour.',
      sources: ['preterm-alberta', 'kawartha-preterm'],
    },
  ],
};

/** From 20 to 36 weeks. With a low placenta: go for any bleeding. */
const lighterSigns: Statement[] = [
  { text: 'Any lighter bleeding, unless you have a low placenta.' },
  { text: 'Any lighter leak of fluid.' },
];

/** From 26 weeks. */
const lessMovement: Statement = {
  text: 'Your baby moves less than usual: go to the labour and delivery unit or your nursing station, day or night. Do not wait, and do not test with juice or a cold drink first.',
  sources: ['sogc-441'],
};

const furtherHelpFromFourWeeks = [mentalHealthCrisis, providerUnreachable];

export const warningSigns: WarningSigns[] = [
  {
    fromWeek: 0,
    toWeek: 3,
    groups: [
      emergency,
      {
        order: 'call-911-or-go',
        note: 'If there is any chance that you are pregnant:',
        signs: [
          {
            text: 'Severe belly pain, pain on one side or pain at the tip of your shoulder. It can mean a pregnancy outside the uterus.',
            sources: ['inspq-signs'],
          },
        ],
      },
      {
        order: 'same-day',
        signs: [
          {
            text: 'A period that is much heavier than usual, or any bleeding if you may be pregnant. Take a pregnancy test: light bleeding early on can look like a short period.',
            sources: ['inspq-signs', 'hlbc-bleeding'],
          },
          fever,
        ],
      },
    ],
    furtherHelp: [mentalHealthCrisis],
  },
  {
    fromWeek: 4,
    toWeek: 13,
    groups: [
      emergency,
      {
        order: 'call-911-or-go',
        signs: [
          {
            text: 'Severe belly pain, pain on one side or pain at the tip of your shoulder. It can mean a pregnancy outside the uterus.',
            sources: ['inspq-signs'],
          },
        ],
      },
      {
        order: 'go-to-emergency',
        note: nursingStation,
        signs: [
          {
            text: 'Bleeding, if you also have pain, a fever or feel weak or dizzy.',
            sources: ['inspq-signs', 'sunnybrook-miscarriage'],
          },
          {
            text: 'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly.',
            sources: ['nygh-when-to-call', 'inspq-signs'],
          },
          vomitingToGo,
        ],
      },
      { order: 'call-now', signs: earlyCallNow },
      {
        order: 'same-day',
        signs: [
          { text: 'Any other bleeding, or leaking fluid.', sources: ['inspq-signs', 'sunnybrook-miscarriage'] },
          vomiting,
          burning,
        ],
      },
    ],
    furtherHelp: furtherHelpFromFourWeeks,
  },
  {
    fromWeek: 14,
    toWeek: 19,
    groups: [
      emergency,
      {
        order: 'go',
        note: nursingStation,
        signs: [
          {
            text: 'Bright red bleeding, or bleeding like a period.',
            sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs'],
          },
          { text: 'Fluid that gushes or keeps leaking.', sources: ['inspq-signs', 'warning-signs'] },
          { text: 'Strong belly pain.', sources: ['inspq-signs', 'warning-signs'] },
          {
            text: 'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly: go to emergency.',
            sources: ['nygh-when-to-call', 'inspq-signs'],
          },
          vomitingToGo,
        ],
      },
      {
        order: 'call-or-go',
        note: nursingStation,
        signs: [{ text: 'Cramps or tightening that come and go.', sources: ['inspq-signs', 'warning-signs'] }],
      },
      { order: 'call-now', signs: earlyCallNow },
      { order: 'same-day', signs: [{ text: 'Any lighter bleeding or leak.' }, vomiting, burning, itching] },
    ],
    furtherHelp: furtherHelpFromFourWeeks,
  },
  {
    fromWeek: 20,
    toWeek: 25,
    groups: [
      emergencyFromTwentyWeeks,
      { order: 'go', note: goAtOnce, signs: [...pretermGo, ...goFromTwentyWeeks] },
      preterm,
      {
        order: 'call-now',
        signs: [...lighterSigns, lateCallNow, { text: 'From week 24: movements that you knew have stopped.' }],
      },
      {
        order: 'same-day',
        signs: [{ text: 'You have not felt your baby move by week 24.' }, ...lateSameDay],
      },
    ],
    furtherHelp: furtherHelpFromFourWeeks,
  },
  {
    fromWeek: 26,
    toWeek: 36,
    groups: [
      emergencyFromTwentyWeeks,
      { order: 'go', note: goAtOnce, signs: [lessMovement, ...pretermGo, ...goFromTwentyWeeks] },
      preterm,
      { order: 'call-now', signs: [...lighterSigns, lateCallNow] },
      { order: 'same-day', signs: lateSameDay },
    ],
    furtherHelp: furtherHelpFromFourWeeks,
  },
  {
    fromWeek: 37,
    toWeek: 42,
    groups: [
      emergencyFromTwentyWeeks,
      {
        order: 'go',
        note: goAtOnce,
        signs: [
          lessMovement,
          {
            text: 'Bright red blood, any blood if you have a low placenta, or pain that stays.',
            sources: ['fraser-labour', 'ciusss-hospital'],
          },
          {
            text: 'Your water breaks, and the fluid is yellow, green or red or smells bad, or you have a fever, carry group B strep, expect twins, or your baby is not head down.',
            sources: ['fraser-labour', 'westcoast-midwives', 'gbs-alberta', 'waters-break', 'warning-signs'],
          },
          {
            text: 'Contractions 5 minutes apart, if you have given birth before.',
            sources: ['inspq-hospital'],
          },
          {
            text: 'Contractions 10 minutes apart, if the hospital is over 30 minutes away.',
            sources: ['inspq-hospital', 'labour-distance'],
          },
          ...goFromTwentyWeeks,
        ],
      },
      {
        order: 'call-then-go',
        signs: [
          {
            text: 'Your water breaks, even without contractions.',
            sources: ['inspq-hospital'],
            onlyIn: ['QC'],
          },
        ],
      },
      {
        order: 'call-now',
        signs: [
          {
            text: 'Any contractions, as soon as they start, if you are on this list:',
            sources: ['ciusss-hospital', 'nygh-when-to-call'],
            link: { path: '/contraction-timer#who-must-not-wait', label: 'Who must not wait' },
          },
          {
            text: 'A first birth, close to the hospital: painful contractions every 5 minutes.',
            sources: ['fraser-labour', 'inspq-hospital', 'ciusss-hospital'],
          },
          {
            text: 'Your water breaks, even without contractions.',
            sources: ['waters-break', 'fraser-labour'],
            notIn: ['QC', 'unknown'],
          },
          {
            text: 'Your water breaks, even without contractions. In Quebec: call, then go to your place of birth.',
            sources: ['waters-break', 'fraser-labour', 'inspq-hospital'],
            onlyIn: ['unknown'],
          },
          lateCallNow,
        ],
      },
      {
        order: 'same-day',
        signs: [{ text: 'Pink or brown blood, unless you have a low placenta.' }, ...lateSameDay],
      },
    ],
    furtherHelp: furtherHelpFromFourWeeks,
  },
];
