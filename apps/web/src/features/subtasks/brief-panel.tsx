import type { Source } from '@daymark/contract/source';
import { type BriefPart, briefParts, type Citing, missedIn } from '@daymark/domain/brief-spans';
import { plural, t } from '@daymark/words/t';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { onPageOf, useLitRows } from '../../ui/lit-rows.ts';
import { rowId } from './row-id.ts';

type BriefPanelProps = {
  brief: string;
  subtasks: readonly Citing[];
  /** The subtask under the pointer: its words are highlighted. */
  pointedId: string | undefined;
  /** Scrolls to the row of a subtask whose words were clicked. */
  onSeek: (id: string) => void;
  /** Adds a subtask for these words; undefined if that is impossible now. */
  onAdd: ((missed: Source) => void) | undefined;
};

/** Scrolls the highlighted words into view if the panel has its own scroll container; the page never scrolls. */
function useLitInView(pointedId: string | undefined) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = text.current?.closest('aside');
    const lit = pointedId && text.current?.querySelector('mark');
    if (!box || !lit) return;
    const view = box.getBoundingClientRect();
    const words = lit.getBoundingClientRect();
    if (words.top < view.top || words.bottom > view.bottom)
      box.scrollTop += words.top - view.top - view.height / 3;
  }, [pointedId]);
  return text;
}

type PartProps = {
  part: BriefPart;
  isLit: boolean;
  onPoint: (ids: ReadonlySet<string> | undefined) => void;
  onSeek: (id: string) => void;
};

/** Words of the brief. Those of a subtask are a link to its row, which can wrap over lines like text. */
function Part({ part, isLit, onPoint, onSeek }: PartProps) {
  const { text, subtaskIds, isMissed } = part;
  if (isMissed)
    return <span className="underline decoration-ink-soft decoration-wavy underline-offset-4">{text}</span>;
  const [id] = subtaskIds;
  if (id === undefined) return text;
  const leave = () => onPoint(undefined);
  const words: ReactNode = isLit ? <mark className="bg-transparent text-inherit">{text}</mark> : text;
  return (
    <a
      href={`#${rowId(id)}`}
      onMouseEnter={() => onPoint(subtaskIds)}
      onMouseLeave={leave}
      onFocus={() => onPoint(subtaskIds)}
      onBlur={leave}
      onClick={(event) => {
        event.preventDefault();
        onSeek(onPageOf(subtaskIds) ?? id);
      }}
      className={classNames(
        'rounded-sm decoration-edge decoration-dotted underline-offset-4 transition-colors',
        isLit ? 'bg-soon-wash text-ink decoration-ink decoration-solid underline' : 'underline',
      )}
    >
      {words}
    </a>
  );
}

type MissedProps = { missed: readonly Source[] } & Pick<BriefPanelProps, 'onAdd'>;

/** A sentence that asks for work without a subtask, with a button to add one. */
const Missed = ({ missed, onAdd }: MissedProps) =>
  missed.length > 0 && (
    <section aria-labelledby="missed-words" className="mt-4 border-t border-line pt-3">
      <h3 id="missed-words" className="text-sm font-semibold">
        {t`No task covers this`}
      </h3>
      <p className="text-xs text-ink-soft">{t`Underlined with a wavy line in the brief.`}</p>
      <ul className="mt-2 grid gap-2">
        {missed.map((source) => (
          <li key={source.start} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
            <q className="line-clamp-3 text-sm break-words">{source.text}</q>
            {onAdd && (
              <Button size="small" aria-label={t`Add: ${source.text}`} onClick={() => onAdd(source)}>
                <Plus className="size-4" aria-hidden="true" />
                {t`Add`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

/** The brief as it was written: words with a subtask are underlined, sentences without one are marked. */
export function BriefPanel({ brief, subtasks, pointedId, onSeek, onAdd }: BriefPanelProps) {
  const missed = useMemo(() => missedIn(brief, subtasks), [brief, subtasks]);
  const parts = useMemo(() => briefParts(brief, subtasks, missed), [brief, subtasks, missed]);
  const text = useLitInView(pointedId);
  const [pointedWords, pointAtWords] = useState<ReadonlySet<string>>();
  useLitRows(pointedWords);
  const isCited = parts.some((part) => part.subtaskIds.size > 0);
  const isLit = ({ subtaskIds }: BriefPart) =>
    pointedWords
      ? !pointedWords.isDisjointFrom(subtaskIds)
      : pointedId !== undefined && subtaskIds.has(pointedId);
  return (
    <Disclosure
      title={t`Brief`}
      note={missed.length > 0 && t`${plural(missed.length, '# not covered', '# not covered')}`}
    >
      {isCited && <p className="mb-2 text-xs text-ink-soft">{t`Underlined words became tasks.`}</p>}
      <div ref={text} className="text-sm whitespace-pre-wrap [unicode-bidi:plaintext]">
        {brief === '' ? (
          <span className="text-ink-soft">
            {t`Nothing is written yet. With Edit Project you can say what has to be done.`}
          </span>
        ) : (
          parts.map((part) => (
            <Part key={part.start} part={part} isLit={isLit(part)} onPoint={pointAtWords} onSeek={onSeek} />
          ))
        )}
      </div>
      <Missed missed={missed} onAdd={onAdd} />
    </Disclosure>
  );
}
