import { as, isMark } from './lexemes.ts';
import type { Scan } from './scan.ts';
import type { Cue } from './token.ts';

export interface Lead {
  cue: Cue | null;
  next: number;
  article: boolean;
  /** "About 6 Feb". */
  vague: boolean;
}

/** Combines a cue word with the one before it; null if they do not belong together: "the till by 4 Dec". */
function joinedCue(first: Cue | null, more: Cue): Cue | null {
  if (first === null || first === more) return more;
  const isNot = first === 'not' || first === 'except';
  if (isNot && (more === 'before' || more === 'until')) return 'from';
  if (first === 'not' && more === 'after') return 'by';
  if (first === 'not' || first === 'except' || first === 'only') return first;
  return first !== 'on' && first !== 'during' && (more === 'on' || more === 'during') ? first : null;
}

const CUES_MAX = 3;

/** The small words before a day: "not on the", "by the", "only", "about". */
export function leadAt({ lexemes }: Scan, at: number): Lead {
  let next = at;
  let cue: Cue | null = null;
  while (next < at + CUES_MAX) {
    // "EOD Friday" is by Friday.
    const more = as(lexemes[next], 'cue') ?? (as(lexemes[next], 'dayEnd') === undefined ? undefined : 'by');
    const joined: Cue | null = more === undefined ? null : joinedCue(cue, more);
    if (joined === null) break;
    cue = joined;
    next += 1;
  }
  if (cue === 'by' && isMark(lexemes[next], ':')) next += 1;
  const vague = as(lexemes[next], 'bound') === 'about';
  if (vague) next += 1;
  const isLastArticle = next > at && as(lexemes[next - 1], 'article') !== undefined;
  const article = as(lexemes[next], 'article') !== undefined;
  return { cue, next: article ? next + 1 : next, article: article || isLastArticle, vague };
}
