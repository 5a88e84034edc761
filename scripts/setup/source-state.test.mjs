/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBuildId, listSources } from './source-state.mjs';

it('is the same for the same sources, so that building them again announces no update', () => {
  expect(getBuildId({ OTHER_SETTING: '1' })).toBe(getBuildId({}));
});

it('differs for settings that end up in the pages', () => {
  expect(getBuildId({ NEXT_PUBLIC_BASE_PATH: '/due-date' })).not.toBe(getBuildId({}));
});

it('takes an empty setting for none, as the build does', () => {
  expect(getBuildId({ NEXT_PUBLIC_BASE_PATH: '' })).toBe(getBuildId({}));
});

it('knows every module that the finishing of an export is made of, wherever it stands', () => {
  const sources = listSources();
  const steps = sources.filter((file) => file.startsWith(join('scripts', 'finish-export')));
  const imported = steps.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(file, '..', path)),
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((file) => !sources.includes(file))).toEqual([]);
});
