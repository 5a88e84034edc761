import type { Engine } from './engine';
import { findFirefox } from './firefox';
import { playwrightEngines } from './playwright-engine';
import { findWebKit } from './webkit';

/** One of each name: Playwright's own, else the one of the system. */
export const engines: Engine[] = [...playwrightEngines, ...findFirefox(), ...findWebKit()].filter(
  ({ name }, index, all) => all.findIndex((engine) => engine.name === name) === index,
);
