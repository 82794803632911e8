import { z } from 'zod';
import { NewProject, ProjectChange } from './projects.ts';
import { NewSubtask, SubtaskChange } from './subtasks.ts';
import { Id, Instant, identity } from './values.ts';

/** What the assistant offers to do, exactly as the service that does it takes it. */
export const ProposedAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('create-project'), project: NewProject }),
    z.object({ kind: z.literal('change-project'), projectId: Id, change: ProjectChange }),
    z.object({ kind: z.literal('create-subtask'), projectId: Id, subtask: NewSubtask }),
    z.object({ kind: z.literal('change-subtask'), subtaskId: Id, change: SubtaskChange }),
    z.object({ kind: z.literal('break-down'), projectId: Id }),
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
    result: z.object({ text: z.string(), projectId: Id.nullable() }).nullable(),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.output<typeof Proposal>;
