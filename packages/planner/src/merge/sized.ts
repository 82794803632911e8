import type { Draft } from '../breakdown/draft.ts';
import { quarters } from '../breakdown/estimate.ts';
import { partTitle } from '../breakdown/titles.ts';
import type { Language } from '../brief/brief.ts';
import type { PlanRequest } from '../shape.ts';

/** Finer tasks take at most so long. */
const FINE_HOURS = 2;
/** Steps are joined up to so many hours, and never beyond a day. */
const JOINED_HOURS = 4;
const SHORTEST = 0.25;
const MOST_PIECES = 12;
const MOST_LINES = 6;

/** The things counted as its title names them: "4–6" of "chapters 4–6 of 12". */
const rangeIn = ({ title, unit }: Draft): string | undefined => {
  const range = unit && (unit.from === unit.to ? `${unit.from}` : `${unit.from}–${unit.to}`);
  return range && new RegExp(`[ (]${range} `).test(title) ? range : undefined;
};

const withRange = (draft: Draft, from: number, to: number): Pick<Draft, 'title' | 'unit'> => ({
  title: draft.title.replace(
    new RegExp(`(?<=[ (])${rangeIn(draft)}(?= )`),
    from === to ? `${from}` : `${from}–${to}`,
  ),
  unit: draft.unit && { ...draft.unit, from, to },
});

/** The draft in so many pieces, each with its share of the hours, of what is counted and of what has to be done. */
function piecesOf(draft: Draft, count: number, language: Language): Draft[] {
  const upTo = (pieces: number) => Math.round((draft.hours * 4 * pieces) / count) / 4;
  const { unit } = draft;
  const units = unit ? unit.to - unit.from + 1 : 0;
  return Array.from({ length: count }, (_, at): Draft => {
    const lines = draft.done.filter((_line, line) => Math.floor((line * count) / draft.done.length) === at);
    const words =
      unit && rangeIn(draft) && units >= count
        ? withRange(
            draft,
            unit.from + Math.round((units * at) / count),
            unit.from + Math.round((units * (at + 1)) / count) - 1,
          )
        : { title: partTitle(draft.title, at + 1, count, language), unit: draft.unit };
    return {
      ...draft,
      ...words,
      done: lines.length > 0 ? lines : draft.done.slice(-1),
      hours: Math.max(SHORTEST, upTo(at + 1) - upTo(at)),
      key: `${draft.key}/${at + 1}`,
    };
  });
}

/** Each draft in the place of which several come, or none; what waited for it waits for the last of them. */
function replaced(drafts: readonly Draft[], pieces: readonly Draft[][]): Draft[] {
  const starts: number[] = [];
  let count = 0;
  for (const own of pieces) {
    starts.push(count);
    count += own.length;
  }
  return pieces.flatMap((own, index) =>
    own.map((piece, at) => {
      if (at > 0) return { ...piece, after: [{ draft: (starts[index] ?? 0) + at - 1, lagDays: 0 }] };
      const after = (drafts[index]?.after ?? []).map((wait) => ({
        ...wait,
        draft: (starts[wait.draft] ?? 0) + (pieces[wait.draft]?.length ?? 1) - 1,
      }));
      return { ...piece, after };
    }),
  );
}

const sameDays = (a: Draft, b: Draft): boolean => a.release === b.release && a.deadline === b.deadline;

/** Whether the second is a next small step of the first, which nothing has to come between. */
function areSteps(a: Draft, b: Draft, at: number, most: number): boolean {
  const before = new Set([at, ...a.after.map(({ draft }) => draft)]);
  return (
    a.source !== null &&
    a.source.start === b.source?.start &&
    a.phase === b.phase &&
    a.approval === b.approval &&
    a.optional === b.optional &&
    a.hours + b.hours <= most &&
    sameDays(a, b) &&
    b.after.every(({ draft, lagDays }) => before.has(draft) && (draft !== at || lagDays === 0))
  );
}

function joinedWith(a: Draft, b: Draft): Draft {
  const follows = a.unit && b.unit && a.unit.noun === b.unit.noun && a.unit.to + 1 === b.unit.from;
  const words = follows && rangeIn(a) && b.unit ? withRange(a, a.unit?.from ?? 1, b.unit.to) : {};
  const larger = b.hours > a.hours && !follows ? { title: b.title } : {};
  const done = [...new Set([...a.done, ...b.done])].slice(0, MOST_LINES);
  return { ...a, ...larger, ...words, done, hours: quarters(a.hours + b.hours) };
}

function fewer(drafts: readonly Draft[], most: number, isSettled: (draft: Draft) => boolean): Draft[] {
  const into = drafts.map((_, index) => index);
  const whole = drafts.map((draft) => ({ ...draft }));
  for (let at = 0, next = 1; next < drafts.length; next++) {
    const [a, b, original] = [whole[at], drafts[next], drafts[next]];
    const isNext = a && b && original && !isSettled(a) && !isSettled(b) && into[next - 1] === at;
    const moved = b && {
      ...b,
      after: b.after.map((wait) => ({ ...wait, draft: into[wait.draft] ?? wait.draft })),
    };
    if (isNext && moved && areSteps(a, moved, at, most)) {
      whole[at] = joinedWith(a, moved);
      into[next] = at;
    } else at = next;
  }
  const kept = [...new Set(into)];
  const place = new Map(kept.map((index, position) => [index, position]));
  return kept.flatMap((index) => {
    const draft = whole[index];
    if (!draft) return [];
    const after = draft.after.flatMap((wait) => {
      const to = place.get(into[wait.draft] ?? wait.draft);
      return to === undefined || to === place.get(index) ? [] : [{ ...wait, draft: to }];
    });
    return [{ ...draft, after }];
  });
}

/**
 * Drafts as fine as is wished: small steps of one sentence joined, or long ones cut, and cut where that is asked of one. What
 * the person has settled stays as it was cut.
 */
export function sized(drafts: readonly Draft[], request: PlanRequest, language: Language): Draft[] {
  const { granularity = 'normal', finer = [], kept, declined = [], calendar } = request;
  const settledKeys = new Set([
    ...kept.flatMap(({ proposed }) => proposed?.key ?? []),
    ...declined.map(({ key }) => key),
  ]);
  const isSettled = ({ key }: Draft): boolean => key !== undefined && settledKeys.has(key);
  const asked = new Set(finer);
  const most = Math.min(JOINED_HOURS, calendar.hoursPerDay);
  const joined = granularity === 'fewer' ? fewer(drafts, most, isSettled) : [...drafts];
  const pieces = joined.map((draft) => {
    const isAsked = draft.key !== undefined && asked.has(draft.key);
    const longest = isAsked ? Math.min(FINE_HOURS, draft.hours / 2) : FINE_HOURS;
    const count = Math.min(MOST_PIECES, Math.ceil(draft.hours / Math.max(SHORTEST, longest) - 1e-9));
    const isCut = (isAsked || granularity === 'finer') && count > 1 && !isSettled(draft);
    return isCut ? piecesOf(draft, count, language) : [draft];
  });
  return replaced(joined, pieces).map((draft) => ({
    ...draft,
    wholeHours: draft.hours,
    wholeTitle: draft.title,
  }));
}
