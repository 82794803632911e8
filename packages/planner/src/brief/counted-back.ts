import type { Day } from '@daymark/domain/dates';
import { daysIn } from './amounts.ts';
import type { Item } from './brief.ts';
import type { Tongue } from './tongue.ts';

interface Known {
  tongue: Tongue;
  /** The day so many days before the one that was fixed last. */
  backFrom(days: number): Day;
}

/** "… registration at least 28 days before we open" is due that long before. */
export function countedBack(known: Known, item: Item): Item {
  if (item.deadline !== null || item.on !== null) return item;
  const match = known.tongue
    .pattern(
      '[ ,(]*(?:at least |spätestens |mindestens |au moins |al menos |pelo menos |ca\\.? )?(?:{n}|an?|the|eine?|am|une?|le|la|una?|el|uma?|o|a) {unit} (?:before|earlier|in advance|ahead|vor|vorher|davor|zuvor|avant|antes)(?!\\w).*$',
    )
    .exec(item.span.text);
  const unit = match?.[2] ?? '';
  const said = match ? daysIn(match[1] ?? '1', unit, known.tongue) : 0;
  const days = WORKING.test(unit) ? Math.ceil((said * 7) / 5) : said;
  if (!match || days < 1 || days > 120) return item;
  const cut = item.object.search(
    known.tongue.pattern(
      `(?:at least |spätestens |mindestens |au moins |al menos |pelo menos )?(?:\\d+|\\p{L}+) ${unit}`,
    ),
  );
  const object =
    cut > 3 ? item.object.slice(0, cut).trim() : cut === 0 && item.verbs.length > 0 ? '' : item.object;
  const same = item.count && match[0].includes(String(item.count.n));
  return { ...item, object, count: same ? null : item.count, deadline: known.backFrom(days) };
}

/** Five of such days are a week. */
const WORKING = /^(?:working|business|werk|arbeits)|ouvr|hábil|úte|útil|labor/iu;
