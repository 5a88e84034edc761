/** @jest-environment node */
import {
  adviceTexts,
  atTermOnly,
  fiveOneOneReminder,
  fiveOneOneWithLimits,
  signAdvice,
} from '@/words/contractions/advice';
import { keepUnits } from './keep-units';
import { keepTogether } from './text';

it('is enough for the advice of the timer', () => {
  const signs = (['too-close', 'long', 'running-long'] as const).map((id) => signAdvice(id, 'go'));
  const texts = [...Object.values(adviceTexts), ...signs, fiveOneOneReminder, fiveOneOneWithLimits, atTermOnly('')];
  expect(texts.map(keepUnits)).toEqual(texts.map(keepTogether));
  expect(texts.map(keepUnits)).not.toEqual(texts);
});
