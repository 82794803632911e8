import type { Statement } from '@daymark/domain/reading';
import type { Draft } from './draft.ts';

/** Optional work without dates that nothing depends on: "if I am done early, stickers". */
function areForTheEnd(drafts: readonly Draft[]): Set<number> {
  const followed = new Set(
    drafts.flatMap(({ after, statement }) =>
      after.flatMap(({ draft }) => (drafts[draft]?.statement === statement ? [] : [draft])),
    ),
  );
  const held = new Set([...followed].map((index) => drafts[index]?.statement));
  return new Set(
    [...drafts.keys()].filter((index) => {
      const { optional, source, deadline, statement } = drafts[index] as Draft;
      return optional && source !== null && deadline === null && !held.has(statement);
    }),
  );
}

/**
 * The drafts in the order of work: that of the brief, but a part comes directly after the part that it follows, so that
 * the first batch is sent when it is ready and not when all are. Optional work comes last.
 */
export function inStep(drafts: readonly Draft[], statements: readonly Statement[]): Draft[] {
  const inParts = new Set(
    statements.flatMap((one) => (one.kind === 'task' && one.after.some(({ each }) => each) ? [one.id] : [])),
  );
  const last = areForTheEnd(drafts);
  if (inParts.size === 0 && last.size === 0) return [...drafts];
  const keys: number[] = [];
  for (const [index, { statement, after }] of drafts.entries()) {
    const before = after.filter(({ draft }) => draft < index).map(({ draft }) => keys[draft] ?? draft);
    const isBehind = inParts.has(statement) && before.length > 0;
    keys.push(last.has(index) ? drafts.length : isBehind ? Math.max(...before) : index);
  }
  const order = [...drafts.keys()].sort((a, b) => (keys[a] ?? a) - (keys[b] ?? b) || a - b);
  const placeOf = new Map(order.map((index, place) => [index, place]));
  return order.map((index) => {
    const draft = drafts[index] as Draft;
    return {
      ...draft,
      after: draft.after.map((one) => ({ ...one, draft: placeOf.get(one.draft) ?? one.draft })),
    };
  });
}
