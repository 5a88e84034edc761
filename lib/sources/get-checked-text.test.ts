/** @jest-environment node */
import { getCheckedText } from './get-checked-text';

const checked = '2026-11-21';

it('says when a page was checked that somebody read', () => {
  expect(getCheckedText({ confidence: 'page-read', checked })).toBe('Checked November 21, 2026');
});

it.each(['address-cited', 'to-confirm'] as const)('never calls a source checked that is %s', (confidence) => {
  expect(getCheckedText({ confidence, checked })).toBe('We have not read this page yet');
});

it('says nothing of a day that is no date', () => {
  expect(getCheckedText({ confidence: 'page-read', checked: 'soon' })).toBeUndefined();
});
