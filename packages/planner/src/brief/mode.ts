import type { Day } from '@daymark/domain/dates';
import type { ListKind } from '../playbooks/schema.ts';
import { forEachIn } from './forms.ts';
import type { DateContext } from './found-date.ts';
import { type Memory, withoutDates } from './item.ts';
import { isForLater } from './later.ts';
import { listKindOf } from './said-lists.ts';
import type { Tongue } from './tongue.ts';
import { stemOf } from './words.ts';

/** What the lead of a list says about all that follows: "Optional:", "Out of scope:", "Done:", "By 3 March:". */
export interface Mode {
  optional: boolean;
  excluded: boolean;
  already: boolean;
  /** It is for another time, and not planned. */
  later: boolean;
  deadline: Day | null;
  /** "While it runs:" begins with the day that was said last. */
  release: Day | null;
  /** What follows is done for each of them. */
  forEach: { n: number; noun: string } | null;
  /** What each entry of the list is. */
  list: ListKind | null;
}

export const PLAIN: Mode = {
  optional: false,
  excluded: false,
  already: false,
  later: false,
  deadline: null,
  release: null,
  forEach: null,
  list: null,
};

/** What a heading or a lead says about what follows it. */
export function modeOf(text: string, tongue: Tongue, context: DateContext, memory: Memory): Mode {
  const { vocabulary, pattern } = tongue;
  const { dates } = withoutDates(text, tongue, context);
  return {
    optional: pattern(`\\b(?:${vocabulary.optional})(?!\\w)`).test(text),
    excluded:
      pattern(vocabulary.excluded).test(text) ||
      /^(?:not?|nicht|exclu\p{L}*|ohne|sans|sin|sem)(?!\p{L})/iu.test(text),
    already: pattern(vocabulary.already).test(`${text}:`) || pattern(vocabulary.already).test(`${text} :`),
    deadline: dates.find((date) => date.role !== 'from')?.day ?? null,
    later: isForLater(text),
    release: null,
    forEach: counted(forEachIn(text), memory),
    list: listKindOf(text, tongue) ?? null,
  };
}

/** What was counted under that name. */
function counted(noun: string | undefined, memory: Memory): Mode['forEach'] {
  if (noun === undefined) return null;
  const found = memory.counted.findLast((one) => stemOf(one.noun.split(' ').at(-1) ?? '') === stemOf(noun));
  return found ? { n: found.n, noun: found.noun } : null;
}
