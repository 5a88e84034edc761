/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { parseDonePapers, serializeDonePapers, setPaperDone } from './done-papers';

it('reads back what it wrote, and writes nothing of nothing', () => {
  const papers = { done: ['register', 'health-card'] as const, bornIn: 'QC' as const };
  expect(parseDonePapers(serializeDonePapers({ ...papers, done: [...papers.done] }))).toEqual(papers);
  expect(serializeDonePapers({ done: [] })).toBeNull();
});

it('ticks a paper once, takes its tick away, and leaves the place of birth alone', () => {
  const once = setPaperDone({ done: ['health-card'], bornIn: 'QC' }, 'register', true);
  expect(setPaperDone(once, 'register', true)).toEqual({ done: ['health-card', 'register'], bornIn: 'QC' });
  expect(setPaperDone(once, 'register', false)).toEqual({ done: ['health-card'], bornIn: 'QC' });
});

it.each([
  null,
  '',
  'garbage',
  '["register"]',
  '{"version":2,"done":["register"]}',
  '{"version":1,"done":{"length":9}}',
  '{"version":1,"done":["__proto__",7,null,{}],"bornIn":"__proto__"}',
])('holds nothing of %p', (text) => {
  expect(parseDonePapers(text)).toEqual({ done: [] });
});

it('knows what it reads, whatever stands in the browser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { done } = parseDonePapers(text);
      expect(new Set(done).size).toBe(done.length);
    }),
  );
});
