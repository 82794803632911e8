import type { AiContext } from './ai/context.ts';
import demo from './demo.json' with { type: 'json' };

/** A project of the demo; its days are counted from its start, which is ahead if `startedDaysAgo` is negative. */
export type DemoProject = (typeof demo.projects)[number];

/** What a client of the demo agreed to and asked for. With the change, the last milestone and the due date move. */
export type DemoStory = NonNullable<DemoProject['story']>;

/** A finished project of the demo; its client was told the promised day. */
export type DemoFinished = (typeof demo.billed.finished)[number];

/** What a request of the demo's person could use on an earlier day. */
export type ContextOn = (daysAgo: number) => AiContext;
