/** @jest-environment node */

import { foldAccents } from './fold-accents';

it.each([
  ['Œdème à l’œil', "oedeme a l'oeil"],
  ['ŒSTROGÈNE', 'oestrogene'],
  ['Bébé né trop tôt', 'bebe ne trop tot'],
  ['ça, Ça, ÇA', 'ca, ca, ca'],
  ['Noël, où, sûr, île, haïr, Lætitia', 'noel, ou, sur, ile, hair, laetitia'],
  // Accents as marks of their own, as some keyboards write them.
  ['fie\u0300vre', 'fievre'],
  // No-break spaces and hyphens, which bind words.
  ['38\u00a0°C  après\u202fl’accouchement', "38 °c apres l'accouchement"],
  ['post\u2011partum', 'post-partum'],
  [' mal de tête\n', 'mal de tete'],
  ['Bleeding', 'bleeding'],
  ['', ''],
])('compares %p as %p', (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

it('changes nothing that is folded already', () => {
  const folded = foldAccents('Œdème à l’œil');
  expect(foldAccents(folded)).toBe(folded);
});
