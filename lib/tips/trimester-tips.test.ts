/** @jest-environment node */

import { getWhenToCallPath } from '@/lib/weeks/sign-bands';
import { mentalHealthCrisis, moodAfterBirth, postpartumPsychosis } from '@/words/emergency';
import { trimesterTips } from './trimester-tips';

const sections = trimesterTips.flatMap((trimester) => trimester.sections);
const adviceOf = (id: string) => sections.find((section) => section.id === id)?.advice ?? [];

it.each([
  ['nutrition', /Raw fish, runny eggs, rare meat, cold deli meat and raw sprouts can hold germs/, 'food-health-canada'],
  ['nutrition', /0\.4 mg of folic acid and 16 to 20 mg of iron/, 'folic-acid-phac'],
  ['nutrition', /caffeine to 300 mg a day/, 'caffeine-health-canada'],
  ['staying-active', /150 minutes a week/, 'activity-csep'],
  ['staying-active', /Zika/, 'zika-phac'],
  ['morning-sickness', /not passed urine for 8 hours/, 'hse-vomiting'],
  ['winter-pregnancy', /From 20 weeks on, take no ibuprofen, naproxen or full-dose ASA/, 'nsaid-health-canada'],
  ['winter-pregnancy', /usual choice is acetaminophen/, 'acetaminophen-sogc'],
  ['winter-pregnancy', /Low-dose ASA that your provider prescribed is different/, 'sogc-426'],
  ['winter-pregnancy', /go to the hospital to be checked, even if you feel fine/, 'sogc-325'],
  ['winter-pregnancy', /the flu vaccine is advised at any stage/, 'aom-vaccines'],
  [
    'finding-healthcare',
    /measles or rubella: call your provider now, or your health line\. Chickenpox, shingles or fifth disease: call the same day/,
    'naitre-infections',
  ],
  ['finding-healthcare', /First Nations Health Authority/, 'fnha-benefits'],
  ['finding-healthcare', /screening at your first visit, before 10 weeks/, 'born-ontario'],
  ['preparing-home', /CMV/, 'sogc-420'],
  ['nutrition', /have a limit in grams/, 'mercury-alberta'],
  ['nutrition', /Liver is very high in vitamin A/, 'food-toronto'],
  ['winter-pregnancy', /So is a COVID-19 vaccine/, 'covid-vaccine'],
  ['newborn-essentials', /400 IU of vitamin D/, 'vitamin-d-northwestern'],
  ['administrative-preparation', /Apply for the benefit once only/, 'ccb-registration'],
  ['birth-plan', /labour and delivery unit or your nursing station/, 'sogc-441'],
] as const)('says under %s what the publications say: %s', (id, words, source) => {
  const found = adviceOf(id).filter(({ text }) => words.test(text));
  expect(found.map(({ sources }) => sources)).toEqual([expect.arrayContaining([source])]);
});

it('leads from each food under nutrition to the answer that has its verdict', () => {
  const entries = adviceOf('nutrition').flatMap(({ lookUp = [] }) => lookUp.map(({ entry }) => entry));
  expect(entries).toEqual(
    expect.arrayContaining(['food#raw-sushi', 'food#feta', 'food#tuna-albacore', 'food#liver', 'drinks#coffee']),
  );
});

it('sends nobody in Quebec to a child care list before the birth', () => {
  const [line] = adviceOf('administrative-preparation').filter(({ text }) => /child care/.test(text));
  expect(line?.text).toMatch(/In Quebec, you can register your baby only after the birth/);
});

it('leads from the weeks after a birth to the list of when to call, and has the words for a crisis in place', () => {
  const [section] = sections.filter(({ id }) => id === 'postpartum-support');
  expect(section?.path).toBe(getWhenToCallPath('after-birth'));
  expect(section?.advice).toEqual(expect.arrayContaining([moodAfterBirth, postpartumPsychosis, mentalHealthCrisis]));
});

it('says in no tip to go or to call without saying where', () => {
  const texts = sections.flatMap(({ advice }) => advice.map(({ text }) => text));
  expect(texts.filter((text) => /needs? a call|reasons? to call|\bgo in\b|above all|most of all/i.test(text))).toEqual(
    [],
  );
});

it('opens the activity tips with how much, before whom to ask', () => {
  expect(adviceOf('staying-active')[0]?.text).toMatch(/^Aim for 150 minutes/);
});
