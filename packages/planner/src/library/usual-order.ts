import { PHASES } from '@daymark/domain/steps';
import type { KindStep, ProjectKind } from './entries.ts';

/** The deliverables of all kinds in the order of the steps that produce them, in a form that can be stored. */
export interface OrderData {
  /** The ids of the deliverables that kinds produce, and the domains of kinds. */
  ids: string[];
  domains: string[];
  /** For each kind the number of its domain, and of its first entry in the lists below. */
  kinds: { domain: number; from: number }[];
  /** The deliverables by their numbers in `ids`, for each the number of its step in the kind, from 0, and that of its phase. */
  things: Uint16Array;
  steps: Uint8Array;
  phases: Uint8Array;
}

/** The number of a text in a list, in which it is put if it is not there. */
function numberIn(numbers: Map<string, number>, text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

export function orderDataOf(kinds: readonly ProjectKind[]): OrderData {
  const ids = new Map<string, number>();
  const domains = new Map<string, number>();
  const things: number[] = [];
  const steps: number[] = [];
  const phases: number[] = [];
  const told = kinds.map((kind) => {
    const from = things.length;
    for (const [at, { covers, phase }] of kind.steps.entries())
      for (const id of covers) {
        things.push(numberIn(ids, id));
        steps.push(at);
        phases.push(PHASES.indexOf(phase));
      }
    return { domain: numberIn(domains, kind.domain), from };
  });
  return {
    ids: [...ids.keys()],
    domains: [...domains.keys()],
    kinds: told,
    things: Uint16Array.from(things),
    steps: Uint8Array.from(steps),
    phases: Uint8Array.from(phases),
  };
}

/** How much more kinds of the same domain say. */
const SAME_DOMAIN = 3;
/** How much the phase in which kinds produce a thing counts beside its order among other things. */
const PHASE_SHARE = 0.5;
/** How much the steps around it must tell of where it belongs. */
const LEAST_TOLD = 3;

interface Around {
  /** How often each other deliverable is produced before it, and behind it. */
  others: Map<number, { before: number; behind: number }>;
  /** How often it is produced in each phase. */
  phases: number[];
}

/** What kinds that produce a thing produce before and behind it. */
function aroundOf(
  { kinds, things, steps, phases, domains }: OrderData,
  thing: number,
  domain: string,
): Around {
  const others: Around['others'] = new Map();
  const inPhases = PHASES.map(() => 0);
  const own = domains.indexOf(domain);
  for (const [number, kind] of kinds.entries()) {
    const end = kinds[number + 1]?.from ?? things.length;
    const entry = things.subarray(kind.from, end).indexOf(thing);
    if (entry < 0) continue;
    const at = steps[kind.from + entry] ?? 0;
    const weight = kind.domain === own ? SAME_DOMAIN : 1;
    const phase = phases[kind.from + entry] ?? 0;
    inPhases[phase] = (inPhases[phase] ?? 0) + weight;
    for (let one = kind.from; one < end; one++) {
      const step = steps[one] ?? 0;
      if (step === at) continue;
      const other = things[one] ?? 0;
      const known = others.get(other) ?? { before: 0, behind: 0 };
      known[step < at ? 'before' : 'behind'] += weight;
      others.set(other, known);
    }
  }
  return { others, phases: inPhases };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The step of a kind behind which a deliverable belongs that the kind does not produce: by the order in which other kinds produce
 * it and what this one does. Null before the first one; undefined if they do not tell.
 */
export function usualPlace(
  data: OrderData,
  id: string,
  { domain, steps }: { domain: string; steps: readonly KindStep[] },
): KindStep | null | undefined {
  const thing = data.ids.indexOf(id);
  if (thing < 0) return undefined;
  const { others, phases } = aroundOf(data, thing, domain);
  const numbers = new Map(data.ids.map((one, number) => [one, number]));
  const all = sum(phases);
  // Of each step from -1, which is surely behind it, to 1, which is surely before it.
  const told = steps.map(({ covers, phase }) => {
    const said = covers.map((one) => {
      const { before = 0, behind = 0 } = others.get(numbers.get(one) ?? -1) ?? {};
      return (before - behind) / (before + behind + 1);
    });
    const at = PHASES.indexOf(phase);
    const ofPhase = (sum(phases.slice(at + 1)) - sum(phases.slice(0, at))) / all;
    return { byThings: Math.max(-1, Math.min(1, sum(said))), byPhase: PHASE_SHARE * ofPhase };
  });
  let sure = -sum(told.map(({ byThings }) => byThings));
  let score = sure - sum(told.map(({ byPhase }) => byPhase));
  let best = { at: 0, sure, score };
  for (const [at, { byThings, byPhase }] of told.entries()) {
    sure += 2 * byThings;
    score += 2 * (byThings + byPhase);
    if (score > best.score) best = { at: at + 1, sure, score };
  }
  return best.sure < LEAST_TOLD ? undefined : (steps[best.at - 1] ?? null);
}
