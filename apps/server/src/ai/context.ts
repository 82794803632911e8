import type { UserContext } from '../http/context.ts';
import type { Engines } from './open-engine.ts';
import type { Planner } from './planner.ts';

/** What answers, reads and plans on this server. */
export interface AiServices extends Engines {
  planner: Planner;
}

/** What a request may use that asks an engine or the planner. */
export type AiContext = UserContext & AiServices;
