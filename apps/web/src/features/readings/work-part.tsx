import type { Statement } from '@daymark/domain/reading';
import { isSayable } from '@daymark/domain/statements';
import { plural, t } from '@daymark/words/t';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatHours } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { InlineEdit } from '../../ui/inline-edit.tsx';
import { minutesToType, typedMinutes } from '../../ui/typed-length.ts';
import { KindButton } from './kind-button.tsx';
import { choiceOf } from './kind-choices.ts';
import { kindWords } from './kind-words.ts';
import { LateStatementForm } from './late-statement-form.tsx';
import { wordsOf } from './line-words.ts';
import { PartStepLine } from './part-step.tsx';
import { asides, type LineContext, useSaying } from './statement-line.tsx';
import { added, isBeside, timedLine, type WorkPart, workIn } from './work-parts.ts';

type WorkPartViewProps = { part: WorkPart; context: LineContext };

/** The days and limits of a line, without its length, which stands at the right. */
function limitsOf({ line }: WorkPart, today: string): string[] {
  if (line.kind === 'library') return [];
  const bare: Statement = line.kind === 'task' ? { ...line, effort: null } : line;
  return [...kindWords(bare, today).details, ...asides(line)];
}

/** The work in the person's words; of a wish all of them. */
const nameOf = (line: WorkPart['line']): string => (line.kind === 'library' ? wordsOf(line) : line.title);

const ROUNDED_FROM_HOURS = 10;

/** The hours of a part; those of a line without steps change where they stand. */
function PartHours({ part, context }: WorkPartViewProps) {
  const { line, steps, hours } = part;
  // From ten hours on, minutes say more than a guess knows.
  const shown = formatHours(hours < ROUNDED_FROM_HOURS ? hours : Math.floor(hours));
  if (line.kind !== 'task' || steps.length > 0)
    return (
      <span className="shrink-0 px-1 text-right whitespace-nowrap text-ink-soft tabular-nums">
        {steps.length > 0 && <>{t`${plural(workIn(part), '# step')}`} · </>}
        {shown}
      </span>
    );
  return (
    <InlineEdit
      label={t`Change the length of: ${wordsOf(line)}`}
      value={minutesToType(Math.max(1, Math.round(hours * 60)))}
      onSave={(typed) => {
        const minutes = typedMinutes(typed);
        if (minutes === undefined) return false;
        context.onCorrect(timedLine(line, minutes));
        return true;
      }}
      className="shrink-0 justify-end text-right whitespace-nowrap text-ink-soft tabular-nums"
      inputClass="w-16 text-right"
    >
      {shown}
    </InlineEdit>
  );
}

const AddStep = ({ part, context }: WorkPartViewProps) => (
  <li className="pr-2 pb-1 pl-10 text-sm">
    <InlineEdit
      label={t`New step of: ${wordsOf(part.line)}`}
      value=""
      onSave={(typed) => {
        context.onCorrect(added(part.line, typed));
        return true;
      }}
      className="flex items-center gap-1 text-ink-soft"
    >
      <Plus className="mr-1 inline size-3.5" aria-hidden="true" />
      {t`step`}
    </InlineEdit>
  </li>
);

type TitleProps = { part: WorkPart; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** The words of a part, which fold its steps. */
function PartTitle({ part, isOpen, onToggle, children }: TitleProps) {
  const words = 'min-h-7 min-w-0 flex-1 text-left font-semibold break-words pointer-coarse:min-h-11';
  if (part.steps.length === 0)
    return <span className={classNames(words, 'flex items-center')}>{children}</span>;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames(words, 'rounded-sm hover:underline')}
    >
      {children}
      <ChevronDown
        className={classNames(
          'ml-1 inline size-3.5 text-ink-soft transition-transform',
          !isOpen && '-rotate-90',
        )}
        aria-hidden="true"
      />
    </button>
  );
}

/** A line of work in the person's words with its steps, or what such a project also takes. */
export function WorkPartView({ part, context }: WorkPartViewProps) {
  const { line, steps } = part;
  const { saying, open, choose, save, close } = useSaying(line, context);
  const [isOpen, setOpen] = useState(true);
  const isOurs = isBeside(line);
  const limits = limitsOf(part, context.today);
  const choice = choiceOf(line);
  const showForm = () => {
    if (choice && isSayable(line)) open(choice);
  };
  return (
    <li
      data-part={line.id}
      data-line={line.id}
      onMouseEnter={() => context.onPoint(line.id)}
      onMouseLeave={() => context.onPoint(undefined)}
      className="border-t border-line py-1 first:border-t-0"
    >
      <div
        data-lights={line.id}
        className="flex items-center gap-x-2 py-0.5 pr-3 pl-3 text-sm data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)]"
      >
        {!isOurs && (
          <KindButton
            statement={line}
            name={kindWords(line, context.today).name}
            onChoose={(chosen) => (chosen === choice ? showForm() : choose(chosen))}
            isShort
          />
        )}
        <PartTitle part={part} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {isOurs ? t`What such a project also takes` : nameOf(line)}
        </PartTitle>
        <PartHours {...{ part, context }} />
      </div>
      {limits.length > 0 && (
        <button
          type="button"
          onClick={showForm}
          className="block pl-11 text-left text-xs text-ink-soft underline decoration-edge decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
        >
          {limits.join(' · ')}
        </button>
      )}
      {saying && (
        <LateStatementForm
          key={saying.choice}
          statement={line}
          lines={context.lines()}
          choice={saying.choice}
          fields={saying.fields}
          onSave={save}
          onCancel={close}
        />
      )}
      {isOpen && steps.length > 0 && (
        <ul>
          {steps.map((of) => (
            <PartStepLine key={of.id} {...{ part, of, context }} />
          ))}
          <AddStep {...{ part, context }} />
        </ul>
      )}
    </li>
  );
}
