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
