/** @jest-environment node */

import { canadianAnimals as animals } from '@/data/birth/canadian-animals';
import { birthMilestones as milestones } from '@/data/birth/milestones';
import { babyCall } from './after-birth';
import { birthMonths } from './birth-months';
import { canadianAnimals } from './canadian-animals';
import { birthMilestones } from './milestones';
import { seasons } from './seasons';

it('has a stone and two flowers of its own for each month', () => {
  const months = Object.values(birthMonths);
  expect(months).toHaveLength(12);
  expect(new Set(months.map(({ birthstone }) => birthstone)).size).toBe(12);
  expect(new Set(months.flatMap(({ flowers }) => flowers)).size).toBe(24);
});

it('has twelve animals, each with a picture and a fact of its own', () => {
  const texts = Object.values(canadianAnimals);
  expect(new Set(animals.map(({ picture }) => picture)).size).toBe(12);
  expect(new Set(texts.map(({ name }) => name)).size).toBe(12);
  expect(new Set(texts.map(({ fact }) => fact)).size).toBe(12);
});

it('has at least four tips and four activities for each season', () => {
  for (const season of Object.values(seasons)) {
    expect(new Set(season.tips.map(({ text }) => text)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(season.activities).size).toBeGreaterThanOrEqual(4);
  }
});

it.each([
  ['First smile', 1.5],
  ['First laugh', 3.5],
  ['Rolling over', 4.5],
  ['Sitting up', 6.5],
  ['First foods', 6],
  ['Crawling', 8.5],
  ['Standing', 10.5],
  ['First steps', 13.5],
  ['First words', 15],
  ['First birthday', 12],
])('estimates %s at %p months, the middle of its timeframe', (title, offsetMonths) => {
  const milestone = milestones.find(({ id }) => birthMilestones[id].title === title);
  expect(milestone?.offsetMonths).toBe(offsetMonths);
  const bounds = (milestone ? birthMilestones[milestone.id].timeframe : '').match(/\d+/g)?.map(Number) ?? [];
  expect(bounds.reduce((sum, months) => sum + months, 0) / bounds.length).toBe(offsetMonths);
});

it('lets nobody be sent anywhere by the line for who is worried about a baby', () => {
  expect(babyCall.text).not.toMatch(/\bgo\b|911/i);
});
