import type { Thing } from './names.ts';
import { type ParsedText, unknownIn } from './read.ts';

const ARTICLE = /\b(?:the|a|an|my|our|der|die|das|den|dem|des|meine?[nmrs]?|unsere?[nmrs]?) $/i;

/** Unknown words and the names directly next to them, as one name that nothing has. */
export function withUnknownName(
  parsed: ParsedText,
): { parsed: ParsedText; name: string; near: Thing[] } | undefined {
  const unknown = unknownIn(parsed);
  const [first] = unknown;
  const last = unknown.at(-1);
  if (!first || !last) return undefined;
  let [start, end] = [first.start, last.end];
  const isBetween = (one: { start: number; end: number }) => one.start >= start && one.end <= end;
  const isBeside = (one: { start: number; end: number }) =>
    /^[\s'’&-]*(?:(?:of|for|the|von|der|für|zum)\s)?[\s]*$/i.test(
      one.end <= start ? parsed.text.slice(one.end, start) : parsed.text.slice(end, one.start),
    );
  const beside = parsed.names.filter((one) => isBetween(one) || isBeside(one));
  start = Math.min(start, ...beside.map((one) => one.start));
  end = Math.max(end, ...beside.map((one) => one.end));
  start -= ARTICLE.exec(parsed.text.slice(0, start))?.[0].length ?? 0;
  const name = parsed.text.slice(start, end);
  const kept = parsed.names.filter((one) => !beside.includes(one));
  const pieces = parsed.pieces.filter((one) => one.end <= start || one.start >= end);
  const made = { from: 0, to: 0, things: [], start, end, text: name };
  const whens = parsed.whens.filter((one) => one.end <= start || one.bare >= end);
  return {
    parsed: { ...parsed, pieces, whens, names: [...kept, made] },
    name,
    near: beside.flatMap(({ things }) => things),
  };
}
