/** @jest-environment node */
import { addDays } from 'date-fns';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import { getShareText } from './get-share-text';

const DUE = new Date(2027, 5 /* Jun */, 8);

it.each([
  [
    280,
    'My baby is due on Tuesday, June 8, 2027. There are 280 days to go, and the pregnancy is 0 weeks 0 days along.',
  ],
  [
    199,
    'My baby is due on Tuesday, June 8, 2027. There are 199 days to go, and the pregnancy is 11 weeks 4 days along.',
  ],
  [2, 'My baby is due on Tuesday, June 8, 2027. There are 2 days to go, and the pregnancy is 39 weeks 5 days along.'],
  [
    1,
    'My baby is due tomorrow, Tuesday, June 8, 2027. There is 1 day to go, and the pregnancy is 39 weeks 6 days along.',
  ],
  [0, 'My baby is due today, Tuesday, June 8, 2027. The pregnancy is 40 weeks 0 days along.'],
  [-1, 'My baby was due yesterday, Tuesday, June 8, 2027. The pregnancy is 40 weeks 1 day along.'],
  [-9, 'My baby was due on Tuesday, June 8, 2027, 9 days ago. The pregnancy is 41 weeks 2 days along.'],
])('%i days before the due date', (daysToGo, text) => {
  expect(getShareText(describePregnancy(DUE, addDays(DUE, -daysToGo)))).toBe(text);
});
