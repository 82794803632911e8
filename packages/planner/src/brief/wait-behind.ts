import { daysIn } from './amounts.ts';
import type { Brief, Item } from './brief.ts';
import { isOthersTime } from './item.ts';
import type { Tongue } from './tongue.ts';
import { othersTimeBehind } from './turnaround.ts';

interface Waiting {
  tongue: Tongue;
  found: Pick<Brief, 'waits'>;
}

/** "Drucken lassen (4 Tage)": somebody else's days. */
const DONE_BY_OTHERS =
  /^(?:lassen|.+ lassen|drucken|binden|print|ship|order|bestellen|imprimer|relier|livrer|commander|imprimir|encuadernar|encadernar|enviar|encargar|encomendar)$/;
const isSpan = (detail: string, { tongue }: Waiting): boolean => {
  const span = tongue.pattern(
    `^{n} ?(?:${tongue.vocabulary.units.day}|${tongue.vocabulary.units.week})(?!\\w)`,
  );
  return detail.split(', ').some((part) => span.test(part));
};

/** "(she takes three days)", "(dauert eine Woche)": time that passes after it, and no work. */
export function waitBehind(at: Waiting, item: Item): void {
  const { detail, object, span } = item;
  const behind = othersTimeBehind(object, at.tongue);
  if (behind) {
    item.object = behind.text;
    at.found.waits.push({ what: object, days: behind.days, span });
    return;
  }
  const ordered =
    item.verbs.length === 0 && /(?:^|, )(?:please |just )?order (?:it|them)(?=,|$| by)/i.test(detail);
  if (ordered) item.verbs = ['order'];
  const theirs = item.verbs.some((verb) => DONE_BY_OTHERS.test(verb)) && isSpan(detail, at);
  if (theirs) item.hours = null;
  if (!theirs && !isOthersTime(detail, at.tongue)) return;
  const match = at.tongue.pattern('{n} ?{unit}').exec(detail);
  const days = daysIn(match?.[1] ?? '', match?.[2] ?? '', at.tongue);
  if (days >= 1 && days < 100) at.found.waits.push({ what: object || span.text, days, span });
}
