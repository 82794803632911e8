import type { Asked, ReadProject } from '../engine.ts';
import type { Planner } from '../planner.ts';

/** A project as the built-in reader finds it in what was said; undefined when there is none. */
export async function readProjectBuiltIn(
  _planner: Planner,
  _request: Asked,
  signal: AbortSignal,
): Promise<ReadProject | undefined> {
  signal.throwIfAborted();
  return undefined;
}
