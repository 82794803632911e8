import type { Day } from '@daymark/domain/dates';
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ahead, late } from '../../ui/late.tsx';
import { MarkLine } from '../../ui/mark-line.tsx';
import { GroupHeading } from './group-heading.tsx';
import { titleInPart } from './part-groups.ts';
import type { PlanGroup } from './plan-groups.ts';
import { PIXELS, type PlanItem } from './plan-items.ts';
import { RepeatRow } from './repeat-row.tsx';
import { focusOpener } from './row-id.ts';
import { type RowContext, type RowMode, SubtaskRow } from './subtask-row.tsx';
import type { SubtaskActions } from './use-subtask-actions.ts';
import { type ListWindow, useWholeWindow, WHOLE_UP_TO } from './whole-window.ts';

/** The props for habits. Stable except for their words. */
export type HabitContext = {
  today: Day;
  /** The recurrence of each in words, by its line of the brief. */
  rules: ReadonlyMap<string, string>;
  openIds: ReadonlySet<string>;
  actions: SubtaskActions;
  onToggle: (statement: string) => void;
};

type PlanListProps = {
  ref: RefObject<HTMLDivElement | null>;
  items: readonly PlanItem[];
  context: RowContext;
  habits: HabitContext;
  modes: ReadonlyMap<string, RowMode>;
  /** Undefined unless rows are being selected. */
  selectedIds: ReadonlySet<string> | undefined;
  nextId: string | undefined;
  /** The titles of each subtask's open dependencies, by its id. */
  waitsFor: ReadonlyMap<string, string>;
  /** The number of subtasks of each line of the brief. */
  alike: ReadonlyMap<string, number>;
  /** Ambiguous lines of the brief. */
  unsureLines: ReadonlySet<string>;
  /** The subtask to scroll to. */
  soughtId: string | undefined;
  loads: ReadonlyMap<Day, ReactNode> | undefined;
  onFound: () => void;
};

/** An item with its index in the list and the margin before it. */
type Shown = PlanItem & { index: number; margin: number };

const keysThatAre = (modes: ReadonlyMap<string, RowMode>, wanted: RowMode) =>
  new Set([...modes].filter(([, mode]) => mode === wanted).map(([id]) => id));

type ItemProps = Omit<PlanListProps, 'ref' | 'items' | 'soughtId' | 'onFound'> & {
  item: Shown;
  measure: ((element: Element | null) => void) | null;
};

/** A subtask or a habit. */
function Row({ item, measure, context, habits, modes, ...rest }: ItemProps) {
  const { index, margin, place, count } = item;
  const placed = { index, margin, place, count };
  if (item.type === 'row') {
    const { subtask } = item;
    return (
      <SubtaskRow
        ref={measure}
        {...context}
        {...placed}
        // The days of a habit are under its name, so they show their dates.
        showsDue={context.showsDue || item.group.repeats !== undefined}
        subtask={subtask}
        title={titleInPart(subtask.title, item.group.part)}
        mode={modes.get(subtask.id) ?? 'closed'}
        isSelected={rest.selectedIds?.has(subtask.id)}
        isNext={subtask.id === rest.nextId}
        waitsFor={rest.waitsFor.get(subtask.id) ?? ''}
        isUnsure={rest.unsureLines.has(subtask.statement ?? '')}
        alike={rest.alike.get(subtask.statement ?? '') ?? 1}
      />
    );
  }
  if (item.type !== 'repeat') return null;
  const { repeat } = item;
  return (
    <RepeatRow
      ref={measure}
      {...placed}
      repeat={repeat}
      rule={habits.rules.get(repeat.statement)}
      today={habits.today}
      isOpen={habits.openIds.has(repeat.statement)}
      actions={habits.actions}
      guess={context.guess}
      onPoint={context.onPoint}
      onToggle={habits.onToggle}
    />
  );
}

/** The visible part of a group, or a wait between two groups. */
function Section({ group, parts, ...props }: Omit<ItemProps, 'item'> & { group: PlanGroup; parts: Shown[] }) {
  const [first] = parts;
  if (first?.type === 'mark')
    return (
      <MarkLine
        ref={props.measure}
        index={first.index}
        margin={first.margin}
        kind={first.mark.kind}
        row={`line ${first.mark.statement}`}
        words={first.mark.words}
        className={classNames('pb-1', first.follows ? 'pt-1' : 'pt-5')}
      />
    );
  const rows = parts.filter(({ type }) => type !== 'heading');
  return (
    <section aria-label={`${group.title} ${group.detail}`.trim()}>
      {first?.type === 'heading' && (
        <GroupHeading
          ref={props.measure}
          group={group}
          index={first.index}
          margin={first.margin}
          load={group.day && props.loads?.get(group.day)}
        />
      )}
      <ul>
        {rows.map((item) => (
          <Row key={item.key} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
}

type SectionsProps = Omit<ItemProps, 'item'> & Pick<PlanListProps, 'items'> & Pick<ListWindow, 'inSight'>;

/** Memoised: it renders when other rows become visible, and not at each scroll event. */
const Sections = memo(function Sections({ items, inSight, ...props }: SectionsProps) {
  const shown = inSight.flatMap(({ index, margin }): Shown[] => {
    const item = items[index];
    return item ? [{ ...item, index, margin }] : [];
  });
  return [...Map.groupBy(shown, ({ group }) => group)].map(([group, parts]) => (
    <Section key={group.key} group={group} parts={parts} {...props} />
  ));
});

type PlanRowsProps = PlanListProps & { keys: readonly string[]; window: ListWindow };

function PlanRows({ ref, items, soughtId, onFound, keys, window, ...rest }: PlanRowsProps) {
  const { list, inSight, rest: below, measure, scrollTo } = window;
  useImperativeHandle(ref, () => list.current as HTMLDivElement);

  useEffect(() => {
    const index = soughtId === undefined ? -1 : keys.indexOf(soughtId);
    if (soughtId === undefined || index < 0) return;
    scrollTo(index);
    focusOpener(soughtId);
    onFound();
  });

  return (
    <div ref={list} className="flow-root min-w-0" style={{ paddingBottom: below }}>
      <Sections {...{ items, inSight, measure }} {...rest} />
    </div>
  );
}

/** Most plans are short, and do without it. */
const LongWindow = late(ahead(() => import('./long-window.tsx').then((part) => part.LongWindow)));

/**
 * The rows under their headings. A long plan is virtualised; each row has its position and the total for screen
 * readers.
 */
export function PlanList(props: PlanListProps) {
  const { items, modes } = props;
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const kept = useMemo(() => keysThatAre(modes, 'editing'), [modes]);
  const whole = useWholeWindow(keys);
  const [isLong, setLong] = useState(keys.length > WHOLE_UP_TO);
  const hasGrown = !isLong && keys.length > WHOLE_UP_TO;
  useEffect(() => {
    // The rows stay in sight while it is loaded.
    if (hasGrown) startTransition(() => setLong(true));
  }, [hasGrown]);
  const rowsIn = (window: ListWindow) => <PlanRows {...props} {...{ keys, window }} />;
  if (!isLong) return rowsIn(whole);
  return (
    <LongWindow {...{ keys, kept }} estimate={(index) => PIXELS[items[index]?.type ?? 'row']}>
      {rowsIn}
    </LongWindow>
  );
}
