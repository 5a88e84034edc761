/** @jest-environment node */
import { regionPapers } from '@/data/after-birth/region-papers';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { milestones } from '@/data/milestones';
import { provinceCodes } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { findVisit } from '@/lib/visits/visits';
import { appointments, listAppointments } from '@/lib/weeks/appointments';
import { findWarningSigns, listWarningStatements } from '@/lib/weeks/warning-signs';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { regionPapersWords } from '@/words/after-birth/papers';
import { joint, nationalCases, nationalTasks } from '@/words/after-birth/papers/national';
import { regionCareWords } from '@/words/find-care/regions';
import { provinceGuides } from '@/words/province-guides';
import { hospitalInNunavut } from '@/words/without-911';
import {
  listGuideSources,
  listRegionPapersSources,
  listTimelineSources,
  listTipSources,
  listWeekSources,
} from './page-sources';

/** Every source that is named in a piece of data, however deep. */
function collectSources(data: unknown): SourceKey[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'sources' in data && Array.isArray(data.sources) ? (data.sources as SourceKey[]) : [];
  return [...own, ...Object.values(data).flatMap(collectSources)];
}

function getRecord(week: number) {
  const record = findWeeklyRecord(week);
  if (!record) throw new RangeError(`no record of week ${week}`);
  return record;
}

const toSorted = (keys: Iterable<SourceKey>) => [...new Set(keys)].sort();

describe("a week's page", () => {
  it.each([1, 12, 19, 20, 40])('week %i names all that its claims rest on, and nothing twice', (week) => {
    const { size, developmentMilestones, motherChanges, tips } = getRecord(week);
    const signs = findWarningSigns(week);
    const visits = listAppointments(week).map(({ id }) => findVisit(id));
    const shown = [size, developmentMilestones, motherChanges, tips, listAppointments(week), visits];
    const keys = listWeekSources(getRecord(week));
    expect([...keys].sort()).toEqual(
      toSorted(collectSources([...shown, signs && [...listWarningStatements(signs), hospitalInNunavut]])),
    );
  });

  it.each([
    ['the length and then the weight', 20, ['williams', 'who-2017']],
    ['the length where there is no weight', 12, ['intergrowth-crl']],
    ['the weight where there is no length', 19, ['who-2017']],
    ['the text where nothing can be measured', 1, ['msd-dating']],
  ] as const)('begins with the sources of %s', (_case, week, first) => {
    expect(listWeekSources(getRecord(week)).slice(0, first.length)).toEqual(first);
  });
});

it('names what the guides rest on, once each', () => {
  const keys = listTipSources();
  expect([...keys].sort()).toEqual(toSorted(collectSources(trimesterTips.map(({ sections }) => sections))));
  expect(keys[0]).toBe('naitre-visits');
});

it('names what milestones, appointments and the dates of the calendar file rest on, once each', () => {
  const keys = listTimelineSources();
  expect(keys).toHaveLength(new Set(keys).size);
  expect(keys.slice(0, 3)).toEqual(['heart-start', 'anatomy-scan', 'fraser-tests']);
  expect(keys).toEqual(expect.arrayContaining(collectSources([milestones, appointments])));
  expect(keys).toEqual(expect.arrayContaining(['ei-act-22', 'ei-act-23', 'rqap-when-to-apply', 'rqap-employer']));
});

describe("a region's page", () => {
  it.each(provinceCodes)('%s names what its lines and words rest on, and the rules of its own program', (code) => {
    const keys = listGuideSources(code);
    expect(keys).toHaveLength(new Set(keys).size);
    expect(keys).not.toContain(undefined);
    const ownRules: readonly SourceKey[] = (code === 'QC' ? qpipRules : eiRules).sources;
    expect(keys).toEqual(expect.arrayContaining([...collectSources(provinceGuides[code]), ...ownRules]));
    expect(keys).not.toContain(code === 'QC' ? 'ei-act-12' : 'qpip-act');
  });

  it('has the sources of its lines first, then those of its answers, of its words and of its leave', () => {
    const keys = listGuideSources('NU');
    expect(keys.slice(0, 5)).toEqual([
      'nunatsiaq-911',
      'nunavutnews-911',
      'qikiqtani-hospital',
      'kamatsiaqtut',
      'kamatsiaqtut-number',
    ]);
    const answer = collectSources(regionCareWords.NU);
    expect(keys).toEqual(expect.arrayContaining(answer));
    expect(keys.indexOf('leave-nu')).toBeGreaterThan(Math.max(...answer.map((key) => keys.indexOf(key))));
    expect(keys.indexOf('ei-act-12')).toBeGreaterThan(keys.indexOf('leave-nu'));
  });

  it('names no law on leave where its text of today was not read', () => {
    expect(listGuideSources('MB').slice(-eiRules.sources.length)).toEqual(eiRules.sources);
    expect(listGuideSources('MB').filter((key) => key.startsWith('leave-'))).toEqual([]);
  });
});

it.each(provinceCodes)('names what the papers of %s rest on, once each', (code) => {
  const keys = listRegionPapersSources(code);
  expect(keys).toHaveLength(new Set(keys).size);
  const shared = regionPapers[code].tasks.map((task) => nationalTasks[task]);
  const parts =
    regionPapers[code].brings.length > 0 ? [joint.once, joint.whoCannot, joint.twins] : [joint.nothing, joint.twins];
  expect(keys).toEqual(expect.arrayContaining(collectSources([regionPapersWords[code], shared, nationalCases, parts])));
});
