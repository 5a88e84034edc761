import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /** Only the rules about colours. */
  onlyColours?: boolean;
}

/**
 * The violations that axe finds, a line for each rule with its elements. Includes the target size of WCAG 2.2, which
 * axe leaves out by default.
 */
export async function findViolations(page: Page, { within, onlyColours }: Scope = {}): Promise<string[]> {
  // Without support for frames, which the site does not use: axe would open a second page to merge their results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      ...(onlyColours ? { runOnly: COLOUR_RULES } : { rules: { 'target-size': { enabled: true } } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
