import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Not sure about this pregnancy?';

/** What the page says before anything else. */
export const intro = 'You can go on with it, end it, or think about adoption. You decide; nobody else.';

/** Of the first line that one can call. */
export const talk = {
  title: 'Talk, in private, for free',
  statement: {
    text: 'The Access Line does not judge. It knows all three ways.',
    sources: ['action-canada-supports'],
  } satisfies Statement,
  call: 'Call',
  text: 'Text',
  alsoCall: 'A second line:',
};

/** The ways that there are: in words of one kind, and in an order that says nothing. */
export const ways = {
  title: 'Three ways',
  continuing: {
    title: 'Going on with it',
    statements: [
      { text: 'Care can begin before you are sure. It commits you to nothing.' },
      { text: 'There is money, time off work and help, also if you are alone or have no health card.' },
    ] satisfies Statement[],
    links: { '/find-care': 'Who looks after you', '/benefits': 'Money and time off work' },
  },
  abortion: {
    title: 'Abortion',
    statements: [
      {
        text: 'Early on, it can be done with pills. Call soon: ask what can be done at your stage, and where.',
        sources: ['action-canada-access', 'nb-family-planning'],
      },
      {
        text: 'A doctor or a nurse practitioner can prescribe the pills, in many places by phone. Ask what is free with your health card, and without one.',
        sources: ['action-canada-access'],
      },
    ] satisfies Statement[],
    links: { '/support': 'If a pregnancy has ended' },
  },
  adoption: {
    title: 'Adoption',
    statements: [
      {
        text: 'A worker of the province or of a licensed agency explains your choices and rights. Ask if it is free for you, as it is in Manitoba.',
        sources: ['manitoba-birth-parents'],
      },
      {
        text: 'You may change your mind before you sign. Ask how many days you have after that. The Access Line, or your child and family services office, can say whom to call.',
        sources: ['manitoba-birth-parents'],
      },
    ] satisfies Statement[],
    links: {},
  },
};

export const regions = {
  title: 'Where you live',
  accessLine: 'The Access Line, at the top, knows the clinics there.',
  notes: {
    BC: [
      {
        text: 'You can also call 811, at any hour. The pills are free with MSP.',
        sources: ['bc-abortion', 'bc-abortion-access'],
      },
    ],
    MB: [{ text: 'In Brandon, ask Public Health.', sources: ['whc-abortion'] }],
    NB: [
      {
        text: 'You call a hospital clinic yourself. It is free with any Canadian health card.',
        sources: ['nb-family-planning', 'clinic-554'],
      },
    ],
    NL: [
      {
        text: 'The Athena Health Centre in St. John’s takes people without a referral: ask the Access Line how to reach it.',
        sources: ['action-canada-atlantic'],
      },
    ],
    NT: [{ text: 'The NOW program helps, and medical travel is paid.', sources: ['now-program'] }],
    NU: [
      {
        text: 'In the Kitikmeot region the NOW program helps, and medical travel is paid. Elsewhere ask the Access Line.',
        sources: ['now-program', 'leaf-abortion'],
      },
    ],
    ON: [
      {
        text: 'You need no referral.',
        sources: ['ontario-abortion'],
      },
    ],
    PE: [
      {
        text: 'They call back from a ‘Private Number’. If somebody else may answer your phone, say when they can call.',
        sources: ['pe-womens-wellness'],
      },
    ],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const centres = {
  title: 'Is it a clinic?',
  statement: {
    text: 'Some ‘pregnancy centres’ look like clinics but neither give nor arrange abortions. Ask before you go: do you refer for abortion?',
    sources: ['action-canada-supports'],
  } satisfies Statement,
};

export const emergency = {
  title: 'What cannot wait, whatever you decide',
  all: 'All signs to call about',
};

export const notSafe = { text: 'Does somebody press you, or scare you?', link: 'If you are not safe at home' };
