import type { UserContext } from '../http/context.ts';
import type { EngineSource, Engines } from './open-engine.ts';
import type { Planner } from './planner.ts';

/** What answers, reads and plans on this server. */
export interface AiServices {
  engines: EngineSource;
  planner: Planner;
}

/** What a request may use that asks an engine or the planner. Its engines stay the same until it ends. */
export type AiContext = UserContext & AiServices & Engines;
