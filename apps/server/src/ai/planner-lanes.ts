import { processorCharges } from '../http/processor-charges.ts';
import type { Caller } from './engine.ts';
import { type LaneLimits, makeLane, type PlannerTask } from './planner-lane.ts';

/** After a plan, an idle thread is replaced, because it keeps the memory of the largest plan. */
const IDLE_MILLISECONDS = 300_000;
/** The thread for long work is ended sooner: it takes as much memory, and is needed rarely. */
const LONG_IDLE_MILLISECONDS = 60_000;
/** Larger work, and that of who had more processor time lately, is always done in the thread for long work. */
const BORROWING_MAX_CHARACTERS = 8_000;
const BORROWING_MAX_MILLISECONDS = 1_000;
/** Visitors would rather be told to come back than wait for so many others. */
const VISITORS_WAITING_MAX = 20;
/** Work up to this size takes about a tenth of a second at most: others can wait for it. */
const SHORT_MAX_CHARACTERS = 3_000;

export interface LaneSettings extends LaneLimits {
  idleMilliseconds: number;
  longIdleMilliseconds: number;
  shortMaxCharacters: number;
  visitorsWaitingMax: number;
}

const USUAL: LaneSettings = {
  deadlineMilliseconds: 10_000,
  waitingMax: 200,
  eachWaitingMax: 4,
  idleMilliseconds: IDLE_MILLISECONDS,
  longIdleMilliseconds: LONG_IDLE_MILLISECONDS,
  shortMaxCharacters: SHORT_MAX_CHARACTERS,
  visitorsWaitingMax: VISITORS_WAITING_MAX,
  charges: processorCharges,
};

/** Runs something after a pause without work. */
function whenIdle(milliseconds: number, rest: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => void rest(), milliseconds).unref();
  };
  return { restart, stop };
}

/**
 * The threads of the planner. Short work has one that is always ready, so that it does not wait for long work. That has
 * another one, which gives way to it, starts when it is needed and ends when it is idle: as long as nobody else plans, a brief
 * of a few pages is not worth a second thread. Visitors without an
 * account have a third one, which also gives way, so that however many of them try a project, nobody who is logged in waits.
 */
export function makePlannerLanes(given: Partial<LaneSettings>) {
  const settings = { ...USUAL, ...given };
  const short = makeLane(settings, false);
  const long = makeLane(settings, true);
  const visitors = makeLane({ ...settings, waitingMax: settings.visitorsWaitingMax }, true);
  const idle = whenIdle(settings.idleMilliseconds, short.renew);
  const longIdle = whenIdle(settings.longIdleMilliseconds, long.end);
  const visitorsIdle = whenIdle(settings.longIdleMilliseconds, visitors.end);

  const mayBorrow = ({ size }: PlannerTask, { userId }: Caller): boolean =>
    size <= BORROWING_MAX_CHARACTERS &&
    settings.charges.of(userId) <= BORROWING_MAX_MILLISECONDS &&
    !long.isOn() &&
    short.isIdle();

  async function runShort(task: PlannerTask, caller: Caller): Promise<unknown> {
    try {
      return await short.run(task, caller);
    } finally {
      idle.restart();
      // It was ended with its work.
      if (!short.isOn()) void short.prepare();
    }
  }

  async function runLong(task: PlannerTask, caller: Caller): Promise<unknown> {
    try {
      return await long.run(task, caller);
    } finally {
      longIdle.restart();
    }
  }

  async function runOfVisitor(task: PlannerTask, caller: Caller): Promise<unknown> {
    try {
      return await visitors.run(task, caller);
    } finally {
      visitorsIdle.restart();
    }
  }

  return {
    prepare: short.prepare,
    run(task: PlannerTask, caller: Caller): Promise<unknown> {
      if (caller.isVisitor) return runOfVisitor(task, caller);
      const isShort = task.size <= settings.shortMaxCharacters;
      return isShort || mayBorrow(task, caller) ? runShort(task, caller) : runLong(task, caller);
    },
    async stop() {
      idle.stop();
      longIdle.stop();
      visitorsIdle.stop();
      await Promise.all([short.stop(), long.stop(), visitors.stop()]);
    },
  };
}
