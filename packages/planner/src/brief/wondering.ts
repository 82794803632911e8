import type { Findings } from './findings.ts';
import { numberOf } from './tongue.ts';

/** "Or was it 14?": a second number for what was counted last. */
export function noteWondering({ tongue, found }: Findings, text: string): void {
  const doubt = tongue
    .pattern('^(?:or )?(?:was it|is it|are there|oder (?:doch )?|ou |o |ou seriam ){n}$')
    .exec(text);
  const meant = found.counted.at(-1);
  if (doubt && meant) found.counted.push({ ...meant, n: numberOf(doubt[1] ?? '', tongue), said: text });
}
