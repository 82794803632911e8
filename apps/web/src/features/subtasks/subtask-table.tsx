import type { Subtask } from '@daymark/contract/subtasks';
import { plural, t } from '@daymark/words/t';
import { ChevronRight } from 'lucide-react';
import { memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { plainWords } from '../../platform/plain-words.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focusSoon } from '../../ui/focus-soon.ts';
import { ahead, late } from '../../ui/late.tsx';
import { nextSubtask } from './day-groups.ts';
import { ListControls } from './list-controls.tsx';
import { planGroups } from './plan-groups.ts';
import { PlanList } from './plan-list.tsx';
import { PlanOrigin } from './plan-origin.tsx';
import { neighbourOf } from './row-id.ts';
import type { RowContext, RowMode } from './subtask-row.tsx';
import type { SubtaskTableProps } from './table-props.ts';
import { isUnsaved } from './unsaved-subtask.ts';
import { useListItems, useRowWords } from './use-list-items.ts';
import { type PlanView, usePlanView } from './use-plan-view.ts';
import { useSelection } from './use-selection.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';
import { useTableKeys } from './use-table-keys.ts';

/** Shorter lists need no search. */
const SEARCHED_FROM = 20;

const holds = ({ title, tags }: Subtask, words: string) =>
  plainWords(`${title} ${tags.join(' ')}`).includes(words);

/** An action may move or remove a row: then the focus goes to the neighbouring row. */
const keepingPlace = (actions: SubtaskActions): SubtaskActions => ({
  ...actions,
  setStatus: (subtask, status) => {
    const beside = neighbourOf(subtask.id);
    actions.setStatus(subtask, status);
    focusSoon(beside);
  },
});

type RowEntry = readonly [id: string, mode: RowMode];

/** Which rows are open or edited. A row that is unmounted while it is out of sight keeps its mode. */
function useRowModes(projectId: string) {
  const [entries, setEntries] = useTabState<readonly RowEntry[]>(`rows of ${projectId}`, [], (all) => {
    const edited = all.filter(([, mode]) => mode === 'editing');
    return edited.length > 0 ? edited : undefined;
  });
  const setMode = useCallback(
    (id: string, mode: RowMode) => setEntries((before) => [...new Map(before).set(id, mode)]),
    [setEntries],
  );
  return { modes: useMemo(() => new Map(entries), [entries]), setMode };
}

/** The groups with their filtered rows. */
function useShownGroups(
  { project, today, soughtId, lines }: SubtaskTableProps,
  view: PlanView,
  find: string,
) {
  const { subtasks, milestones } = project;
  const [showsSettled, showSettled] = useState(false);
  // A row to scroll to is shown even if the search does not match it.
  const words = useDeferredValue(soughtId === undefined ? plainWords(find.trim()) : '');
  const groups = useMemo(() => {
    const found = words === '' ? subtasks : subtasks.filter((subtask) => holds(subtask, words));
    return planGroups(found, view, { milestones, today, lines });
  }, [subtasks, words, view, milestones, today, lines]);
  const settled = groups.filter(({ isSettled }) => isSettled).flatMap((group) => group.subtasks).length;
  const isFoldable = words === '' && settled > 0 && groups.some(({ isSettled }) => !isSettled);
  const isFolded = isFoldable && !showsSettled;
  const isSoughtSettled =
    soughtId !== undefined &&
    groups.some((group) => group.isSettled && group.subtasks.some(({ id }) => id === soughtId));
  useEffect(() => {
    if (isSoughtSettled) showSettled(true);
  }, [isSoughtSettled]);
  const shown = useMemo(
    () => (isFolded ? groups.filter(({ isSettled }) => !isSettled) : groups),
    [groups, isFolded],
  );
  return {
    shown,
    words,
    fold: { isFoldable, isFolded, settled, onToggle: () => showSettled(!showsSettled) },
  };
}

type FoldProps = { isFoldable: boolean; isFolded: boolean; settled: number; onToggle: () => void };

const Fold = ({ isFoldable, isFolded, settled, onToggle }: FoldProps) =>
  isFoldable && (
    <Button
      variant="quiet"
      size="small"
      aria-expanded={!isFolded}
      onClick={onToggle}
      className="-ml-3 justify-self-start text-ink-soft print:hidden"
    >
      <ChevronRight
        className={classNames('size-4 transition-transform', !isFolded && 'rotate-90')}
        aria-hidden="true"
      />
      {t`${plural(settled, '# done', '# done')} on earlier days`}
    </Button>
  );

/** What the headings do not say. */
const shownIn = ({ groupBy }: PlanView) => ({
  showsDue: groupBy !== 'day',
  showsMilestone: groupBy !== 'milestone',
  showsBasis: groupBy !== 'part',
});

/** A project's subtasks under their headings. Memoised, so that hovering a row does not render it. */
export const SubtaskTable = memo(function SubtaskTable(props: SubtaskTableProps) {
  const { project, actions, actionOf, onPoint, onAdd, soughtId, onFound, loads } = props;
  const { subtasks, milestones } = project;
  const list = useRef<HTMLDivElement>(null);
  const [view, chooseView] = usePlanView();
  const [find, setFind] = useState('');
  const { modes, setMode } = useRowModes(project.id);
  const { shown, words, fold } = useShownGroups(props, view, find);
  const { items, habits } = useListItems(props, shown, view);
  const rows = useMemo(
    () => items.flatMap((item) => (item.type === 'row' && !isUnsaved(item.subtask) ? item.subtask : [])),
    [items],
  );
  const selection = useSelection(useMemo(() => rows.map(({ id }) => id), [rows]));
  const rowActions = useMemo(() => keepingPlace(actions), [actions]);
  const { words: rowWords, guess } = useRowWords(props);
  useTableKeys(list, {
    rows,
    selection,
    onAdd,
    today: props.today,
    actions: rowActions,
    onEdit: (id) => setMode(id, 'editing'),
    items,
  });

  const context: RowContext = {
    milestones,
    projectPriority: project.priority,
    actions: rowActions,
    actionOf,
    onPoint,
    onMode: setMode,
    onSelect: selection.toggle,
    ...shownIn(view),
    guess,
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <ListControls
        views={props.views}
        view={view}
        onViewChange={chooseView}
        find={subtasks.length >= SEARCHED_FROM ? find : undefined}
        onFindChange={setFind}
        isSelecting={selection.isOn}
        onSelecting={(on) => (on ? selection.start() : selection.end())}
      />
      <PlanOrigin project={project} />
      <Fold {...fold} />
      <p className="sr-only" role="status">
        {t`${plural(rows.length, '# task')} shown`}
      </p>
      {shown.length === 0 ? (
        <NothingShown
          find={words}
          onShowAll={() => {
            setFind('');
            chooseView({ hidesCompleted: false });
          }}
        />
      ) : (
        <PlanList
          ref={list}
          items={items}
          context={context}
          habits={habits}
          modes={modes}
          selectedIds={selection.isOn ? selection.ids : undefined}
          nextId={nextSubtask(subtasks)?.id}
          {...rowWords}
          soughtId={soughtId}
          loads={loads}
          onFound={onFound}
        />
      )}
      {selection.isOn && <SelectedBar {...{ rows, selection, actions }} />}
    </div>
  );
});

type SelectedBarProps = {
  rows: readonly Subtask[];
  selection: ReturnType<typeof useSelection>;
  actions: SubtaskActions;
};

const BulkBar = late(ahead(() => import('./bulk-bar.tsx').then((part) => part.BulkBar)));

/** What can be done with the selected rows. */
const SelectedBar = ({ rows, selection, actions }: SelectedBarProps) => (
  <Suspense>
    <BulkBar
      selected={rows.filter(({ id }) => selection.ids.has(id))}
      total={rows.length}
      actions={actions}
      onSelectAll={() => selection.choose(rows.map(({ id }) => id))}
      onSelectNone={() => selection.choose([])}
      onEnd={() => {
        selection.end();
        focusSoon('#select-subtasks');
      }}
    />
  </Suspense>
);

const NothingShown = ({ find, onShowAll }: { find: string; onShowAll: () => void }) => (
  <div className="grid justify-items-center gap-3 py-8 text-center text-sm">
    <p>
      {find === '' ? t`All tasks are completed and hidden.` : t`No task with “${find}” in its title or tags.`}
    </p>
    <Button size="small" onClick={onShowAll}>
      {t`Show all tasks`}
    </Button>
  </div>
);
