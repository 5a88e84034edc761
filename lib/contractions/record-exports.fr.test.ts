/** @jest-environment node */
import { getContractionsCsv, getContractionsText } from './record-exports';

const start = new Date(2026, 10 /* Nov */, 21, 3, 5).getTime();
const contractions = [
  { id: 'one', startTime: start, endTime: start + 55_000 },
  { id: 'two', startTime: start + 240_000, endTime: start + 300_000 },
];

it('writes a table as spreadsheets in French read it: UTF-8 by its mark, with semicolons', () => {
  const file = getContractionsCsv(contractions);
  expect(file.startsWith('\uFEFFNuméro;Début;Fin;')).toBe(true);
  const rows = file.split('\r\n');
  expect(rows[2]).toMatch(/^2;2026-11-21 03:09:00;2026-11-21 03:10:00;[+-]\d\d:\d\d;60;240;oui$/);
  // As many cells in each row as there are headings.
  expect(rows.slice(0, 3).map((row) => row.split(';').length)).toEqual([7, 7, 7]);
});

it('writes a text for a provider in French', () => {
  expect(getContractionsText(contractions).replaceAll('\u00a0', '_').split('\n')).toEqual([
    'Contractions',
    'Dans l’heure jusqu’à la dernière_: 2.',
    'Durée moyenne_: 0_min 58_s.',
    'Temps moyen d’un début à l’autre_: 4_min 0_s.',
    '',
    'samedi 21 novembre 2026',
    '3_h_09_min_00_s, durée 1:00, 4:00 après la précédente',
    '3_h_05_min_00_s, durée 0:55',
  ]);
});
