/** Ways to have a model answer in JSON, the strictest first. What a model can do, only asking it tells. */
export const RUNGS = ['schema', 'tool', 'json', 'prompt'] as const;
export type Rung = (typeof RUNGS)[number];

/** What a model could not do an hour ago it may be able to do now: its server was updated, or had only stumbled. */
const CLIMBS_AFTER_MILLISECONDS = 3_600_000;

export interface Ladder {
  /** The rungs to try, from that on which the model was last understood. */
  rungs: () => readonly Rung[];
  /** On this one it was understood. */
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

/** Whether a model takes tools: found out by asking, remembered, and asked again after an hour. */
export function newAbilities(now: () => number = Date.now) {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    takesTools: () => now() - refusedAt >= CLIMBS_AFTER_MILLISECONDS,
    refusesTools: () => {
      refusedAt = now();
    },
  };
}
export type Abilities = ReturnType<typeof newAbilities>;
