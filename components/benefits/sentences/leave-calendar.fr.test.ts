/** @jest-environment node */

import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, mother } from '@/lib/benefits/test-households';
import { listToDos } from '@/lib/benefits/to-dos';
import { listLeaveEntries } from './leave-calendar';

it('goes on in lower case after the name of a parent', () => {
  const household = family(due('2026-11-04'), [mother({ lastWorkDay: day('2026-10-16') }), father({})]);
  const [answer] = comparePlans(household).answers;
  const entries = answer ? listLeaveEntries(household, listToDos(household, answer, day('2026-10-01'))) : [];
  const titles = entries.map(({ title }) => title);
  expect(titles).toContain('Le parent qui accouche\u00a0: demander l’assurance-emploi aujourd’hui au plus tard');
});
