import type { AiContext } from './ai/context.ts';

/** What a request of the demo's person could use on an earlier day. */
export type ContextOn = (daysAgo: number) => AiContext;
