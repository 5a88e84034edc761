/** @jest-environment node */
import { sayWithout911 } from './without-911';

it.each([
  [
    'Appelez le 911\u00a0si vous perdez connaissance.',
    'Appelez tout de suite votre centre de santé\u00a0si vous perdez connaissance.',
  ],
  [
    'ou si le bébé arrive, appelez le 911\u00a0tout de suite.',
    'ou si le bébé arrive, appelez votre centre de santé tout de suite.',
  ],
  ['Appelez le 911\u00a0aussi pour des convulsions.', 'Appelez aussi votre centre de santé pour des convulsions.'],
  ['très abondant\u00a0: 911.', 'très abondant\u00a0: votre centre de santé.'],
  ['En danger, appelez le 911.', 'En danger, appelez la GRC ou votre centre de santé.'],
  [
    'En danger maintenant\u00a0: appelez le 911.',
    'En danger maintenant\u00a0: appelez la GRC ou votre centre de santé.',
  ],
])('says %p without 911: %p', (text, said) => {
  expect(sayWithout911(text)).toBe(said);
});
