import { daysIn } from './amounts.ts';
import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';

/** What happens once in a project. */
const ONCE =
  /(?<!\p{L})(?:launch(?:es)?|party|wedding|concert|opening|exam|release|go-live|move|moving day|premiere|fair|race|marathon|feier|fest|hochzeit|konzert|eröffnung|prüfung|umzug|premiere|lancement|fête|mariage|ouverture|examen|concierto|fiesta|boda|concerto|festa|casamento|exame|lançamento|maratona)(?!\p{L}| (?:video|page|list|plan|day mail))/iu;

/** Remembers the day of what happens once, so that a second day for it is noticed. */
export function noteEvent(findings: Findings, text: string): void {
  const { text: undated, dates } = withoutDates(text, findings.tongue, findings.context);
  const [date] = dates;
  if (!date || dates.length > 1 || date.vague || date.role !== 'on' || date.until !== date.day) return;
  const what = ONCE.exec(undated)?.[0];
  if (what) findings.found.events.push({ what, day: date.day });
}

/** "… registration at least 28 days before we open" is due that long before. */
export function countedBack(findings: Findings, item: Item): Item {
  if (item.deadline !== null || item.on !== null) return item;
  const match = findings.tongue
    .pattern(
      '[ ,(]*(?:at least |spätestens |mindestens |au moins |al menos |pelo menos |ca\\.? )?(?:{n}|an?|eine?|une?|una?|uma?) {unit} (?:before|earlier|in advance|ahead|vor|vorher|davor|zuvor|avant|antes)(?!\\w).*$',
    )
    .exec(item.span.text);
  const unit = match?.[2] ?? '';
  const days = match ? daysIn(match[1] ?? '1', unit, findings.tongue) : 0;
  if (!match || days < 1 || days > 120) return item;
  const cut = item.object.search(
    findings.tongue.pattern(
      `(?:at least |spätestens |mindestens |au moins |al menos |pelo menos )?(?:\\d+|\\p{L}+) ${unit}`,
    ),
  );
  const object = cut > 3 ? item.object.slice(0, cut).trim() : item.object;
  const same = item.count && match[0].includes(String(item.count.n));
  return { ...item, object, count: same ? null : item.count, deadline: findings.backFrom(days) };
}
