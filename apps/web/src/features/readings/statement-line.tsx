import type { Day } from '@daymark/domain/dates';
import type { SaidFields, Statement } from '@daymark/domain/reading';
import { fieldsOf, isSayable } from '@daymark/domain/statements';
import { t } from '@daymark/words/t';
import { Fragment, memo } from 'react';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import type { BriefLine } from './brief-lines.ts';
import { KindButton } from './kind-button.tsx';
import { choiceOf, hasFields, isComplete, type KindChoice, statementAs } from './kind-choices.ts';
import { kindWords } from './kind-words.ts';
import { LateStatementForm } from './late-statement-form.tsx';
import { shortWords, wordsOf } from './line-words.ts';
import { sayKind, workBefore } from './wait-links.ts';

/** The same for all lines, and stable between renders. */
export type LineContext = {
  today: Day;
  /** The default day for a kind with a date. */
  day: Day;
  /** Called with the line under the pointer, or undefined. */
  onPoint: (statementId: string | undefined) => void;
  /** Called with corrections. */
  onCorrect: (said: readonly LineCorrection[]) => void;
  /** The present lines. */
  lines: () => readonly Statement[];
  /** Scrolls to the first row of a line. */
  onSeek: ((statementId: string) => void) | undefined;
};

/** A correction in progress: a kind with open fields. */
type Saying = { choice: KindChoice; fields: SaidFields };

export const lineSelector = (id: string): string => `[data-line="${CSS.escape(id)}"]`;

/** A kind without required fields changes the line at once; another one opens its form. */
export function useSaying(statement: Statement, { day, lines, onCorrect }: LineContext) {
  const [saying, say] = useTabState<Saying | undefined>(`line ${statement.id}`, undefined);
  const close = () => {
    say(undefined);
    focusSoon(`${lineSelector(statement.id)} [data-kind]`);
  };
  const open = (choice: KindChoice) => {
    const fields = statementAs(statement, choice, day);
    if (isSayable(fields)) say({ choice, fields });
  };
  const choose = (choice: KindChoice) => {
    const fields = statementAs(statement, choice, day, workBefore(statement, lines()));
    if (!isSayable(fields) || (choice === choiceOf(statement) && statement.sure)) return;
    if (isComplete(statement, choice)) onCorrect(sayKind(statement, fields, lines()));
    else say({ choice, fields });
  };
  const save = (said: readonly LineCorrection[]) => {
    onCorrect(said);
    close();
  };
  return { saying, open, choose, save, close };
}

type DetailsProps = { statement: Statement; details: readonly string[]; onOpen: () => void };

/** What could be added to a line with only a kind. */
const OPEN_WORDS: Partial<Record<Statement['kind'], string>> = {
  task: t`how long, when`,
  theirs: t`who, by when`,
  repeat: t`how long`,
};

/** Shorter details are not wrapped: "Thu 31 Dec". */
const UNBROKEN_LENGTH = 24;

const detailClass = (detail: string) => (detail.length <= UNBROKEN_LENGTH ? 'whitespace-nowrap' : undefined);

/** The details of a line besides its kind; a click opens the form. */
const Details = ({ statement, details, onOpen }: DetailsProps) => {
  if (!hasFields(fieldsOf(statement)))
    return details.length > 0 && <span className="text-sm text-ink-soft">{details.join(' · ')}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'min-h-8 min-w-0 rounded-sm text-left text-sm text-ink-soft underline decoration-edge decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-11',
        details.length === 0 &&
          'opacity-0 focus:opacity-100 group-hover/line:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      {details.length === 0 && (OPEN_WORDS[statement.kind] ?? t`details`)}
      {[...new Set(details)].map((detail, at) => (
        <Fragment key={detail}>
          {at > 0 && ' · '}
          <span className={detailClass(detail)}>{detail}</span>
        </Fragment>
      ))}
      <span className="sr-only">. {t`Change details of: ${shortWords(wordsOf(statement))}`}</span>
    </button>
  );
};

type WordsProps = Pick<BriefLine, 'text' | 'repeatsWords'> & { statement: Statement; context: LineContext };

const LEADS_TO_ROWS: readonly Statement['kind'][] = ['task', 'library'];

/** The words of a line; for work, they link to its first row. */
function Words({ text, repeatsWords, statement, context: { onSeek } }: WordsProps) {
  const words = repeatsWords ? (
    <span className="text-ink-soft">
      {t`and: ${'title' in statement ? statement.title : statement.words.text}`}
    </span>
  ) : (
    text || wordsOf(statement)
  );
  if (!onSeek || !LEADS_TO_ROWS.includes(statement.kind)) return words;
  return (
    <button
      type="button"
      title={t`Show its days`}
      onClick={() => onSeek(statement.id)}
      className="min-h-6 rounded-sm text-left whitespace-pre-line hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
    >
      {words}
    </button>
  );
}

/** How certain the line's kind is. */
export const asides = ({ kind, sure, statedBy }: Statement): string[] => {
  if (statedBy === 'person') return [t`you said so`];
  return sure || kind === 'unsure' ? [] : [t`not sure`];
};

const litClass = 'bg-soon-wash shadow-[inset_3px_0_0_var(--color-ink)]';

type StatementLineProps = Pick<BriefLine, 'text' | 'repeatsWords' | 'startsParagraph'> & {
  statement: Statement;
  isLit: boolean;
  context: LineContext;
};

/** A line of the brief in the user's words, with its kind. Memoised. */
export const StatementLine = memo(function StatementLine(props: StatementLineProps) {
  const { text, repeatsWords, startsParagraph, statement, isLit, context } = props;
  const { saying, open, choose, save, close } = useSaying(statement, context);
  const { name, details } = kindWords(statement, context.today);
  const choice = choiceOf(statement);
  const isSilent = ['note', 'done', 'excluded', 'later'].includes(statement.kind);
  return (
    <li
      data-line={statement.id}
      data-lit={isLit ? '' : undefined}
      onMouseEnter={() => context.onPoint(statement.id)}
      onMouseLeave={() => context.onPoint(undefined)}
      onFocus={() => context.onPoint(statement.id)}
      onBlur={() => context.onPoint(undefined)}
      className={classNames(
        'group/line px-4 py-1.5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
        startsParagraph && 'mt-2',
        saying ? 'bg-well shadow-[inset_3px_0_0_var(--color-ink)]' : isLit && litClass,
      )}
    >
      <div className="grid grid-cols-1 gap-x-4 @md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <p
          className={classNames(
            'min-w-0 text-sm break-words whitespace-pre-line [unicode-bidi:plaintext] @md:py-1.5',
            isSilent && 'text-ink-soft',
          )}
        >
          <Words {...{ text, repeatsWords, statement, context }} />
        </p>
        <div className="flex min-w-0 flex-wrap content-start items-center gap-x-2">
          <KindButton {...{ statement, name }} onChoose={choose} />
          <Details {...{ statement, details }} onOpen={() => choice && open(choice)} />
          {asides(statement).map((aside) => (
            <span key={aside} className="text-xs text-ink-soft">
              {aside}
            </span>
          ))}
        </div>
      </div>
      {saying && (
        <LateStatementForm
          key={saying.choice}
          statement={statement}
          lines={context.lines()}
          choice={saying.choice}
          fields={saying.fields}
          onSave={save}
          onCancel={close}
        />
      )}
    </li>
  );
});
