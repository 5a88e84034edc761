import type { SourceKey } from '@/data/sources';
import type { AfterBirthSignId, PregnancySignId } from '@/data/warning-signs';

/** Who says it of the time after a birth, for signs that the lists of pregnancy have too, with sources of their own. */
export const signSourcesAfterBirth: Partial<Record<Extract<AfterBirthSignId, PregnancySignId>, SourceKey[]>> = {
  'pass-out': ['after-birth-signs'],
  seizure: ['after-birth-signs'],
  'chest-pain': ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  'trouble-breathing': ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  'coughing-blood': ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  headache: ['north-york-after-birth', 'osler-after-birth', 'preeclampsia-after-birth'],
  sight: ['north-york-after-birth', 'osler-after-birth', 'preeclampsia-after-birth'],
  'right-ribs': ['north-york-after-birth', 'after-811-nova-postpartum-preeclampsia'],
  'severe-pain': ['north-york-after-birth'],
  fever: ['after-birth-signs', 'north-york-after-birth', 'after-bc-womens-after-birth'],
  chills: ['after-birth-signs', 'north-york-after-birth', 'after-bc-womens-after-birth'],
  'pressure-high': ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
  'face-swelling': ['after-birth-signs'],
};
