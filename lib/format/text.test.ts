import { bindNumbers, formatList, lowerFirst } from './text';

it('binds a number to its unit, in ranges and lists too', () => {
  expect(bindNumbers('27 to 32 weeks, about 2.5 cm')).toBe('27\u00a0to 32\u00a0weeks, about 2.5\u00a0cm');
  expect(bindNumbers('from week 26, in Weeks 4 to 11')).toBe('from week\u00a026, in Weeks\u00a04\u00a0to 11');
  expect(bindNumbers('until April 11, 2026')).toBe('until April\u00a011, 2026');
  expect(bindNumbers('a fever of 38 °C')).toBe('a fever of 38\u00a0°C');
  expect(bindNumbers('38 weeks 6 days')).toBe('38\u00a0weeks 6\u00a0days');
});

it('lets lines break everywhere else', () => {
  for (const text of ['Call 911. Go in now.', 'in June 2027, the due date', 'Bill 96 The Act']) {
    expect(bindNumbers(text)).toBe(text);
  }
});

// Versions of Node differ in the comma before 'and'.
it.each([
  [['Ontario'], /^Ontario$/],
  [['Ontario', 'Quebec'], /^Ontario and Quebec$/],
  [['Ontario', 'Quebec', 'Nunavut'], /^Ontario, Quebec,? and Nunavut$/],
])('lists %j as a sentence does', (names, text) => {
  expect(formatList(names)).toMatch(text);
});

it.each([
  ['Halfway by the calendar', 'halfway by the calendar'],
  ['A missed period', 'a missed period'],
  ['EI and QPIP', 'EI and QPIP'],
])('goes on in small letters: %s', (title, continued) => {
  expect(lowerFirst(title)).toBe(continued);
});
