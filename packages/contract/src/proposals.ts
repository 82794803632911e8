import { z } from 'zod';
import { SubtaskSteps } from './break-downs.ts';
import { NewDayOff } from './calendars.ts';
import { NewProject, ProjectChange } from './projects.ts';
import { NewSeries } from './series.ts';
import { shape } from './shape.ts';
import { Depth } from './steps.ts';
import { NewSubtask, SubtaskChange } from './subtasks.ts';
import { phrase } from './text.ts';
import { Id, Instant, identity } from './values.ts';

/** Most days off of one absence. */
export const DAYS_OFF_OF_ABSENCE_MAX = 12;

/** An action that the assistant proposes, with the same input as the service that carries it out. */
export const ProposedAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('create-project'), project: NewProject }),
    z.object({ kind: z.literal('change-project'), projectId: Id, change: ProjectChange }),
    z.object({ kind: z.literal('create-subtask'), projectId: Id, subtask: NewSubtask }),
    z.object({ kind: z.literal('change-subtask'), subtaskId: Id, change: SubtaskChange }),
    z.object({ kind: z.literal('break-down'), projectId: Id, depth: Depth.optional() }),
    z.object({
      kind: z.literal('break-down-subtask'),
      subtaskId: Id,
      depth: Depth.optional(),
      /** Without steps, the server proposes those that the subtask usually takes. */
      steps: SubtaskSteps.optional(),
    }),
    z.object({ kind: z.literal('create-series'), projectId: Id, series: NewSeries }),
    z.object({
      kind: z.literal('add-day-off'),
      dayOff: NewDayOff,
      /** Further days off of the same absence. */
      also: z
        .array(NewDayOff)
        .max(DAYS_OFF_OF_ABSENCE_MAX - 1)
        .default([]),
      /** The stamp of the preview of what they move. Without one, nothing is moved. The server sets it. */
      stamp: phrase(64).default(''),
    }),
    z.object({
      kind: z.literal('replan'),
      /** One project; null for all. */
      projectId: Id.nullable().default(null),
      /** The key of the remedy to apply; null to only move days. */
      wayOut: phrase(80).nullable().default(null),
      /** The stamp of the preview. The action is only carried out while it is valid. The server sets it. */
      stamp: phrase(64).default(''),
    }),
  ])
  .meta({ id: 'ProposedAction' });
export type ProposedAction = z.output<typeof ProposedAction>;

/** A proposed action. It is carried out once, when the user accepts it. */
export const Proposal = shape('Proposal', {
  ...identity,
  messageId: Id,
  action: ProposedAction,
  /** Its effect in words, with the current names and values. */
  effect: z.string(),
  status: z.enum(['open', 'accepted', 'dismissed']),
  /** The stored result; null before it is carried out. */
  result: z
    .object({
      text: z.string(),
      projectId: Id.nullable(),
      /** The change to undo (`POST /plan-changes/:id/undo`); null if it can only be changed back by hand. */
      changeId: Id.nullable(),
      isUndone: z.boolean(),
    })
    .nullable(),
  decidedAt: Instant.nullable(),
});
export type Proposal = z.output<typeof Proposal>;
