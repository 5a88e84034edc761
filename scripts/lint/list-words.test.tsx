/** @jest-environment node */
import type { ReactNode } from 'react';
import { listTexts, loadModules } from './list-words';

const listWords = (module: object) => listTexts({ file: module }).texts.map(({ text }) => text);

it('finds texts however deep, and says where they are', () => {
  const module = { title: 'Bag', items: { towel: { label: 'Towel', notes: ['Dark.', 'Old.'] } }, count: 3, none: null };
  expect(listTexts({ bag: module }).texts).toEqual([
    { path: ['bag', 'title'], text: 'Bag' },
    { path: ['bag', 'items', 'towel', 'label'], text: 'Towel' },
    { path: ['bag', 'items', 'towel', 'notes', '0'], text: 'Dark.' },
    { path: ['bag', 'items', 'towel', 'notes', '1'], text: 'Old.' },
  ]);
});

it('leaves out the keys of sources and pictures, but no export of such a name', () => {
  expect(listWords({ sources: 'Sources', tip: { text: 'Rest.', sources: ['msd'], picture: 'moose' } })).toEqual([
    'Sources',
    'Rest.',
  ]);
});

it('calls functions, whatever they take', () => {
  const words = {
    due: (date: string) => `Due on ${date}.`,
    half: (days: number) => `Half is ${Math.floor(days / 2)}.`,
    packed: ({ checked, total }: { checked: number; total: number }) => `${checked}/${total}`,
    forms: { many: (count: number) => ({ title: `${count} items`, description: 'Listed.' }) },
    link: (link: (text: string) => ReactNode) => <>Go {link(`to the ${'timer'}`)} now.</>,
    email: (email: ReactNode) => <p>Your email: {email}</p>,
  };
  expect(listWords(words)).toEqual(
    expect.arrayContaining([
      'Due on 7.',
      'Half is 3.',
      '7/7',
      '7 items',
      'Listed.',
      'Go to the timer now.',
      'Your email: 7',
    ]),
  );
});

it('finds what a function says for one, for many, and for either answer', () => {
  const words = {
    count: (count: number) => (count === 1 ? 'one' : 'many'),
    state: (isKept: boolean) => (isKept ? 'kept' : 'gone'),
  };
  expect(listWords(words)).toEqual(expect.arrayContaining(['one', 'many', 'kept', 'gone']));
});

it('names the functions that say nothing', () => {
  const echoes = (text: string) => text;
  const fails = () => {
    throw new Error('no');
  };
  expect(listTexts({ file: { fails, echoes, says: () => 'Yes.' } }).silent).toEqual([
    ['file', 'fails'],
    ['file', 'echoes'],
  ]);
});

it('loads every file of a folder but tests', () => {
  expect(Object.keys(loadModules('scripts/lint'))).toEqual([
    'english-reading-level',
    'french-reading-level',
    'list-words',
    'page-levels',
  ]);
  expect(Object.keys(loadModules('scripts/lint', (path) => path.startsWith('list')))).toEqual(['list-words']);
});
