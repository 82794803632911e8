import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import { isUnsure, type Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { useMemo, useRef, useState } from 'react';
import { useLitRows } from '../../lib/lit-rows.ts';
import { saidLine } from '../../lib/use-correct-lines.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PaneTabs } from '../../ui/pane-tabs.tsx';
import { LanguageNote } from './language-note.tsx';
import { LibraryNote } from './library-note.tsx';
import { PreviewDays } from './preview-days.tsx';
import type { LineContext } from './statement-line.tsx';
import { SuggestedSteps } from './suggested-steps.tsx';
import { UnderstoodLines } from './understood-lines.tsx';
import { UnsureLines } from './unsure-lines.tsx';

type PlanPreviewPanesProps = {
  preview: PlanPreview;
  brief: string;
  today: Day;
  startDate: Day;
  /** Whether the plan is being updated after a correction. */
  isFollowing: boolean;
  onCorrect: (lines: readonly Statement[]) => void;
};

const PANES = [
  { name: 'lines', label: t`Understood` },
  { name: 'days', label: t`Days` },
] as const;

type Pane = (typeof PANES)[number]['name'];

/** Pointing at a line highlights its tasks, and the other way round. */
function usePointing({ tasks }: PlanPreview) {
  const [line, pointAtLine] = useState<string>();
  const [litId, pointAtRow] = useState<string>();
  const lit = useMemo(() => {
    if (line === undefined) return undefined;
    const keys = tasks.flatMap(({ key, statement }) => (statement && lineOf(statement) === line ? key : []));
    return new Set([`line ${line}`, ...keys]);
  }, [line, tasks]);
  useLitRows(lit);
  return { litId: line ?? (litId && lineOf(litId)), pointAtLine, pointAtRow };
}

/** The Reading of a brief and its plan, before there is a project. */
export function PlanPreviewPanes(props: PlanPreviewPanesProps) {
  const { preview, brief, today, startDate, isFollowing } = props;
  const { statements } = preview.reading;
  const [pane, setPane] = useState<Pane>('lines');
  const { litId, pointAtLine, pointAtRow } = usePointing(preview);
  const latest = useRef(props);
  latest.current = props;
  const day = today > startDate ? today : startDate;
  const context = useMemo(
    (): LineContext => ({
      today,
      day,
      onPoint: pointAtLine,
      onCorrect: (said) => latest.current.onCorrect(said.map(saidLine)),
      lines: () => latest.current.preview.reading.statements,
      onSeek: undefined,
    }),
    [today, day, pointAtLine],
  );
  const unsure = useMemo(() => statements.filter(isUnsure), [statements]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <UnsureLines lines={unsure} context={context} level={3} />
      <PaneTabs
        label={t`Brief or days`}
        panes={PANES}
        value={pane}
        onValueChange={setPane}
        className="md:hidden"
      />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <section
          aria-labelledby="preview-lines"
          className={classNames(cardClass, 'min-w-0 pt-3', pane === 'days' && 'max-md:hidden')}
        >
          <h3 id="preview-lines" className="px-4 pb-2 text-sm font-bold">
            {t`What Daymark understood`}
          </h3>
          <LanguageNote reading={preview.reading} />
          <LibraryNote statements={statements} />
          <UnderstoodLines {...{ brief, statements, litId, context }} />
          <SuggestedSteps {...{ statements, context }} level={4} />
        </section>
        <section
          aria-labelledby="preview-days"
          aria-busy={isFollowing}
          className={classNames(
            'min-w-0 md:pt-3',
            pane === 'lines' && 'max-md:hidden',
            isFollowing && 'opacity-60',
          )}
        >
          <h3 id="preview-days" className="text-sm font-bold">
            {t`The days it would get`}
          </h3>
          <PreviewDays preview={preview} today={today} onPoint={pointAtRow} />
        </section>
      </div>
    </div>
  );
}
