import type { Statement } from '@daymark/domain/reading';
import { isUnsure } from '@daymark/domain/statements';
import { plural, t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LineContext, StatementLine } from './statement-line.tsx';

const WORK = new Set<Statement['kind']>(['task', 'library', 'repeat', 'suggestion']);

/** Limits, waits and remarks: what the brief says and is no work of the author. */
const isOther = (one: Statement): boolean =>
  !WORK.has(one.kind) && !isUnsure(one) && (one.kind !== 'excluded' || one.words.text !== '');

type OtherLinesProps = { statements: readonly Statement[]; litId: string | undefined; context: LineContext };

/** What limits the work, folded below it. */
export function OtherLines({ statements, litId, context }: OtherLinesProps) {
  const others = statements.filter(isOther);
  const [isOpen, setOpen] = useState(false);
  const said = others.filter(({ statedBy }) => statedBy === 'person').length;
  // What the person has just said stays in sight.
  useEffect(() => {
    if (said > 0) setOpen(true);
  }, [said]);
  if (others.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{t`Limits and notes`}</span>
        <span className="font-normal text-ink-soft">{t`${plural(others.length, '# line')}`}</span>
        <ChevronDown
          className="size-4 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="@container pb-2">
        {others.map((statement) => (
          <StatementLine
            key={statement.id}
            text={statement.words.text}
            repeatsWords={false}
            startsParagraph={false}
            statement={statement}
            isLit={statement.id === litId}
            context={context}
          />
        ))}
      </ul>
    </details>
  );
}
