import type { EngineTab } from './engine-page';

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
