/** @jest-environment node */
import { adviceTexts } from './advice';
import { whoMustNotWaitTitle } from './when-to-call';

it('leads those who must not wait to their list by the name that it has', () => {
  expect(adviceTexts.unsure.replaceAll('\u00a0', ' ')).toContain(`« ${whoMustNotWaitTitle} » plus bas`);
});
