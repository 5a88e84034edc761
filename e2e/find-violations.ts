import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /**
   * Only the rules about colours, or all others. Colour rules take most of the time, and pages of one kind have the
   * same colours.
   */
  colours?: 'only' | 'left out';
}

/**
 * The violations that axe finds, a line for each rule with its elements. Includes the target size of WCAG 2.2, which
 * axe leaves out by default.
 */
export async function findViolations(page: Page, { within, colours }: Scope = {}): Promise<string[]> {
  // Without support for frames, which the site does not use: axe would open a second page to merge their results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const switched = COLOUR_RULES.map((rule) => [rule, { enabled: colours !== 'left out' }]);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      ...(colours === 'only'
        ? { runOnly: COLOUR_RULES }
        : { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(switched) } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
