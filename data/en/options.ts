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
  /** With a link to what /safety says of that. */
  traces: { text: 'A call or text can be seen on the phone and its bill.', link: 'Traces on a phone' },
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
      {
        text: 'There may be money, time off work and help. Ask what you can get, also if you are alone or have no health card.',
      },
    ] satisfies Statement[],
    links: { '/find-care': 'Find who looks after you', '/benefits': 'Money and time off work' },
  },
  abortion: {
    title: 'Abortion',
    statements: [
      {
        text: 'Early on, it can be done with pills. Later there are other ways, so call all the same, and call soon. Ask what can be done at your stage, and where.',
        sources: ['action-canada-access', 'nb-family-planning'],
      },
      {
        text: 'A doctor or a nurse practitioner can prescribe the pills, in many places by phone. Ask what is free with your health card, and without one.',
        sources: ['action-canada-access'],
      },
      { text: 'Ask for help with money and travel: the second line knows.', sources: ['now-program', 'naf-canada'] },
    ] satisfies Statement[],
    links: { '#regions': 'Who can help where you live' },
  },
  adoption: {
    title: 'Adoption',
    statements: [
      {
        text: 'A worker of the province or of a licensed agency explains your choices and rights. Ask if it is free for you, as it is in Manitoba.',
        sources: ['manitoba-birth-parents'],
      },
      {
        text: 'You may change your mind before you sign. Ask how many days you still have after you sign. The Access Line, or the adoption service of your province or territory, can say whom to call.',
        sources: ['manitoba-birth-parents'],
      },
    ] satisfies Statement[],
    links: { '#regions': 'Who can help where you live' },
  },
};

export const regions = {
  title: 'Where you live',
  accessLine: 'The Access Line, at the top, knows who helps there, with any of the three.',
  notes: {
    BC: [
      {
        text: 'You can also call 811, at any hour. The pills are free with MSP.',
        sources: ['bc-abortion', 'bc-abortion-access'],
      },
    ],
    MB: [
      { text: 'In Brandon, ask Public Health. The Women’s Health Clinic knows its number.', sources: ['whc-abortion'] },
    ],
    NB: [
      {
        text: 'You call a hospital clinic yourself. It is free with any Canadian health card.',
        sources: ['nb-family-planning'],
      },
      {
        text: 'In 2021 a second hospital in Moncton and the Chaleur hospital in Bathurst did it too: ask the Access Line for their numbers.',
        sources: ['nb-three-hospitals'],
      },
    ],
    NL: [
      {
        text: 'The Athena Health Centre in St. John’s takes people without a referral: ask the Access Line how to reach it.',
        sources: ['action-canada-atlantic'],
      },
    ],
    NT: [
      {
        text: 'The NOW program helps, and medical travel is paid. It books up to 18 weeks as a rule: ask also if you are past that.',
        sources: ['now-program'],
      },
    ],
    NU: [
      {
        text: 'In the Kitikmeot region the NOW program helps, and medical travel is paid. It books up to 18 weeks as a rule: ask also if you are past that. Elsewhere ask the Access Line.',
        sources: ['now-program', 'leaf-abortion'],
      },
    ],
    ON: [
      {
        text: 'You can call yourself: you need no doctor’s referral.',
        sources: ['ontario-abortion'],
      },
    ],
    PE: [
      {
        text: 'They call back from a ‘Private Number’. If somebody else may answer your phone, say at what time you can answer yourself.',
        sources: ['pe-womens-wellness'],
      },
    ],
    YT: [
      {
        text: 'In 2025 the Opal Clinic was open one day a week: call at once, and leave a message. Ask there how the pills are free: elsewhere you may have to pay.',
        sources: ['yukon-abortion-access', 'cbc-yukon-abortion'],
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

export const notSafe = { text: 'Does somebody pressure you, or scare you?', link: 'If you are not safe at home' };

export const afterwards = 'Support afterwards, however you feel';
