import { TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { ProjectStanding } from './project-standing.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { Subtask } from './subtasks.ts';
import { ById, Id, Instant, identity } from './values.ts';

/** The running timer of a user. There is at most one. */
export const Timer = shape('Timer', {
  ...identity,
  subtaskId: Id,
  title: z.string(),
  projectId: Id,
  projectName: z.string(),
  startedAt: Instant,
  /** How long it had run when the server answered, by the server's clock. */
  seconds: z.int(),
  /** It has run so long that it may have been forgotten. To stop it, the minutes to count are needed. */
  isForgotten: z.boolean(),
});
export type Timer = z.output<typeof Timer>;

/** Minutes of work that a timer added to the hours spent on a subtask. */
export const TimerStopped = shape('TimerStopped', {
  /** The id to undo it with (`POST /timer/:id/undo`). */
  id: Id,
  minutes: z.int(),
  subtask: Subtask,
  project: ProjectStanding,
});
export type TimerStopped = z.output<typeof TimerStopped>;

const MINUTES = t`Minutes must be a whole number from 0 to ${TIMER_MINUTES_MAX}`;
const touched = { subtask: Subtask, project: ProjectStanding };

export const timerRoutes = {
  current: route({
    endpoint: paths.timers.current,
    access: 'read',
    summary: 'The timer that runs, if one does',
    answer: data(z.object({ timer: Timer.nullable() })),
  }),
  start: route({
    endpoint: paths.timers.start,
    access: 'write',
    summary: 'Start the timer on a subtask; one that runs on another is stopped first',
    status: 201,
    body: z.object({ subtaskId: Id }),
    refusals: ['not_found', 'conflict'],
    answer: data(z.object({ timer: Timer, stopped: TimerStopped.nullable(), ...touched })),
  }),
  stop: route({
    endpoint: paths.timers.stop,
    access: 'write',
    summary: 'Stop the timer and add its minutes, or those that are said, to the hours spent',
    body: z
      .object({ minutes: z.int(MINUTES).min(0, MINUTES).max(TIMER_MINUTES_MAX, MINUTES).optional() })
      .nullish(),
    refusals: ['not_found', 'conflict'],
    answer: data(TimerStopped),
  }),
  discard: route({
    endpoint: paths.timers.discard,
    access: 'write',
    summary: 'End the timer as if it had not been started',
    refusals: ['not_found'],
    answer: data(z.object(touched)),
  }),
  undo: route({
    endpoint: paths.timers.undo,
    access: 'write',
    summary: 'Take back what a stopped timer added; it runs on unless another does',
    params: ById,
    answer: data(z.object({ timer: Timer.nullable(), ...touched })),
  }),
} as const;
