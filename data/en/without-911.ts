import type { Statement } from '@/data/statement';

/** Beside 911, wherever the visitor is or may be where it answers. */
export const without911: Statement = {
  text: 'Nunavut has no 911: call your health centre. In Nunavik and the far north of Ontario, 911 may not work everywhere: there, call your CLSC or nursing station.',
  sources: ['nunatsiaq-911', 'nunavutnews-911', 'nunavik-911'],
};

/** First of all where the visitor is in Nunavut. */
export const emergencyInNunavut: Statement = {
  text: 'Nunavut has no 911. In an emergency, call the emergency number of your health centre, go there, or send someone.',
  sources: ['nunatsiaq-911', 'nunavutnews-911'],
};

/** What the lists mean by 'hospital' where the visitor is in Nunavut. */
export const hospitalInNunavut: Statement = {
  text: "Where a line says 'hospital' or 'emergency', go to your health centre or nursing station. Its nurses decide about a flight (medevac). In Iqaluit, go to Qikiqtani General Hospital: its emergency room is open day and night.",
  sources: ['qikiqtani-hospital'],
};

/** Below whom to call in Nunavut. Not a link: it is not the number to call there. */
export const awayFromNunavut = 'Away from Nunavut, as in Ottawa, Winnipeg, Edmonton or Yellowknife? Call 911.';

/** On the page of another region, for who is in Nunavut. */
export const numberElsewhere = 'This number does not work in Nunavut.';

export const myHealthCentre = 'My health centre';
/** Where no number of it is stored. */
export const goOrSend = 'Go to your health centre, or send someone';
export const addItsNumber = 'Add its emergency number';
export const changeItsNumber = 'Change the number of my health centre';
export const numberForm = {
  title: 'Number of my health centre',
  label: 'Emergency number of your health centre',
  hint: 'If you know it. In most communities a nurse is on call after hours. The number stays on this device.',
};

export const whereNow = {
  question: 'Where are you now?',
  nunavut: 'In Nunavut',
  away: 'Away from Nunavut',
  hint: 'We ask again after two weeks, and after the birth.',
};

/**
 * What a sentence that names 911 says in Nunavut: some of its words and what takes their place, in this order. The last
 * one takes what the others left. In danger from people the police come: see the source 'nunavutnews-911'.
 */
export const phrasesWithout911: { said: string; instead: string }[] = [
  { said: 'In danger now: call 911', instead: 'In danger now: call the RCMP or your health centre' },
  { said: 'In danger, call 911', instead: 'In danger, call the RCMP or your health centre' },
  { said: 'Call 911 or go to emergency now', instead: 'Call your health centre, or go there now' },
  { said: 'Call 911 now', instead: 'Call your health centre now' },
  { said: 'Call 911 too', instead: 'Call your health centre too' },
  { said: 'Call 911 at once', instead: 'Call your health centre at once' },
  { said: 'Call 911', instead: 'Call your health centre now' },
  { said: '911', instead: 'your health centre' },
];
