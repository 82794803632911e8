import type { Delays } from '@daymark/contract/delays';
import { DELAY_CAUSES, type DelayCause } from '@daymark/domain/delays';
import { inLanguage } from '@daymark/words/in-language';
import { type Language, localeIn } from '@daymark/words/languages';
import { plural, t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';
import type { About, Part } from '../delays/about.ts';

const dayWords = (day: string, locale: string): string => formatDay(day, locale, { hasYear: true });

const causeWords: Record<DelayCause, () => string> = {
  client: () => t`Waiting for answers`,
  scope: () => t`Added or dropped work`,
  calendar: () => t`Days off and working hours`,
  others: () => t`Other work`,
  me: () => t`My own work`,
};

function waitWords(
  { title, who, agreedOn, answeredOn }: About & { kind: 'wait' },
  day: (one: string) => string,
) {
  const [from, agreed] = [who ?? title, day(agreedOn)];
  return answeredOn === null
    ? t`The answer of ${from} was agreed for ${agreed} and has not come yet.`
    : t`${from} answered on ${day(answeredOn)}; agreed was ${agreed}.`;
}

/** What happened, in a sentence of the language of the request. */
export function aboutWords({ about }: Part, locale: string): string {
  const day = (one: string) => dayWords(one, locale);
  if (about === null) return t`Tasks were moved, or not done on their day.`;
  if (about.kind === 'wait') return waitWords(about, day);
  if (about.kind === 'change-request') return t`A change request was taken on.`;
  if (about.kind === 'work')
    return about.hours > 0 ? t`Work was added to the plan.` : t`Work was dropped from the plan.`;
  if (about.kind === 'day-off') return about.name ? t`Day off: ${about.name}.` : t`A day off.`;
  if (about.kind === 'week') return t`The working days or hours were changed.`;
  if (about.kind === 'other-work') return t`Other projects took the time of “${about.title}”.`;
  if (about.kind === 'not-before') return t`“${about.title}” could not begin earlier.`;
  if (about.kind === 'overdue') return t`“${about.title}” was not done on its day.`;
  if (about.kind === 'overfull') return t`“${about.title}” did not fit into its day.`;
  return t`The date was changed by hand.`;
}

const signed = (days: number): string =>
  days > 0
    ? t`${plural(days, '# day later', '# days later')}`
    : t`${plural(-days, '# day earlier', '# days earlier')}`;

/** The history of a date as a text that can be sent. */
function ledgerText(
  { first, now, slip, sums, lines }: Delays['due'],
  title: string,
  day: (one: string) => string,
): string[] {
  if (first === null || now === null) return [];
  if (lines.length === 0) return [t`${title}: ${day(now)}, as planned.`];
  return [
    slip === 0
      ? t`${title}: ${day(now)}, as planned at first.`
      : t`${title}: ${day(now)} instead of ${day(first)}, ${signed(slip)}.`,
    ...lines.map(({ from, to, parts }) => {
      const why = parts.map(({ days, words }) => t`${signed(days)}: ${words}`).join(' ');
      return `- ${t`${day(from)} to ${day(to)}. ${why}`}`;
    }),
    ...DELAY_CAUSES.filter((cause) => sums[cause] !== 0).map(
      (cause) => `= ${t`${causeWords[cause]()}: ${signed(sums[cause])}`}`,
    ),
  ];
}

/** Both dates as a text that can be sent, in a language. */
export const delaysText = (
  { due, finish }: Pick<Delays, 'due' | 'finish'>,
  name: string,
  to: { language: Language; locale: string },
): string =>
  inLanguage(to.language, () => {
    const day = (one: string) => dayWords(one, localeIn(to.language, to.locale));
    return [
      t`What moved the dates of “${name}”`,
      ledgerText(due, t`Due date`, day).join('\n'),
      ledgerText(finish, t`End of the planned work`, day).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n');
  });
