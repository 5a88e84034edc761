import type { MovementPartId } from '@/data/movement-parts';
import type { Statement } from '@/data/statement';

export const page = {
  title: 'Baby moving less? What to do, by week',
  description:
    'From 26 weeks: if your baby moves less than usual, more weakly or in a way that worries you, go now, day or night. What to do before that, and where to go.',
  shortTitle: "Your baby's movements",
};

/** Which weeks a part of the page is about. */
export const weeks: Record<MovementPartId, string> = {
  'from-26': 'From week 26',
  'weeks-24-25': 'Weeks 24 and 25',
  'before-24': 'Before week 24',
};
/** Beside the weeks that are the visitor's own. */
export const yourWeek = '(your week)';

export const question = 'Less than usual? Weaker? Changed?';
export const goNow: Statement = { text: 'Go now, day or night.', sources: ['sogc-441', 'movements-worried'] };
export const where: Statement = {
  text: 'To the labour and delivery unit. Far from one: to the nearest hospital, nursing station or health centre. Call on the way.',
  sources: ['sogc-441', 'movements-trillium', 'movements-worried'],
};

export const unit = {
  call: 'Say that I am coming',
  add: 'Add the number',
  ofUnit: 'of your maternity unit',
  change: 'Change the number',
  /** The form, and below a line to write on. */
  title: 'Number of my maternity unit',
  label: 'Number of your maternity unit',
  hint: 'Or of your nursing station. It stays on this device. For an extension, write ext and its digits at the end.',
};
/** Below lines to write on. */
export const blanks = { unit: 'Maternity unit, phone', driver: 'Who drives me, phone' };

export const beforeYouGo = 'Before you go: nothing';
export const nothingFirst: Statement[] = [
  { text: 'No counting first.', sources: ['sogc-441'] },
  {
    text: 'No juice, no sugar, no cold water as a test. It only takes time.',
    sources: ['movements-gloucestershire', 'movements-nhs'],
  },
  {
    text: 'No home heart monitor or app. A heartbeat does not show that the baby is well.',
    sources: ['movements-nhs', 'movements-gloucestershire'],
  },
];
export const otherAdvice: Statement = {
  text: "Your sheet or your unit may tell you to eat, drink or count first. Canada's guideline of 2023 says to go right away. So go now, and call your unit on the way.",
  sources: ['sogc-441', 'movements-trillium', 'movements-ottawa'],
};
export const wild = {
  title: 'Suddenly wild?',
  text: 'Much wilder than you know your baby to be, or wild and then still? Go too, and ask to be checked. Hiccups, and lively times that you know, are not what we mean.',
  sources: ['movements-worried', 'movements-bmc'],
} satisfies Statement & { title: string };
export const again = {
  title: 'It happens again? Go again.',
  text: 'No one will be upset with you.',
  sources: ['movements-nhs', 'movements-jersey', 'movements-worried'],
} satisfies Statement & { title: string };

/** Above the orders of the weeks before 26. */
export const whomToCall = "'Call' means your provider or the hospital.";
export const firstFelt: Statement = {
  text: 'Most people first feel their baby by 18 to 20 weeks. With a first baby it may take longer.',
  sources: ['movements-rcog'],
};

export const there: { title: string; statements: Statement[] } = {
  title: 'What they do there',
  statements: [
    {
      text: "Most often a nurse follows your baby's heart for 20 to 30 minutes. You may get an ultrasound.",
      sources: ['movements-koble', 'movements-worried'],
    },
    {
      text: 'Still worried? Say so, and ask for more: a non-stress test (of the heart) or a biophysical profile (by ultrasound).',
      sources: ['movements-worried'],
    },
  ],
};

export const usual: { title: string; statements: Statement[] } = {
  title: 'What is usual, week by week',
  statements: [
    {
      text: 'From 26 weeks on, notice each day how your baby moves. This is for everybody.',
      sources: ['sogc-441'],
    },
    {
      text: 'No number is right for all babies. What counts is what is usual for yours.',
      sources: ['movements-nhs', 'movements-rcog'],
    },
    {
      text: 'Movements grow until about 32 weeks. Then they stay about the same until the birth, and go on in labour. Kicks may turn into rolls.',
      sources: ['movements-rcog', 'movements-nhs'],
    },
    {
      text: 'Babies sleep, most often for 20 to 40 minutes at a time. If your baby moves less than usual, do not tell yourself that your baby is asleep: go now.',
      sources: ['movements-rcog', 'movements-ottawa', 'sogc-441'],
    },
  ],
};

interface Saying extends Statement {
  /** What people say. */
  said: string;
}

export const sayings: { title: string; statements: Saying[] } = {
  title: 'What people say, and what is true',
  statements: [
    {
      said: "'Babies move less before labour.'",
      text: 'Not true: they move until the birth. Of 304 people asked in Halifax, 114 believed that movements may stop near the due date.',
      sources: ['movements-nhs', 'movements-halifax'],
    },
    {
      said: "'I counted six in two hours.'",
      text: 'If it is still less than usual for your baby, go. Fewer than six: go now.',
      sources: ['movements-worried', 'sogc-441'],
    },
    {
      said: "'I was there last week.'",
      text: 'Go again, each time.',
      sources: ['movements-nhs', 'movements-jersey'],
    },
  ],
};

export const inOtherLanguages: Statement = {
  text: 'A film and a text on movements, from Norway, in Arabic, English, Polish, Somali, Spanish, Tigrinya and Urdu.',
  sources: ['kjenn-liv'],
};
export const languages = {
  title: 'In other languages',
  note: 'Its telephone numbers are not Canadian. Where it says something different, do what this page says.',
  none: 'We found no such text from Canada in languages other than English and French.',
};

/** On paper. */
export const sheetNote =
  'General information, not medical advice. It follows SOGC Guideline No. 441 (2023), recommendations 4 and 5.';
