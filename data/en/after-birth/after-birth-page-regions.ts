import type { RegionTopic } from '@/data/after-birth/page-parts';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const topics: Record<RegionTopic, string> = {
  'first-visit': 'First visit',
  'hepatitis-b': 'Hepatitis B',
  bcg: 'BCG',
  rsv: 'RSV',
  heel: 'Heel test',
  hearing: 'Hearing',
  heart: 'Heart',
};

const schedule: Statement['sources'] = ['after-public-health-provincial-territorial'];

// What several regions share.
const inFirstVaccines: Statement = {
  text: 'It comes inside the vaccine of 2, 4 and 6 months.',
  sources: schedule,
};
const inSchool: Statement = {
  text: 'It is given in school. Does somebody at home have hepatitis B? Tell your nurse or provider now, and ask what your baby needs.',
  sources: schedule,
};
const bcgAtOneMonth: Statement = {
  text: 'The vaccine against tuberculosis is offered at 1 month.',
  sources: schedule,
};
const hearingForAll: Statement = {
  text: 'Every newborn is offered a hearing test, in hospital or soon after. Born at home or in a small place? Ask where to go.',
  sources: ['after-cich-profile-current-newborn', 'after-hearing-review-support-universal'],
};
const askHearing: Statement = {
  text: "We have not found a page of today. Ask before you leave if your baby's hearing is tested, and where.",
};
const askHeart: Statement = {
  text: 'We have not found if every baby is tested here. Ask before you leave.',
};
const rsvInTheNorth: Statement = {
  text: 'The antibody shot has usually been offered to babies here. Ask your health centre which babies can have it.',
  sources: ['after-rsvprotect-ca-provincial-coverage'],
};
/** Beside all that is said of RSV. */
export const rsvChanges = 'Programs change each autumn: ask.';

export const regions: Record<ProvinceCode, Partial<Record<RegionTopic, Statement>>> = {
  AB: {
    'first-visit': {
      text: 'Ask before you leave when a public health nurse calls you, and whom to call if nobody does.',
    },
    'hepatitis-b': inFirstVaccines,
    rsv: {
      text: 'In 2025-26 it was usually for babies at high risk, not for all.',
      sources: ['after-cbc-quoted-nirsevimab-is'],
    },
    hearing: askHearing,
    heart: askHeart,
  },
  BC: {
    'hepatitis-b': inFirstVaccines,
    rsv: {
      text: 'In 2025-26 it was not for all: for babies who came before week 35 and were born after March 31, 2025, and for some with an illness or in a remote place.',
      sources: ['after-fraser-health-rsv-immunoprophylaxis', 'after-cbc-quoted-nirsevimab-is'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  MB: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'In 2025-26 usually for every baby born from October 1 to March 31, before going home; later at a public health office or nursing station.',
      sources: ['after-qcountry-fm-manitoba-expands'],
    },
    hearing: {
      ...hearingForAll,
      sources: ['after-cich-profile-current-newborn', 'after-manitoba-universal-newborn'],
    },
    heart: askHeart,
  },
  NB: {
    'hepatitis-b': { text: 'At birth, at 2 months and at 6 months.', sources: schedule },
    rsv: {
      text: 'In 2025-26 it was usually for babies at high risk, not for all.',
      sources: ['after-cbc-quoted-nirsevimab-is'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  NL: {
    'hepatitis-b': inSchool,
    rsv: { text: 'Reports differ on which babies can have it here. Your nurse or 811 knows.' },
    hearing: askHearing,
    heart: askHeart,
  },
  NS: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'For babies under 8 months, each season. In 2025-26 from October 15 to April 30, at birth before going home.',
      sources: ['rsv-nova-scotia'],
    },
    hearing: hearingForAll,
    heart: askHeart,
  },
  ON: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'In 2025-26 for every baby under 8 months born since April 1, 2025, from October 1 to March 31. Usually not if you had the vaccine in pregnancy.',
      sources: ['after-newsletter-an-infant-high'],
    },
    hearing: hearingForAll,
    heart: {
      text: 'A small light on hand and foot, at 24 to 48 hours, measures oxygen to find heart disease. It is offered to all.',
      sources: ['after-omama-ontario-newborn-screening', 'after-aboutkidshealth-sickkids-newborn-screening'],
    },
  },
  PE: {
    'hepatitis-b': inFirstVaccines,
    rsv: { text: 'We have not found a page on it. Your nurse or 811 knows if your baby can have it.' },
    hearing: hearingForAll,
    heart: askHeart,
  },
  QC: {
    'first-visit': {
      text: 'A CLSC nurse calls, and visits 24 to 72 hours after you leave. Nobody called? Call the CLSC.',
      sources: ['after-ciusss-centre-newborns-postnatal'],
    },
    'hepatitis-b': {
      text: 'It comes inside the vaccine of 2 and 4 months, and again at 18 months.',
      sources: schedule,
    },
    rsv: {
      text: 'For babies born from October 1, and for those under 6 months on that day; under 8 months if born before 37 weeks or at risk. Book at Clic Santé, or ask 811.',
      sources: ['after-ministere-sante-immunisation-prevention'],
    },
    heel: {
      text: 'The heel test is the only one since April 28, 2025: the urine test at 21 days is no longer done. Older pages still name it.',
      sources: ['after-ministere-sante-rehaussement-programme', 'after-gouvernement-quebec-blood-urine'],
    },
    hearing: { text: 'Not every hospital tests hearing yet: ask before you leave if yours does.' },
    heart: askHeart,
  },
  SK: {
    'hepatitis-b': inSchool,
    rsv: {
      text: 'Since fall 2025 usually for babies born from one month before the season (October to March), at birth.',
      sources: ['after-golden-west-saskatchewan-expands'],
    },
    hearing: {
      ...hearingForAll,
      sources: ['after-saskatchewan-human-universal-newborn'],
    },
    heart: askHeart,
  },
  NT: {
    'hepatitis-b': { text: 'At birth, at 1 month and at 6 months.', sources: schedule },
    bcg: bcgAtOneMonth,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
  NU: {
    'hepatitis-b': { text: 'At birth, at 1 month and at 9 months.', sources: schedule },
    bcg: bcgAtOneMonth,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
  YT: {
    'hepatitis-b': inFirstVaccines,
    rsv: rsvInTheNorth,
    hearing: askHearing,
    heart: askHeart,
  },
};
