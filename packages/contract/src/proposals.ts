import { z } from 'zod';
import { NewDayOff } from './calendars.ts';
import { NewProject, ProjectChange } from './projects.ts';
import { NewSeries } from './series.ts';
import { NewSubtask, SubtaskChange } from './subtasks.ts';
import { phrase } from './text.ts';
import { Id, Instant, identity } from './values.ts';

/** What the assistant offers to do, exactly as the service that does it takes it. */
export const ProposedAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('create-project'), project: NewProject }),
    z.object({ kind: z.literal('change-project'), projectId: Id, change: ProjectChange }),
    z.object({ kind: z.literal('create-subtask'), projectId: Id, subtask: NewSubtask }),
    z.object({ kind: z.literal('change-subtask'), subtaskId: Id, change: SubtaskChange }),
    z.object({ kind: z.literal('break-down'), projectId: Id }),
    z.object({ kind: z.literal('create-series'), projectId: Id, series: NewSeries }),
    z.object({ kind: z.literal('add-day-off'), dayOff: NewDayOff }),
    z.object({
      kind: z.literal('replan'),
      /** One project; null for all. */
      projectId: Id.nullable().default(null),
      /** The key of a way out to take; null where only days are moved. */
      wayOut: phrase(80).nullable().default(null),
      /** Of what the effect tells: it is carried out only while that stands. The server gives it. */
      stamp: phrase(64).default(''),
    }),
  ])
  .meta({ id: 'ProposedAction' });
export type ProposedAction = z.output<typeof ProposedAction>;

/** An action that is done when the person accepts it, and then once. */
export const Proposal = z
  .object({
    ...identity,
    messageId: Id,
    action: ProposedAction,
    /** What it does, in words with the names and values of now. */
    effect: z.string(),
    status: z.enum(['open', 'accepted', 'dismissed']),
    /** What was done, as the database has it; null until then. */
    result: z
      .object({
        text: z.string(),
        projectId: Id.nullable(),
        /** What undoes it (`POST /plan-changes/:id/undo`); null where it is changed back by hand. */
        changeId: Id.nullable(),
      })
      .nullable(),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.output<typeof Proposal>;
