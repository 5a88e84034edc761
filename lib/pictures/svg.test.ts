/** @jest-environment node */
import { getIconSvg } from './svg';

it('rounds the corners of an icon unless the system does', () => {
  expect(getIconSvg(false)).toContain('rx="7"');
  expect(getIconSvg(true)).not.toContain('rx=');
});
