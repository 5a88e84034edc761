import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A selector: only what is inside. */
  within?: string;
  /** Only the rules on colours. */
  onlyColours?: boolean;
}

/**
 * What axe finds wrong on a page, a line for each rule with the elements that break it. With 2.2's target size, which
 * axe leaves out unless asked.
 */
export async function findViolations(page: Page, { within, onlyColours }: Scope = {}): Promise<string[]> {
  // Without frames, of which the site has none, axe needs no second page to put its findings together.
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
