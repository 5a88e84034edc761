/** @jest-environment node */
import type { AdviceOrder } from '@/lib/contractions/advice-lines';
import { adviseLabour, type LabourName, labours, timeLabour } from '@/scripts/testing/labours';
import { getAdviceText, getPastText } from './advice-text';

const told: Record<LabourName, [AdviceOrder | undefined, RegExp]> = {
  'first birth, 39 weeks, close, 13 of 5-1-1': [
    'call-or-go',
    /^You have had an hour of 5-1-1: call your provider or go to the hospital now\. Contractions are 5 minutes apart or less and lasting 1 minute or more\. Consider heading to the hospital\.$/,
  ],
  'second birth, 6 minutes': ['call-now', /^You have given birth before, and labour can be fast: call now\./],
  'second birth, 11 minutes': [
    undefined,
    /^Given birth before: go to the hospital at 5 minutes apart or less\. Early labor signs\./,
  ],
  '34 weeks, 4 in an hour': [
    'call-now',
    /^You are under 37 weeks and have contractions, even if they are far apart or mild: call your provider or the hospital now\. Go to the hospital now for pain/,
  ],
  '30 weeks, far, 5 at 12 minutes': ['call-now', /^You are under 37 weeks and have contractions, .* now\./],
  '36 weeks 6 days, 6 at 11 minutes': ['go', /preterm labour: go to the hospital now, and call on the way\.$/],
  'age unknown, 4 at 15 minutes': ['call-or-go', /^Are you less than 37 weeks\? Call now, or go to the hospital\. /],
  'age unknown, nothing yet': [undefined, /^Are you less than 37 weeks\? Call now, or go to the hospital, as soon as/],
  'twins, 38 weeks, 5 at 8 minutes': [
    'call-now',
    /^You are on the second list: call your provider or the hospital now\./,
  ],
  'planned cesarean, 38 weeks, 1': ['go', /^You are on the first list: go to the hospital now, and call on the way\.$/],
  '20 weeks, 5 minutes': ['go', /preterm labour: go to the hospital now/],
  '16 weeks, 5 minutes': [
    'go',
    /^You are under 20 weeks and have contractions: go to the hospital now, and call on the way\.$/,
  ],
  '200 km, first birth, 12 minutes': [
    'call-now',
    /^The hospital is over an hour away: call .* now, and ask when to leave\./,
  ],
  '200 km, second birth, 15 minutes': [
    'call-now',
    /^The hospital is over an hour away: call your provider or the hospital now, and ask when to leave\.$/,
  ],
  '200 km, second birth, 3 minutes': [
    'call-unit',
    /call the labour and delivery unit now\. If no one answers at once, call 911\./,
  ],
  'by plane, 38 weeks, 9 minutes': [
    'go',
    /^Go to your health centre or nursing station now, and call ahead\. They decide about a medevac\.$/,
  ],
  'by plane, 33 weeks, 9 minutes': [
    'go',
    /preterm labour: go to your health centre or nursing station now, and call ahead\./,
  ],
  'first birth, 3 of 5-1-1': ['call-now', /^Call your provider or the hospital now\. Contractions are 5 minutes apart/],
  '42 weeks 5 days, 15 minutes': ['call-now', /^You are 41 weeks or more: call your provider or the hospital now\./],
  '41 weeks 5 days, 15 minutes': ['call-now', /^You are 41 weeks or more: call your provider or the hospital now\./],
};

it.each(Object.keys(labours) as LabourName[])('tells %s what to do', (name) => {
  const { advice, care } = adviseLabour(name);
  const text = advice.lines.map((line) => getAdviceText(line, care)).join(' ');
  const [order, words] = told[name];
  expect(advice.order).toBe(order);
  expect(text).toMatch(words);
  if (name !== 'second birth, 11 minutes') expect(text).not.toMatch(/continue timing/i);
  if (care === 'health-centre') expect(text).not.toMatch(/the hospital/);
});

describe('the last contractions, as past', () => {
  const latest = timeLabour(5, 4, 50).contractions.at(-1)?.startTime ?? 0;
  const today = new Date(2026, 10 /* Nov */, 21);

  it('have their time and how far apart they were', () => {
    expect(getPastText({ interval: 300, order: 'call-now' }, latest, today).replaceAll(/\s/g, ' ')).toBe(
      'Your last contractions, at 1:16 a.m., were 5 minutes apart. None since? Call anyway and say so.',
    );
    expect(getPastText({ interval: 280, order: 'call-now' }, latest, today)).toContain('were 4m 40s apart');
    expect(getPastText({ interval: undefined, order: 'call-now' }, latest, today)).toMatch(
      /^Your last contraction was at 1:16/,
    );
  });

  it('have their day, too, on another one', () => {
    expect(
      getPastText({ interval: 300, order: 'call-now' }, latest, new Date(2026, 10 /* Nov */, 22)).replaceAll(
        /\s/g,
        ' ',
      ),
    ).toBe(
      'Your last contractions, on November 21, 2026 at 1:16 a.m., were 5 minutes apart. None since? Call anyway and say so.',
    );
  });
});
