import { emergencySigns, veryHeavyBleeding, without911 } from '@/data/emergency';
import type { SourceConfidence, SourceKey } from '@/data/sources';
import type { Statement } from '@/data/weeks/types';

/** Who helps after the loss of a pregnancy or a baby. */
export interface SupportService {
  name: string;
  /** French names as they stand in the name: they are read out in French. */
  frenchNames?: string[];
  /** Where it helps, as the visitor reads it. */
  where: string;
  text: string;
  url: string;
  /** What its link says: the address, or what it leads to. */
  address: string;
  numbers: { printed: string; dialled: string }[];
  /** Whether its number takes text messages too. */
  takesTexts?: boolean;
  /** The page on which name, help and number were read. */
  source: string;
  /** Lower than 'page-read' where that page is neither the service's own nor that of who set it up. */
  confidence: SourceConfidence;
  /** The day our text was last compared with the source, yyyy-MM-dd. */
  checked: string;
}

/** What the page says before anything else. */
export const supportIntro: Statement[] = [
  { text: 'We are very sorry. However it ended, and however long ago, what you feel is yours to feel.' },
  { text: 'There are people who know how to listen. You do not have to do this alone.' },
];

export const crisisLines: SupportService[] = [
  {
    name: '9-8-8 Suicide Crisis Helpline',
    where: 'All of Canada',
    text: 'For anyone who is thinking of suicide or is in deep distress. Call or text at any hour, in English or French. You do not have to be sure that it is a crisis.',
    url: 'https://988.ca',
    address: '988.ca',
    numbers: [{ printed: '9-8-8', dialled: '988' }],
    takesTexts: true,
    source:
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    name: 'Hope for Wellness Helpline',
    where: 'All of Canada, for Indigenous people',
    text: 'Counsellors who know your culture, at any hour. English and French; Cree, Ojibway and Inuktitut on request.',
    url: 'https://www.hopeforwellness.ca',
    address: 'hopeforwellness.ca',
    numbers: [{ printed: '1-855-242-3310', dialled: '+18552423310' }],
    source:
      'https://cichprofile.ca/module/7/section/4/page/health-promotion-and-prevention-link-to-government-services',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
];

export const lossSupport: SupportService[] = [
  {
    name: "Baby's Breath Canada",
    where: 'All of Canada',
    text: 'A national charity. Parents who have lost a baby themselves support others, including after a stillbirth.',
    url: 'https://www.babysbreathcanada.ca/about/',
    address: 'babysbreathcanada.ca',
    numbers: [],
    source: 'https://www.babysbreathcanada.ca/about/',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    name: 'Pregnancy and Infant Loss (PAIL) Network',
    where: 'Ontario',
    text: 'Part of Sunnybrook hospital. Free support from people who have been through a loss, one to one or in a group.',
    url: 'https://pailnetwork.sunnybrook.ca',
    address: 'pailnetwork.sunnybrook.ca',
    numbers: [
      { printed: '1-844-772-9388', dialled: '+18447729388' },
      { printed: '416-480-5330', dialled: '+14164805330' },
    ],
    source: 'https://www.pregnancyed.com/resources',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    name: 'After your miscarriage, from MyHealth Alberta',
    where: 'Alberta, for everyone to read',
    text: 'What happens to your body and your feelings, how to remember your baby, and where to find help. It leads to a page on stillbirth too.',
    url: 'https://myhealth.alberta.ca/HealthTopics/After-Your-Miscarriage',
    address: 'myhealth.alberta.ca',
    numbers: [],
    source: 'https://myhealth.alberta.ca/HealthTopics/After-Your-Miscarriage',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    name: 'Perinatal resource centres (Centres de ressources périnatales)',
    frenchNames: ['Centres de ressources périnatales'],
    where: 'Quebec, in French',
    text: 'Free support near you, one to one or in a group, and from parents who have been through it.',
    url: 'https://www.rcrpq.com',
    address: 'rcrpq.com',
    numbers: [],
    source:
      'https://www.newswire.ca/fr/news-releases/15-octobre-journee-quebecoise-de-sensibilisation-au-deuil-perinatal-839417819.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
];

/** Signs that need help after a loss, each with one order. */
export const lossWarningSigns: Statement[] = [
  emergencySigns,
  veryHeavyBleeding,
  without911,
  {
    text: 'Go to emergency if you have a fever of 38 °C or more. Go too if discharge smells bad, with or without pain or chills.',
    sources: ['sunnybrook-miscarriage', 'after-birth-signs'],
  },
  {
    text: 'Go to emergency now if you feel weak or dizzy, if pain is new, on one side or getting stronger, or for a bad headache, blurred sight or spots.',
    sources: ['loss-bleeding', 'after-birth-signs'],
  },
  {
    text: 'Call your doctor, your midwife or your health line now about bleeding that gets heavier, or pain in one leg.',
    sources: ['after-birth-signs'],
  },
  {
    text: 'If your blood type is Rh-negative, ask the same day if you need Rh immune globulin. It works best within 72 hours.',
    sources: ['sogc-133', 'sogc-448'],
  },
  {
    text: 'If you think of harming yourself, call or text 9-8-8 at any hour. In danger now: call 911.',
    sources: ['cmha-988', 'after-birth-signs'],
  },
  { text: 'Call, too, if you feel hopeless or only want to ask. You never need a reason to call.' },
];

/** Time off and money after a loss. */
export const lossLeave: Statement[] = [
  {
    text: 'Employment Insurance (EI) may pay you. Before week 20 of the pregnancy it pays sickness benefits, with a note from a doctor or another health professional. In week 20 or later, also after a stillbirth, it pays maternity benefits.',
    sources: ['ei-regs-40', 'ei-loss'],
  },
  {
    text: 'At 19 weeks and 0 to 6 days it is for Service Canada to say which of the two it is. You can ask for both.',
    sources: ['ei-regs-40'],
  },
  {
    text: 'If your baby died after the birth, you can still get up to 15 weeks of maternity benefits. Parental benefits stop after the week of the death. Service Canada can tell you what applies to you.',
    sources: ['ei-loss', 'ei-act-12'],
  },
  {
    text: 'In Quebec, ask the Québec Parental Insurance Plan what it pays after a loss.',
    sources: ['qpip'],
  },
  {
    text: 'If you work under federal labour law, as in a bank or an airline, you can take up to three days off, or up to eight weeks after a stillbirth. Your partner can as well. The first three days are paid once you have worked there for three months.',
    sources: ['federal-loss-leave'],
  },
  {
    text: 'Elsewhere your province or territory sets the rules. Your employer, your union or the employment standards office can tell you. Your provider can write a note.',
  },
];

export const lossLeaveSources: SourceKey[] = ['ei-regs-40', 'ei-act-12', 'ei-loss', 'qpip', 'federal-loss-leave'];
export const lossSignSources: SourceKey[] = [
  'after-birth-signs',
  'inspq-signs',
  'sunnybrook-ectopic',
  'sunnybrook-miscarriage',
  'loss-bleeding',
  'nunatsiaq-911',
  'nunavik-911',
  'sogc-133',
  'sogc-448',
  'cmha-988',
];
