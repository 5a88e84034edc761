import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Not safe at home?';

/** What the page says before anything else. */
export const intro: Statement = {
  text: 'If somebody hurts, scares or controls you, it is not your fault. You can call just to talk. You need not leave home.',
  sources: ['sheltersafe-about'],
};

export const danger: Statement = { text: 'In danger now: call 911', sources: ['justice-family-violence'] };
/** Beside `danger`. Names no number: it differs by community. */
export const dangerWithout911: Statement = {
  text: 'Where 911 does not answer, as in Nunavut and parts of the North: call the police number of your community, or your health centre.',
  sources: ['justice-family-violence', 'nunatsiaq-911', 'nunavik-911'],
};

export const linesTitle = 'Who listens, anywhere in Canada';

export const alone = {
  title: 'Ask to be seen alone',
  text: 'At any visit, at the front desk or on the phone. You do not have to say why.',
};

export const injury = {
  title: 'Hurt already?',
  statements: [
    {
      text: 'Choked, or hit in the belly? Go to emergency, or to your nursing station, even if you feel fine and see no mark.',
      sources: ['choking-peel', 'nygh-when-to-call', 'inspq-signs'],
    },
    {
      text: 'Bleeding, water that leaks, or trouble breathing: call 911. Your baby moves less: go now, to the labour and delivery unit or your nursing station.',
      sources: ['nygh-when-to-call', 'inspq-signs', 'after-birth-signs', 'sogc-441'],
    },
    { text: 'Say that you are pregnant, and ask to be seen alone.' },
  ] satisfies Statement[],
};

export const leaving = {
  title: 'Do you think of leaving?',
  statement: {
    text: 'Leaving, and the time after, can be the most dangerous time. Plan it with a shelter first. In danger now: go, or call 911.',
    sources: ['hlbc-leaving', 'justice-leaving'],
  } satisfies Statement,
};

export const signs = {
  title: 'Is it abuse?',
  lead: 'Somebody close to you:',
  list: [
    { text: 'hits, kicks or pushes you', sources: ['abuse-best-start', 'sheltersafe-about'] },
    { text: 'threatens you', sources: ['abuse-best-start'] },
    { text: 'insults you or laughs at you', sources: ['abuse-best-start'] },
    { text: 'controls all your money', sources: ['abuse-best-start'] },
    { text: 'makes you have sex when you do not want to', sources: ['abuse-best-start'] },
    { text: 'makes you afraid, so that you watch what you say', sources: ['abuse-best-start'] },
  ] satisfies Statement[],
  statements: [
    {
      text: 'It need not happen all the time. It often begins, or gets worse, in pregnancy. It is never all right.',
      sources: ['abuse-best-start'],
    },
    {
      text: 'It happens to people of every kind. It can also be somebody in your family, an ex-partner or somebody you live with.',
    },
  ] satisfies Statement[],
};

export const regions = {
  title: 'Lines of your province or territory',
  lead: 'Everywhere, ShelterSafe and 2-1-1 help too. 2-1-1 helps everybody.',
  none: 'We have not found a line for this place that we are sure of. ShelterSafe shows the shelters and their numbers; 2-1-1 knows who is near you.',
  notes: {
    ON: [
      {
        text: 'Fem’aide answers in French. We have not found a recent page with its number: 2-1-1 or ShelterSafe can give it to you.',
        sources: ['femaide'],
      },
    ],
    NU: [{ text: 'Your health centre and the RCMP of your community can help as well.' }],
  } satisfies Partial<Record<ProvinceCode, Statement[]>> as Partial<Record<ProvinceCode, Statement[]>>,
};

export const beforeYouTell: Statement = {
  text: 'Before you tell your story, you can ask: what stays between us, and what must you report?',
};

export const traces = {
  title: 'Traces on this phone',
  lead: 'This site stores nothing about this page, and its search finds it only by a whole word. Yet:',
  list: [
    {
      text: 'Your browser lists this page in its history. To take out this one line: open the menu, then History. Find ‘Due Date Calculator’, with ‘safety’ or ‘options’ in its address, and delete it. On an iPhone: the open book, then the clock, then swipe the line to the left.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'Or delete the last hour: in the menu, ‘Delete browsing data’ or ‘Clear’, then ‘Last hour’. If you delete all of it, somebody may notice.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'What you typed into a search stays as well. Another device with the same account may show all of this too.',
    },
    {
      text: 'Pages that you open from here, such as ShelterSafe, are listed under their own names, in tabs of their own. The button does not close them: close each tab, and delete its line too.',
    },
    {
      text: 'The button below takes this page’s place. What you opened before it can still be reached with Back.',
    },
    {
      text: 'A call stays in the call list, and a text in its chat, until you delete it. Both can stand on the phone bill.',
    },
    {
      text: 'A private window keeps no history on this device, but whoever runs the Wi-Fi, or a spying app, may still see what you open. A phone or computer that the other person never sees is safer, such as a friend’s or one at a library.',
      sources: ['sheltersafe-staysafe'],
    },
    {
      text: 'If somebody may have put a spying app on this phone, none of this helps: use another one.',
      sources: ['sheltersafe-staysafe'],
    },
  ] satisfies Statement[],
  erase: 'Erase what this site keeps on this phone',
  eraseNote: 'For example, your due date. Somebody may notice that it is gone.',
};
