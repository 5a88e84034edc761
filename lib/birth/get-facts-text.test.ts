/** @jest-environment node */
import { getFactsText } from './get-facts-text';

it('tells the facts of a due date in whole sentences', () => {
  expect(getFactsText(new Date(2027, 5 /* Jun */, 8))).toMatch(
    /^A baby is due on June 8, 2027\. Star sign: Gemini\. Birthstone: \w+\. Your baby's Canadian animal: [\w ]+\.$/,
  );
});
