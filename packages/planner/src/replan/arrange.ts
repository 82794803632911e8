import { scheduledFromScratch } from './from-scratch.ts';
import type { Ground } from './ground.ts';
import { rearrange } from './search.ts';
import { NOWHERE, State } from './state.ts';

/** Up to this number of tasks the result is optimal. */
const EXACT_COUNT = 10;
const EXACT_STEPS = 1_000_000;
/** The size of a neighbourhood that is searched together, and the most steps. */
const NEIGHBOURS = 7;
const STEPS = 4_000;
/** How many tasks are searched again with their neighbours. */
const MOST_LOOKS = 300;

/** Days for all movable tasks, with as few and as small changes as possible. Deterministic. */
export function arrange(ground: Ground): Int32Array {
  const state = standing(ground);
  const looks = { left: MOST_LOOKS };
  settle(state, looks);
  let best = state;
  if (unplaced(state).length > 0) {
    const anew = scheduledFromScratch(ground);
    if (anew) {
      broughtBack(anew);
      settle(anew, looks);
      if (anew.cost() < best.cost()) best = anew;
    }
  }
  if (ground.tasks.length <= EXACT_COUNT)
    rearrange(
      best,
      ground.tasks.map((_, index) => index),
      EXACT_STEPS,
    );
  return best.day;
}

/** Whether a quick check shows that everything gets a whole day; then `arrange` finds one for each too. */
export function isSeenToFit(ground: Ground): boolean {
  if (unplaced(standing(ground)).length === 0) return true;
  const anew = scheduledFromScratch(ground);
  return anew !== undefined && unplaced(anew).length === 0;
}

const unplaced = ({ day }: State): number[] => [...day.keys()].filter((index) => day[index] === NOWHERE);

/** Tasks that can all stay where they are: first those without conflicts, then the small before the large. */
function standing(ground: Ground): State {
  const state = new State(ground);
  const { tasks } = ground;
  const inTheWay = tasks.map(({ own, before, after }) => {
    const crossed = (other: number | null | undefined, lag: number, sign: 1 | -1) =>
      own !== null && other !== null && other !== undefined && sign * (own - other) < lag;
    return (
      before.filter(({ index, lag }) => crossed(tasks[index]?.own, lag, 1)).length +
      after.filter(({ index, lag }) => crossed(tasks[index]?.own, lag, -1)).length
    );
  });
  const order = [...tasks.keys()].sort((a, b) => {
    const [one, other] = [state.task(a), state.task(b)];
    return (
      (inTheWay[a] as number) - (inTheWay[b] as number) ||
      one.units - other.units ||
      other.weight - one.weight ||
      (one.task.id < other.task.id ? -1 : 1)
    );
  });
  for (const index of order) {
    const { own } = state.task(index);
    if (own === null || own < 0) continue;
    const [low, high] = state.bounds(index);
    if (own >= low && own <= high && state.holds(index, own)) state.put(index, own);
  }
  return state;
}

/** Gives the others their days, the most urgent first, moving neighbours if needed; then reduces the moves. */
function settle(state: State, looks: { left: number }): void {
  const rest = unplaced(state).sort((a, b) => {
    const [one, other] = [state.task(a), state.task(b)];
    return (
      one.to - other.to ||
      one.from - other.from ||
      other.units - one.units ||
      (one.task.id < other.task.id ? -1 : 1)
    );
  });
  for (const index of rest) if (state.dayOf(index) === NOWHERE) rearrange(state, [index], STEPS);
  for (let better = true; better && looks.left > 0; ) {
    better = false;
    for (const [index, day] of state.day.entries()) {
      const { own } = state.task(index);
      if (day === own || (own !== null && own < 0 && day !== NOWHERE)) continue;
      if (looks.left-- <= 0) return;
      for (const around of [nearby(state, index, own), nearby(state, index, null)])
        better = rearrange(state, around, STEPS) || better;
    }
  }
}

/** A task with its possible conflicts: its dependencies and dependents, and tasks on its possible days. */
function nearby(state: State, index: number, own: number | null): number[] {
  const { from, to, before, after } = state.task(index);
  const target = own ?? state.task(index).to;
  const linked = [...before, ...after].map((edge) => edge.index);
  const chosen = [...new Set([index, ...linked.slice(0, NEIGHBOURS - 3)])];
  const places = NEIGHBOURS + 1 - chosen.length;
  // Keeps only the few nearest of very many in order.
  const nearest: Near[] = [];
  for (let other = 0; other < state.day.length; other++) {
    const day = state.dayOf(other);
    if (other === index || day < from || day > to) continue;
    const distance = Math.abs(day - target);
    const last = nearest.length === places ? nearest.at(-1) : undefined;
    if (last && distance > last.distance) continue;
    const one = { other, distance, room: state.task(other).to - state.task(other).from };
    if (last && !isNearer(one, last)) continue;
    if (linked.includes(other)) continue;
    if (last) nearest.pop();
    const at = nearest.findIndex((that) => isNearer(one, that));
    nearest.splice(at < 0 ? nearest.length : at, 0, one);
  }
  return [...chosen, ...nearest.map(({ other }) => other)];
}

type Near = { other: number; distance: number; room: number };

const isNearer = (a: Near, b: Near): boolean =>
  (a.distance - b.distance || b.room - a.room || a.other - b.other) < 0;

/** After everything was scheduled again, moves tasks back to their own days if there is room. */
function broughtBack(state: State): void {
  for (let better = true, rounds = 0; better && rounds < 4; rounds++) {
    better = false;
    for (const [index, day] of state.day.entries())
      if (day !== state.task(index).own) better = rearrange(state, [index], STEPS) || better;
  }
}
