import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type BriefPart, briefParts, type Citing } from './brief-spans.ts';

type BriefPanelProps = {
  brief: string;
  subtasks: readonly Citing[];
  /** The subtask that is pointed at: its words light up. */
  pointedId: string | undefined;
};

/** Brings the lit words into view where the panel scrolls in a box of its own; the page itself never moves. */
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

function Part({ part, isLit }: { part: BriefPart; isLit: boolean }) {
  if (part.subtaskIds.size === 0) return part.text;
  const Element = isLit ? 'mark' : 'span';
  return (
    <Element
      className={classNames(
        'rounded-sm decoration-edge decoration-dotted underline-offset-4 transition-colors',
        isLit ? 'bg-soon-wash text-ink decoration-ink decoration-solid underline' : 'underline',
      )}
    >
      {part.text}
    </Element>
  );
}

/** The brief as it was written. Underlined words are what a subtask comes from. */
export function BriefPanel({ brief, subtasks, pointedId }: BriefPanelProps) {
  const parts = useMemo(() => briefParts(brief, subtasks), [brief, subtasks]);
  const text = useLitInView(pointedId);
  const isCited = parts.some((part) => part.subtaskIds.size > 0);
  return (
    <Disclosure title="Brief">
      {isCited && (
        <p className="mb-2 text-xs text-ink-soft">
          Underlined words became subtasks. Point at a subtask to see its own.
        </p>
      )}
      <div ref={text} className="text-sm whitespace-pre-wrap [unicode-bidi:plaintext]">
        {brief === '' ? (
          <span className="text-ink-soft">
            Nothing is written yet. With Edit Project you can say what has to be done.
          </span>
        ) : (
          parts.map((part) => (
            <Part
              key={part.start}
              part={part}
              isLit={pointedId !== undefined && part.subtaskIds.has(pointedId)}
            />
          ))
        )}
      </div>
    </Disclosure>
  );
}
