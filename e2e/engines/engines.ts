import type { EngineTab } from './engine-page';
import { findFirefox } from './firefox';
import { playwrightEngines } from './playwright-engine';
import { findWebKit } from './webkit';

interface Viewport {
  width: number;
  height: number;
}

/** A browser engine that is installed here. */
export interface Engine {
  name: string;
  canPrint: boolean;
  /** Starts the browser with one tab. `stop` ends it with all that was started for it. */
  start(viewport: Viewport): Promise<EngineTab & { stop: () => Promise<void> }>;
}

/** One of each name: Playwright's own, else the one of the system. */
export const engines: Engine[] = [...playwrightEngines, ...findFirefox(), ...findWebKit()].filter(
  ({ name }, index, all) => all.findIndex((engine) => engine.name === name) === index,
);
