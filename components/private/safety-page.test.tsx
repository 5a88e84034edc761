import { render, screen, within } from '@testing-library/react';
import * as french from '@/data/fr/safety';
import { provinceCodes } from '@/data/provinces';
import { careLineWords } from '@/words/care-lines';
import { names } from '@/words/regions';
import * as english from '@/words/safety';
import { SafetyPage } from './safety-page';

const foldOf = (name: string) =>
  screen.getByText(name, { selector: '[data-region-folds] summary *' }).closest('details');

it('has ShelterSafe and 2-1-1 above the lines of the regions, folded nowhere', () => {
  render(<SafetyPage />);
  for (const id of ['sheltersafe', '211'] as const) {
    const [line] = screen.getAllByText(careLineWords[id].name);
    expect(line?.closest('details')).toBeNull();
    const regions = document.querySelector('[data-region-folds]') as HTMLElement;
    expect(line?.compareDocumentPosition(regions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(document.querySelector('a[href="tel:211"]')).toBeInTheDocument();
});

it.each(provinceCodes)('has a line for %s, or says that ShelterSafe and 2-1-1 know who is near', (code) => {
  render(<SafetyPage />);
  const fold = within(foldOf(names[code]) as HTMLElement);
  const lines = fold.queryAllByRole('listitem');
  expect(lines.length > 0).toBe(fold.queryByText(english.regions.none) === null);
});

// How each language names the two: 'ShelterSafe' has a French name of its own.
it.each([
  ['English', english, /ShelterSafe/],
  ['French', french, /hebergementfemmes\.ca/],
] as const)('names both beside every region, and where there is no line, in %s', (_language, { regions }, shelters) => {
  for (const text of [regions.lead, regions.none]) {
    expect(text).toMatch(shelters);
    expect(text).toContain('2-1-1');
  }
});

it.each([
  [
    'English',
    english,
    [/\bhistory\b.*\bdelete\b/i, /last hour/i, /\bcall list\b.*\buntil you delete\b/, /private window/i],
  ],
  [
    'French',
    french,
    [/\bhistorique\b.*\bsupprim/i, /dernière heure/i, /\bliste des appels\b.*\bsupprimiez\b/, /fenêtre privée/i],
  ],
] as const)(
  'says in %s how to take this page out of the history, and that a call stays in the list of calls',
  (_language, { traces }, lines) => {
    for (const line of lines) expect(traces.list.filter(({ text }) => line.test(text))).not.toEqual([]);
  },
);

it('shows every line on traces, and the way to erase what the site keeps', () => {
  render(<SafetyPage />);
  const traces = within(screen.getByRole('region', { name: english.traces.title }));
  expect(traces.getAllByRole('listitem')).toHaveLength(english.traces.list.length);
  expect(traces.getByRole('link', { name: english.traces.erase })).toHaveAttribute('href', '/about#privacy');
});
