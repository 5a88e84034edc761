import { render, screen, within } from '@testing-library/react';
import { jobLeaves } from '@/data/benefits/job-leave';
import { regionLossLeave as english } from '@/data/en/loss-leave';
import * as englishSupport from '@/data/en/support';
import { regionLossLeave as french } from '@/data/fr/loss-leave';
import * as frenchSupport from '@/data/fr/support';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { names } from '@/words/regions';
import { RegionLeave } from './region-leave';

/** Where no page was found that says what the law gives after a loss. */
const NOT_FOUND: readonly ProvinceCode[] = ['NB', 'NT', 'NU', 'PE'];
const languages = [
  ['English', english, englishSupport, /have not found/i],
  ['French', french, frenchSupport, /n’avons pas trouvé/i],
] as const;

describe.each(languages)('after a loss, in %s,', (_language, leave, { bodyAfterLoss, lossLeave }, notFound) => {
  it.each(provinceCodes)('the leave of %s is sourced, or said to be not found, with no number', (code) => {
    const isFound = !NOT_FOUND.includes(code);
    expect(leave[code].length).toBeGreaterThan(0);
    for (const { text, sources = [] } of leave[code]) {
      expect(sources.length > 0).toBe(isFound);
      if (!isFound) {
        expect(text).toMatch(notFound);
        expect(text).not.toMatch(/\d/);
      }
    }
  });

  it('the leave of federal workplaces is named with its source', () => {
    expect(lossLeave.flatMap(({ sources = [] }) => sources)).toContain('federal-loss-leave');
  });

  it('milk that may come is named with its source', () => {
    expect(bodyAfterLoss.filter(({ sources }) => sources?.includes('milk-after-loss'))).toHaveLength(1);
  });
});

it('shows the leave of each region under its name, with the official page', () => {
  render(<RegionLeave />);
  for (const code of provinceCodes) {
    const fold = screen.getByText(names[code]).closest('details') as HTMLElement;
    for (const { text } of english[code]) expect(fold.textContent?.replace(/\u00a0/g, ' ')).toContain(text);
    expect(within(fold).getByRole('link', { hidden: true })).toHaveAttribute('href', jobLeaves[code].officialPage);
  }
});
