import type { Quote } from '@daymark/contract/quotes';
import { quoteFactor } from '@daymark/domain/promises';
import { plural, t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { formatDay, formatHours, formatPercent } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney } from './money.ts';

type Content = Quote['content'];

/** To five minutes: a forecast is not more exact. */
const hoursText = (hours: number): string => formatHours(Math.round(hours * 12) / 12);

/** On what the hours rest. */
function groundText({ comparableTasks }: Content): string {
  return comparableTasks === null
    ? t`There is no history yet: fewer than 20 comparable finished tasks have estimated and spent hours. The hours are guesses.`
    : t`From ${comparableTasks} finished tasks: half of such work took at most the likely hours, and 8 of 10 at most the safe ones.`;
}

/** How promises to the client change the reserve. */
function promisesText({ promises, comparableTasks }: Content): string | null {
  if (!promises || comparableTasks === null) return null;
  const { kept, decided } = promises;
  const factor = quoteFactor(promises);
  if (factor === 1) return null;
  const share = formatPercent(Math.abs(factor - 1) * 100);
  return factor > 1
    ? t`${kept} of ${decided} promises to this client were kept, so the reserve of the safe hours is ${share} larger.`
    : t`${kept} of ${decided} promises to this client were kept, so the reserve of the safe hours is ${share} smaller.`;
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

const columns =
  'grid-cols-[minmax(0,1fr)_5.5rem_5.5rem] max-sm:gap-x-2 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]';

type Line = Pick<Content, 'guess' | 'p50' | 'p80' | 'price'> & { name: string };

function LineRow({ line, currency, isSum }: { line: Line; currency: string; isSum?: boolean }) {
  const { name, guess, p50, p80, price } = line;
  return (
    <li className={classNames('grid gap-x-4 py-2 text-sm tabular-nums', columns, isSum && 'font-bold')}>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-right max-sm:hidden">{hoursText(p50 ?? guess)}</span>
      <span className="text-right">{p80 === null ? '–' : hoursText(p80)}</span>
      <span className="text-right">{price === null ? '–' : formatMoney(price, currency)}</span>
    </li>
  );
}

function Lines({ content }: { content: Content }) {
  const { parts, currency, p50, comparableTasks } = content;
  return (
    <div>
      <div
        aria-hidden="true"
        className={classNames('grid gap-x-4 pb-1 text-xs font-semibold text-ink-soft', columns)}
      >
        <span>{t`Part`}</span>
        <span className="text-right max-sm:hidden">{p50 === null ? t`Guess` : t`Likely`}</span>
        <span className="text-right">{t`With reserve`}</span>
        <span className="text-right">{t`Price`}</span>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {parts.map((part, index) => (
          // Parts may have the same name, and are never moved.
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids
          <LineRow key={index} line={part} currency={currency} />
        ))}
        <LineRow line={{ ...content, name: t`Together` }} currency={currency} isSum />
      </ul>
      {comparableTasks !== null && parts.length > 1 && (
        <p className="pt-2 text-xs text-ink-soft">
          {t`Together less reserve is needed than for each part alone, so the safe hours are fewer than their sum.`}
        </p>
      )}
    </div>
  );
}

type ListedProps = { title: string; lines: readonly string[]; hint?: string };

function Listed({ title, lines, hint }: ListedProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <ul className="list-disc pl-5 text-sm">
        {[...new Set(lines)].map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a quote says, with the hours that only its person sees. */
export function QuotePaper({ quote, footer }: { quote: Quote; footer?: ReactNode }) {
  const { content, validUntil } = quote;
  const { startsOn, finishesOn, excluded, questions, tasksWithoutHours, note, client } = content;
  return (
    <div className={classNames(cardClass, 'grid gap-4 p-5')}>
      <p className="max-w-prose text-sm text-ink-soft">
        {[groundText(content), promisesText(content)].filter(Boolean).join(' ')}
      </p>
      <Lines content={content} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {client !== null && <Fact term={t`Client`}>{client}</Fact>}
        <Fact term={t`Start`}>{formatDay(startsOn)}</Fact>
        <Fact term={t`Planned finish`}>{formatDay(finishesOn)}</Fact>
        <Fact term={t`Valid until`}>{formatDay(validUntil)}</Fact>
      </dl>
      <Listed title={t`Not included`} lines={excluded} />
      <Listed
        title={t`Open questions`}
        hint={t`They are not in the price. Ask your client, say it in the brief, and make a new quote.`}
        lines={questions}
      />
      {note !== '' && <p className="max-w-prose text-sm whitespace-pre-wrap wrap-anywhere">{note}</p>}
      {tasksWithoutHours > 0 && (
        <p className="text-sm font-semibold text-soon">
          {t`${plural(tasksWithoutHours, '# task')} without estimated hours: not in the price.`}
        </p>
      )}
      {footer}
    </div>
  );
}
