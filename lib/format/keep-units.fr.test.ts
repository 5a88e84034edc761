/** @jest-environment node */
import {
  adviceTexts,
  atTermOnly,
  fiveOneOneReminder,
  fiveOneOneWithLimits,
  ifTooLate,
  lastOnes,
  orders,
  signAdvice,
  signs,
} from '@/words/contractions/advice';
import { keepUnits } from './keep-units';
import { keepTogether } from './text';

it('is enough for the advice of the timer', () => {
  const texts = [
    ...Object.values(adviceTexts).flatMap((texts) => Object.values(texts)),
    ...Object.values(signs).map((sign) => signAdvice({ sign, order: orders.hospital.go })),
    ...Object.values(ifTooLate),
    fiveOneOneReminder,
    fiveOneOneWithLimits,
    atTermOnly(''),
    lastOnes({ time: '2:20', gap: '5 minutes' }),
  ];
  expect(texts.map(keepUnits)).toEqual(texts.map(keepTogether));
});
