/** @jest-environment node */

import { provinceCodes } from '@/data/provinces';
import { appointments } from '@/lib/weeks/appointments';
import * as words from '@/words/visits';
import { findVisit, listPayers, listRegionalPayers } from './visits';

const visits = appointments.filter(({ group }) => ['visit', 'test', 'vaccine'].includes(group));

it('has every visit, test and vaccine, and nothing else', () => {
  expect(appointments.filter(({ id }) => findVisit(id))).toEqual(visits);
});

it('has three questions for each, none of them twice', () => {
  const questions = Object.values(words.visits).flatMap((visit) => visit.questions);
  expect(questions).toHaveLength(3 * visits.length);
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) expect(question).toMatch(/\?$/);
});

it('says who pays with a source, or that nobody was found to pay', () => {
  for (const { id, regions = provinceCodes } of visits) {
    for (const region of regions) {
      const payers = listPayers(findVisit(id)?.pays ?? {}, region);
      expect(payers.length).toBeGreaterThan(0);
      const found = payers.filter(({ sources = [] }) => sources.length > 0);
      expect(found.length === 0 || found.length === payers.length).toBe(true);
    }
  }
  const paysFor = (id: 'efts' | 'rh-immune-globulin' | 'tdap-vaccine-quebec', region: 'ON' | 'QC') =>
    listPayers(words.visits[id].pays, region).map(({ sources = [] }) => sources);
  expect(paysFor('efts', 'ON')).toEqual([['born-ontario']]);
  expect(paysFor('rh-immune-globulin', 'ON')).toEqual([[]]);
  expect(paysFor('tdap-vaccine-quebec', 'QC')).toEqual([['vaccine-tdap'], ['qc-vaccines']]);
});

it('has an answer of a region alone only where the visit is offered there', () => {
  for (const { id, regions } of visits) {
    const codes = listRegionalPayers(findVisit(id)?.pays ?? {}).map(({ code }) => code);
    if (regions) expect(regions).toEqual(expect.arrayContaining(codes));
  }
});
