import type { Locator } from '@playwright/test';

/** Opens what is folded in a part of a page, so that its own parts are found by role, and take their room. */
export const unfold = (part: Locator) =>
  part.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
