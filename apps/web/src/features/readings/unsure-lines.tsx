import type { SaidFields, Statement } from '@daymark/domain/reading';
import { isSayable } from '@daymark/domain/statements';
import { plural, t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { useMedia } from '../../ui/use-media.ts';
import { KindChooser } from './kind-button.tsx';
import { isComplete, type KindChoice, labelOf, likeliestOf, statementAs } from './kind-choices.ts';
import { KindMark } from './kind-mark.tsx';
import { LateStatementForm } from './late-statement-form.tsx';
import { shortWords } from './line-words.ts';
import { type LineContext, lineSelector } from './statement-line.tsx';
import { sayKind, workBefore } from './wait-links.ts';

type UnsureLinesProps = {
  lines: readonly Statement[];
  context: LineContext;
  level?: 2 | 3;
};

const LINES = '[data-unsure] button';
const PANES = '[data-panes] button';

/** How many are shown at first, so that the plan stays visible: on a phone each takes a fifth of the screen. */
const FOLDED_COUNT = { phone: 2, wide: 4 };

function UnsureLine({ statement, context }: { statement: Statement; context: LineContext }) {
  const [saying, say] = useTabState<{ choice: KindChoice; fields: SaidFields } | undefined>(
    `unsure line ${statement.id}`,
    undefined,
  );
  const text = shortWords(statement.words.text);
  const likeliest = likeliestOf(statement);
  const correct = (said: readonly LineCorrection[]) => {
    context.onCorrect(said);
    // The line disappears. The next one gets the focus, and after the last one its corrected line.
    focusSoon(`${LINES}, ${lineSelector(statement.id)} [data-kind], ${PANES}`);
  };
  const choose = (choice: KindChoice) => {
    const fields = statementAs(statement, choice, context.day, workBefore(statement, context.lines()));
    if (!isSayable(fields)) return;
    if (isComplete(statement, choice)) correct(sayKind(statement, fields, context.lines()));
    else say({ choice, fields });
  };
  const other = (onClick?: () => void) => (
    <Button size="small" aria-label={t`More: ${text}`} {...(onClick && { onClick })}>
      {t`More`}
      <ChevronDown className="size-3.5" aria-hidden="true" />
    </Button>
  );
  return (
    <li
      data-unsure={statement.id}
      onMouseEnter={() => context.onPoint(statement.id)}
      onMouseLeave={() => context.onPoint(undefined)}
      className="grid grid-cols-1 gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center"
    >
      <div className="min-w-0">
        <q className="line-clamp-3 text-sm font-semibold break-words">{statement.words.text}</q>
        {statement.kind === 'unsure' && statement.question && (
          <p className="text-sm text-ink-soft">{statement.question}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:[&_button]:px-2.5">
        {likeliest.map((choice) => (
          <Button
            key={choice}
            size="small"
            aria-label={t`${labelOf(choice)}: ${text}`}
            onClick={() => choose(choice)}
          >
            <KindMark choice={choice} />
            {labelOf(choice)}
          </Button>
        ))}
        <KindChooser
          statement={statement}
          without={likeliest}
          onChoose={choose}
          trigger={other()}
          sheetTrigger={other}
        />
      </div>
      {saying && (
        <div className="@2xl:col-span-2">
          <LateStatementForm
            key={saying.choice}
            statement={statement}
            lines={context.lines()}
            choice={saying.choice}
            fields={saying.fields}
            onSave={correct}
            onCancel={() => {
              say(undefined);
              focusSoon(`[data-unsure="${CSS.escape(statement.id)}"] button`);
            }}
          />
        </div>
      )}
    </li>
  );
}

/** The ambiguous lines, before everything else. One click settles each. */
export function UnsureLines({ lines, context, level = 2 }: UnsureLinesProps) {
  const [showsAll, showAll] = useState(false);
  const folded = FOLDED_COUNT[useMedia('(max-width: 39.99rem)') ? 'phone' : 'wide'];
  const shown = showsAll || lines.length <= folded + 1 ? lines : lines.slice(0, folded);
  const Heading = `h${level}` as const;
  return (
    <>
      <p role="status" className="sr-only">
        {lines.length > 0 ? t`${plural(lines.length, '# line')} not sure` : ''}
      </p>
      {lines.length > 0 && (
        <section
          aria-labelledby="unsure-lines"
          className="@container rounded-lg border border-soon-bright bg-sheet pt-2.5 print:hidden"
        >
          <Heading id="unsure-lines" className="px-4 pb-2 text-sm font-bold">
            {t`${plural(lines.length, '# line')} I was not sure about`}
          </Heading>
          <ul>
            {shown.map((statement) => (
              <UnsureLine key={statement.id} {...{ statement, context }} />
            ))}
          </ul>
          {shown.length < lines.length && (
            <div className="border-t border-line px-2 py-1.5">
              <Button size="small" variant="quiet" onClick={() => showAll(true)}>
                {t`Show ${lines.length - shown.length} more`}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}
