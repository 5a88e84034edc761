/** @jest-environment node */

import { parse } from 'acorn';
import { bundleInPageScript } from './bundle-script';

it('writes the times of early taps as French does, in JavaScript that any browser reads', () => {
  const text = bundleInPageScript('early-timer');
  expect(text).toContain('fr-CA');
  expect(() => parse(text, { ecmaVersion: 5 })).not.toThrow();
});
