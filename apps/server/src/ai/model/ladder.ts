/** Ways to get JSON from a model, the strictest first. Only trying shows which ones a model supports. */
export const RUNGS = ['schema', 'tool', 'json', 'prompt'] as const;
export type Rung = (typeof RUNGS)[number];

/** The strictest way is tried again after an hour, because the server may have been updated or only failed once. */
const CLIMBS_AFTER_MILLISECONDS = 3_600_000;

export interface Ladder {
  /** The ways to try, beginning with the one that worked last. */
  rungs: () => readonly Rung[];
  /** Remembers the way that worked. */
  stay: (rung: Rung) => void;
}

export function newLadder(now: () => number = Date.now): Ladder {
  let rung: Rung = 'schema';
  let since = now();
  return {
    rungs: () => {
      if (now() - since >= CLIMBS_AFTER_MILLISECONDS) rung = 'schema';
      return RUNGS.slice(RUNGS.indexOf(rung));
    },
    stay: (on) => {
      if (on === rung) return;
      rung = on;
      since = now();
    },
  };
}

/** Remembers whether a model is able to do something, such as to use tools, and tries again after an hour. */
export function newAbilities(now: () => number = Date.now) {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    takes: () => now() - refusedAt >= CLIMBS_AFTER_MILLISECONDS,
    refuses: () => {
      refusedAt = now();
    },
  };
}
export type Abilities = ReturnType<typeof newAbilities>;
