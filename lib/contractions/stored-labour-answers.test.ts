/** @jest-environment node */
import { parseLabourAnswers, serializeLabourAnswers } from './stored-labour-answers';

const nothing = { hasGivenBirth: undefined, isFarAway: undefined };

it.each([
  { hasGivenBirth: true, isFarAway: false },
  { hasGivenBirth: false, isFarAway: true },
  { hasGivenBirth: undefined, isFarAway: true },
  nothing,
])('reads back %j', (answers) => {
  expect(parseLabourAnswers(serializeLabourAnswers(answers))).toEqual(answers);
});

it.each([null, '', '{', '[]', '7', '{"version":1,"hasGivenBirth":"yes","isFarAway":1}'])(
  'takes %j for not answered',
  (text) => {
    expect(parseLabourAnswers(text)).toEqual(nothing);
  },
);
