/** @jest-environment node */
import { getSourceState } from './source-state.mjs';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  delete process.env.OTHER_SETTING;
});

it('is the same for the same sources, so that building them again announces no update', () => {
  const state = getSourceState();
  process.env.OTHER_SETTING = '1';
  expect(getSourceState()).toBe(state);
});

it('differs for settings that end up in the pages', () => {
  const state = getSourceState();
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  expect(getSourceState()).not.toBe(state);
});
