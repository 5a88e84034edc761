/** @jest-environment node */
import { getBuildId } from './source-state.mjs';

it('is the same for the same sources, so that building them again announces no update', () => {
  expect(getBuildId({ OTHER_SETTING: '1' })).toBe(getBuildId({}));
});

it('differs for settings that end up in the pages', () => {
  expect(getBuildId({ NEXT_PUBLIC_BASE_PATH: '/due-date' })).not.toBe(getBuildId({}));
});

it('takes an empty setting for none, as the build does', () => {
  expect(getBuildId({ NEXT_PUBLIC_BASE_PATH: '' })).toBe(getBuildId({}));
});
