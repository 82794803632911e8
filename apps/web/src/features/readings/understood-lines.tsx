import type { Statement } from '@daymark/domain/reading';
import { isUnsure } from '@daymark/domain/statements';
import { useEffect, useMemo, useRef } from 'react';
import { briefLines } from './brief-lines.ts';
import { type LineContext, lineSelector, StatementLine } from './statement-line.tsx';

type UnderstoodLinesProps = {
  brief: string;
  statements: readonly Statement[];
  /** The highlighted line, because one of its tasks is under the pointer. */
  litId: string | undefined;
  context: LineContext;
};

/** Scrolls the highlighted line into view if the lines have their own scroll container; the page never scrolls. */
function useLitInView(litId: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current?.closest('[data-scrolls]');
    const lit = litId !== undefined && list.current?.querySelector(lineSelector(litId));
    if (!box || !lit || list.current?.matches(':hover, :focus-within')) return;
    const view = box.getBoundingClientRect();
    const line = lit.getBoundingClientRect();
    if (line.top < view.top || line.bottom > view.bottom)
      box.scrollTop += line.top - view.top - view.height / 3;
  }, [litId]);
  return list;
}

/** The brief in the user's words and order, each line with its kind. Uncertain ones are asked about above. */
export function UnderstoodLines({ brief, statements, litId, context }: UnderstoodLinesProps) {
  const lines = useMemo(
    () => briefLines(brief, statements).filter(({ statement }) => !statement || !isUnsure(statement)),
    [brief, statements],
  );
  const list = useLitInView(litId);
  return (
    <ul ref={list} className="@container grid grid-cols-1 pb-3">
      {lines.map((line) =>
        line.statement ? (
          <StatementLine
            key={line.key}
            text={line.text}
            repeatsWords={line.repeatsWords}
            startsParagraph={line.startsParagraph}
            statement={line.statement}
            isLit={line.statement.id === litId}
            context={context}
          />
        ) : (
          <li key={line.key} className="px-4 py-1.5 text-sm whitespace-pre-line text-ink-soft">
            {line.text}
          </li>
        ),
      )}
    </ul>
  );
}
