/** @jest-environment node */
import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { listSourceGroups } from './list-source-groups';

const topic = (id: string, keys: string[]) => ({ id, title: id, keys });

it('lists every source of the site exactly once', () => {
  const keys = Object.keys(sources) as SourceKey[];
  const listed = listSourceGroups(keys, sourceTopics, 'More sources').flatMap((group) => group.keys);
  expect([...listed].sort()).toEqual([...keys].sort());
});

it('keeps the order of the topics, and puts what none of them names last', () => {
  expect(listSourceGroups(['a', 'b', 'c'], [topic('two', ['c']), topic('one', ['a'])], 'More')).toEqual([
    topic('two', ['c']),
    topic('one', ['a']),
    { id: 'rest', title: 'More', keys: ['b'] },
  ]);
});

it('lists a key once that two topics name, and no topic without keys', () => {
  const groups = listSourceGroups(['a'], [topic('one', ['a']), topic('two', ['a', 'gone']), topic('none', [])], 'More');
  expect(groups).toEqual([topic('one', ['a'])]);
});
