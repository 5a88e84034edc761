/** @jest-environment node */
import { emergencySignsFromTwentyWeeks, mentalHealthCrisis, urgeToPush } from '@/words/emergency';
import { sayWithout911 } from './without-911';

it.each([
  ['Call 911 if you pass out.', 'Call your health centre now if you pass out.'],
  ['If you see the cord: call 911, then kneel.', 'If you see the cord: call your health centre now, then kneel.'],
  ['Call 911 too if it comes.', 'Call your health centre too if it comes.'],
  ['Call 911 or go to emergency now', 'Call your health centre, or go there now'],
  ['(Very heavy: 911.)', '(Very heavy: your health centre.)'],
  ['In danger, call 911.', 'In danger, call the RCMP or your health centre.'],
  ['You earn more than $9,110.', 'You earn more than $9,110.'],
  ['Call 811.', 'Call 811.'],
])('says %p without 911: %p', (text, said) => {
  expect(sayWithout911(text)).toBe(said);
});

it('leaves all else of the lists as it is', () => {
  expect(sayWithout911(urgeToPush.text)).toBe(urgeToPush.text.replace('call 911 now', 'call your health centre now'));
  expect(sayWithout911(mentalHealthCrisis.text)).toContain('call or text 9-8-8 at any hour');
  expect(sayWithout911(emergencySignsFromTwentyWeeks.text)).toContain(
    'if you bleed very heavily, pass out or cough up blood',
  );
});
