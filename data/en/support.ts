import type { SignOrder } from '@/data/sign-orders';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import type { SupportService } from '@/data/support';
import { veryHeavyBleeding } from '@/words/emergency';
import { without911 } from '@/words/without-911';

export const title = 'If a pregnancy has ended, or your baby has died';
/** What the page says before anything else. */
export const supportIntro: Statement[] = [
  { text: 'We are very sorry. However it happened, and however long ago, what you feel is yours to feel.' },
  { text: 'There are people who know how to listen. You do not have to do this alone.' },
];

interface ServiceText {
  name: string;
  /** Names of the other language as they stand in the name: they are read out in theirs. */
  foreignNames?: string[];
  /** The places in which the service helps. */
  where: string;
  text: string;
}

export const services: Record<SupportService['id'], ServiceText> = {
  '988': {
    name: '9-8-8 Suicide Crisis Helpline',
    where: 'All of Canada',
    text: 'For anyone who is thinking of suicide or is in deep distress. Call or text at any hour, in English or French. You do not have to be sure that it is a crisis.',
  },
  'suicide-line-quebec': {
    name: '1-866-APPELLE',
    foreignNames: ['APPELLE'],
    where: 'Quebec',
    text: 'For anyone in Quebec who is thinking of suicide or is worried about somebody, day and night. You can also text 535353. Calls from Quebec to 9-8-8 are passed on to this line.',
  },
  'hope-for-wellness': {
    name: 'Hope for Wellness Helpline',
    where: 'All of Canada, for Indigenous people',
    text: 'Counsellors who know your culture, at any hour. English and French; Cree, Ojibway and Inuktitut on request.',
  },
  breath: {
    name: "Baby's Breath Canada",
    where: 'All of Canada',
    text: 'A national charity. Parents who have lost a baby themselves support others, including after a stillbirth.',
  },
  pail: {
    name: 'Pregnancy and Infant Loss (PAIL) Network',
    where: 'Ontario',
    text: 'Part of Sunnybrook hospital. Free support from people who have been through a loss, one to one or in a group.',
  },
  'after-miscarriage': {
    name: 'After your miscarriage, from MyHealth Alberta',
    where: 'Alberta, for everyone to read',
    text: 'What happens to your body and your feelings, how to remember your baby, and where to find help. It leads to a page on stillbirth too.',
  },
  'perinatal-centres': {
    name: 'Perinatal resource centres (Centres de ressources périnatales)',
    foreignNames: ['Centres de ressources périnatales'],
    where: 'Quebec, in French',
    text: 'Free support near you, one to one or in a group, and from parents who have been through it.',
  },
};
/** The order in which those who know loss are shown: first who answers in the language of the page. */
export const lossSupportOrder: SupportService['id'][] = ['breath', 'pail', 'after-miscarriage', 'perinatal-centres'];
export const call = 'Call';
export const callOrText = 'Call or text';
/** Between two numbers. */
export const or = 'or';

/** Signs that ask for the same thing. */
interface LossSigns {
  /** What holds for all of them. */
  notes: Statement[];
  signs: Statement[];
}
type LossOrder = Extract<SignOrder, 'call-911' | 'go-to-emergency' | 'call-now' | 'same-day'>;

export const bodyTitle = 'When your body needs help';
const emergencySources: SourceKey[] = ['after-birth-signs', 'inspq-signs'];

/** Signs that need help after a loss, one a line, each with one order. */
export const lossSigns: Record<LossOrder, LossSigns> = {
  'call-911': {
    notes: [without911],
    signs: [
      { text: 'You bleed very heavily.', sources: emergencySources },
      veryHeavyBleeding,
      { text: 'You pass out.', sources: emergencySources },
      { text: 'A seizure.', sources: emergencySources },
      { text: 'Chest pain.', sources: emergencySources },
      { text: 'Sudden trouble breathing.', sources: emergencySources },
      { text: 'You cough up blood.', sources: ['after-birth-signs'] },
      { text: 'A drooping face, a weak arm or slurred speech.', sources: ['stroke-alberta', 'stroke-prairie'] },
      {
        text: 'You think of harming yourself: call or text 9-8-8 at any hour. In danger now: call 911.',
        sources: ['cmha-988', 'after-birth-signs'],
      },
    ],
  },
  'go-to-emergency': {
    notes: [{ text: 'In the North, emergency means the hospital or your nursing station.' }],
    signs: [
      { text: 'A fever of 38 °C or more.', sources: ['sunnybrook-miscarriage', 'after-birth-signs'] },
      {
        text: 'Discharge that smells bad, with or without pain or chills.',
        sources: ['sunnybrook-miscarriage', 'after-birth-signs'],
      },
      { text: 'You feel weak or dizzy.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Pain that is new.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Pain on one side.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Pain that gets stronger.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'A bad headache.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'Blurred sight, or spots.', sources: ['loss-bleeding', 'after-birth-signs'] },
      { text: 'One leg that is swollen, red or warm.', sources: ['clots-calgary', 'after-birth-signs'] },
    ],
  },
  'call-now': {
    notes: [
      {
        text: 'Your doctor, your midwife or your health line. If no one answers within 15 minutes, go to emergency.',
        sources: ['after-birth-signs', 'sudbury-midwives'],
      },
    ],
    signs: [
      { text: 'Bleeding that gets heavier.', sources: ['after-birth-signs'] },
      { text: 'Pain in one leg.', sources: ['after-birth-signs'] },
    ],
  },
  'same-day': {
    notes: [],
    signs: [
      {
        text: 'Your blood type is Rh-negative: ask if you need Rh immune globulin. It works best within 72 hours.',
        sources: ['sogc-133', 'sogc-448'],
      },
    ],
  },
};
/** Folds what holds for somebody who gave birth. */
export const gaveBirth = 'Did you give birth in the last six weeks? These signs hold for you too';
/** Below the signs. */
export const bodyAfterLoss: Statement[] = [
  {
    text: 'Milk may come after a loss. A bra that holds, cool cloths and pressing out a little milk by hand can ease it. Some people give their milk to a milk bank. Your nurse, your midwife or your health line can tell you more.',
    sources: ['milk-after-loss'],
  },
  { text: 'A question? Call your health line. You never need a reason to call.' },
];

/** Time off and money after a loss. */
export const lossLeave: Statement[] = [
  {
    text: 'Employment Insurance (EI) may pay you. Before week 20 of the pregnancy it pays sickness benefits, with a note from a doctor or another health professional. Outside Quebec, in week 20 or later, also after a stillbirth, it pays maternity benefits.',
    sources: ['ei-regs-40', 'ei-loss'],
  },
  {
    text: 'From 19 weeks 0 days to 19 weeks 6 days, Service Canada decides which of the two it is. You can ask for both.',
    sources: ['ei-regs-40'],
  },
  {
    text: 'In Quebec, if the pregnancy ended after the 19th week, also with a stillbirth, the Québec Parental Insurance Plan (QPIP) can pay maternity benefits: up to 18 weeks in the basic plan, or 15 in the special plan. It pays at most six weeks back, so apply soon. Somebody close to you can help. Before that week, EI may pay sickness benefits.',
    sources: ['qpip-act', 'rqap-termination', 'rqap-when-to-apply'],
  },
  {
    text: 'Outside Quebec, if your baby died after the birth, you can still get up to 15 weeks of maternity benefits from EI. So far, parental benefits have stopped after the week of the death. A bill to let them go on (C-222) was before Parliament in May 2026: ask Service Canada what holds today.',
    sources: ['ei-loss', 'ei-act-12', 'bill-c-222'],
  },
  {
    text: 'In Quebec, QPIP goes on with maternity benefits if your baby died after the birth. All others end with the second week after the week of the death. If the maternity weeks are nearly over, you may have one or two weeks more: ask.',
    sources: ['after-rqap-death-child', 'qpip-act'],
  },
  {
    text: 'QPIP asks to be told soon: somebody there sees to it that you get all that is yours.',
    sources: ['after-rqap-death-child'],
  },
  {
    text: 'If you work under federal labour law, as in a bank or an airline, you can take up to three days off, or up to eight weeks after a stillbirth or the death of your baby. Your partner can as well. The first three days are paid once you have worked there for three months.',
    sources: ['federal-loss-leave', 'notice-federal'],
  },
  {
    text: 'Under federal law too, did the pregnancy end after the 19th week? Then the one who gave birth may also have 17 weeks of maternity leave: ask the Labour Program.',
    sources: ['federal-maternity-policy'],
  },
  {
    text: 'Elsewhere your province or territory sets the rules. Your employer, your union or the employment standards office can tell you. Your provider can write a note.',
  },
];

/** Papers after the death of a newborn. */
export const papersTitle = 'Papers, if your baby died after the birth';
export const lossPapers: Statement[] = [
  {
    text: 'You do not have to do this alone: the hospital, your midwife, the funeral home or somebody close to you can help with each paper.',
  },
  {
    text: 'Was your baby born alive? Ask the hospital, your midwife or the funeral home who registers the birth, and who the death.',
  },
  {
    text: 'In Quebec usually the funeral home registers the death, and you declare the birth within 30 days. Ask the hospital or your midwife for the form on paper: after one sent online, a health card may come, or money that is asked back.',
    sources: ['after-chu-sainte-documentation-after'],
  },
  {
    text: 'Has the child benefit been asked for? Tell the Canada Revenue Agency the day on which your baby died, by the end of the next month. Since 2025 it may go on for six months: ask. Somebody close to you can help you make this call.',
    sources: ['ccb-after-death'],
  },
  {
    text: 'In Quebec, the Family Allowance may go on for 12 months, but usually not if your baby died in the month of the birth: ask Retraite Québec. It hears of a death in Quebec without your call.',
    sources: ['retraite-quebec-death', 'retraite-quebec-birth-month'],
  },
  {
    text: "In a territory, tell Service Canada's Social Insurance Number program too. In the provinces the province does it.",
    sources: ['after-canada-notify-death'],
  },
];

/** The numbers that cannot wait, with who answers. */
export const strip = [
  { name: 'Call or text, any hour', number: { printed: '9-8-8', dialled: '988' } },
  { name: 'Emergency', number: { printed: '911', dialled: '911' } },
];
export const nowTitle = 'If you need somebody now';
export const hopeless = 'If you feel hopeless, 9-8-8 is there for that too, at any hour.';

/** Ways on, from who is there at once. */
export const otherHelp = {
  '/safety': 'If you are not safe at home',
  '/options': 'If you are not sure about a pregnancy',
};

export const stopTitle = 'Stop every countdown';
export const erase = 'Erase everything and stop every countdown';
export const whatIsErased =
  'This erases your due date and everything else that this site keeps on this device. The site stops counting, and no longer greets you with a date.';

/** This site cannot reach a calendar. */
export const calendarEntries =
  "Did you put dates into a calendar? They stay there. Search your calendar for 'My week' to find the line of each week. Most others have the address of this site in their text: search for that too. Delete each one, or ask somebody close to you to do it. If the file made a calendar of its own, you can delete that calendar.";

export const peopleTitle = 'People who know loss';
export const whoKnowsWhatIsNear =
  'Your provider, your hospital and your health line know what there is near you. Ask for a social worker, for spiritual care, or for an Indigenous patient navigator.';
export const nobodyAnswers = 'If a number does not answer, your health line can tell you whom to call.';

export const leaveTitle = 'Time off and money';
