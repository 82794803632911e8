import { daysIn } from './amounts.ts';
import type { Findings } from './findings.ts';
import type { Clause } from './segments.ts';
import type { waitIn } from './statements.ts';

/** "The filler has to dry 48 hours, the first coat 24 hours": the second waits too. */
export function waitsOn(
  { found, tongue }: Findings,
  { joint, start }: Clause,
  undated: string,
): ReturnType<typeof waitIn> {
  const before = found.waits.at(-1);
  const goesOn =
    before !== undefined && joint !== '' && before.span.end <= start && start - before.span.end < 8;
  const match = goesOn ? tongue.pattern('^(?<what>.{3,40}?) {n} ?{unit}$').exec(undated.trim()) : null;
  const days = match ? daysIn(match[2] ?? '', match[3] ?? '', tongue) : 0;
  return days >= 1 ? { what: match?.groups?.what ?? '', days, delivered: false } : undefined;
}
