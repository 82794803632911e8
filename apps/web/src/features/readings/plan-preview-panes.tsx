import type { PlanPreview } from '@daymark/contract/plan-previews';
import type { Day } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { isUnsure } from '@daymark/domain/statements';
import type { Depth } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { useMemo, useRef, useState } from 'react';
import { saidLine } from '../../plan-data/use-correct-lines.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DepthControl } from '../../ui/depth-control.tsx';
import { useLitRows } from '../../ui/lit-rows.ts';
import { PaneTabs } from '../../ui/pane-tabs.tsx';
import { LanguageNote } from './language-note.tsx';
import { OtherLines } from './other-lines.tsx';
import { PreviewDays } from './preview-days.tsx';
import { PreviewVerdict } from './preview-verdict.tsx';
import type { LineContext } from './statement-line.tsx';
import { SuggestedSteps } from './suggested-steps.tsx';
import { UnsureLines } from './unsure-lines.tsx';
import { WorkPartView } from './work-part.tsx';
import { shownStepOf, stepsOf, workParts } from './work-parts.ts';

type PlanPreviewPanesProps = {
  preview: PlanPreview;
  today: Day;
  startDate: Day;
  /** Whether the plan is being updated after a correction. */
  isFollowing: boolean;
  onCorrect: (lines: readonly Statement[]) => void;
  depth: Depth;
  projectKind: string | null;
  onBreakDown: (how: { depth?: Depth; projectKind?: string }) => void;
};

const PANES = [
  { name: 'lines', label: t`Steps` },
  { name: 'days', label: t`Days` },
] as const;

type Pane = (typeof PANES)[number]['name'];

/** Pointing at a line or a step highlights its tasks, and the other way round. */
function usePointing({ tasks, reading }: PlanPreview) {
  const [part, pointAtPart] = useState<string>();
  const [row, pointAtRow] = useState<string>();
  const lit = useMemo(() => {
    const shown = (statement: string) => {
      const line = reading.statements.find(({ id }) => id === lineOf(statement));
      return line ? shownStepOf(statement, stepsOf(line)) : statement;
    };
    if (row !== undefined) return new Set([shown(row), lineOf(row)]);
    if (part === undefined) return undefined;
    const isOfPart = (statement: string) => shown(statement) === part || lineOf(statement) === part;
    const keys = tasks.flatMap(({ key, statement }) => (statement && isOfPart(statement) ? key : []));
    return new Set([part, `line ${part}`, ...keys]);
  }, [part, row, tasks, reading]);
  useLitRows(lit);
  return { litId: part ?? (row && lineOf(row)), pointAtPart, pointAtRow };
}

/** The work by part and the days of its plan, before there is a project. */
export function PlanPreviewPanes(props: PlanPreviewPanesProps) {
  const { preview, today, startDate, isFollowing, depth, projectKind, onBreakDown } = props;
  const { statements } = preview.reading;
  const { breakdown, availableHours } = preview.plan;
  const [pane, setPane] = useState<Pane>('lines');
  const { litId, pointAtPart, pointAtRow } = usePointing(preview);
  const latest = useRef(props);
  latest.current = props;
  const day = today > startDate ? today : startDate;
  const context = useMemo(
    (): LineContext => ({
      today,
      day,
      onPoint: pointAtPart,
      onCorrect: (said) => latest.current.onCorrect(said.map(saidLine)),
      lines: () => latest.current.preview.reading.statements,
      onSeek: undefined,
    }),
    [today, day, pointAtPart],
  );
  const unsure = useMemo(() => statements.filter(isUnsure), [statements]);
  const parts = useMemo(() => workParts(statements, preview.tasks), [statements, preview.tasks]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        {breakdown && (
          <DepthControl
            {...{ breakdown, availableHours, depth, projectKind }}
            onDepth={(chosen) => onBreakDown({ depth: chosen })}
            onKind={(chosen) => onBreakDown({ projectKind: chosen })}
          />
        )}
        <PreviewVerdict preview={preview} today={today} />
      </div>
      <UnsureLines lines={unsure} context={context} level={3} />
      <PaneTabs
        label={t`Steps or days`}
        panes={PANES}
        value={pane}
        onValueChange={setPane}
        className="md:hidden"
      />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <section
          aria-labelledby="preview-lines"
          className={classNames('grid min-w-0 grid-cols-1 gap-1', pane === 'days' && 'max-md:hidden')}
        >
          <h3 id="preview-lines" className="text-sm font-bold max-md:sr-only">
            {t`What it takes`}
          </h3>
          <div className={classNames(cardClass, 'min-w-0 overflow-hidden')}>
            <LanguageNote reading={preview.reading} />
            <ul>
              {parts.map((part) => (
                <WorkPartView key={part.line.id} {...{ part, context }} />
              ))}
            </ul>
            <SuggestedSteps {...{ statements, context }} level={4} />
            <OtherLines {...{ statements, litId, context }} />
          </div>
        </section>
        <section
          aria-labelledby="preview-days"
          aria-busy={isFollowing}
          className={classNames('min-w-0', pane === 'lines' && 'max-md:hidden', isFollowing && 'opacity-60')}
        >
          <h3 id="preview-days" className="text-sm font-bold max-md:sr-only">
            {t`The days it would get`}
          </h3>
          <PreviewDays preview={preview} today={today} onPoint={pointAtRow} />
        </section>
      </div>
    </div>
  );
}
