import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useMemo } from 'react';
import { GroupHeading } from './group-heading.tsx';
import type { PlanGroup } from './plan-groups.ts';
import { focusOpener } from './row-id.ts';
import { type RowContext, type RowMode, SubtaskRow } from './subtask-row.tsx';
import { useListWindow } from './use-list-window.ts';

type PlanListProps = {
  ref: RefObject<HTMLDivElement | null>;
  groups: readonly PlanGroup[];
  context: RowContext;
  modes: ReadonlyMap<string, RowMode>;
  /** Undefined while nothing is being selected. */
  selectedIds: ReadonlySet<string> | undefined;
  nextId: string | undefined;
  /** Titles of what each subtask still waits for, by its id. */
  waitsFor: ReadonlyMap<string, string>;
  /** The subtask to be brought into sight. */
  soughtId: string | undefined;
  loads: ReadonlyMap<Day, ReactNode> | undefined;
  onFound: () => void;
};

type Item = { group: PlanGroup; key: string; subtask?: Subtask; place: number };

const itemsOf = (groups: readonly PlanGroup[]): Item[] =>
  groups.flatMap((group) => [
    { group, key: group.key, place: -1 },
    ...group.subtasks.map((subtask, place) => ({ group, key: subtask.id, subtask, place })),
  ]);

/** About how high they are until they are measured. */
const HEADING_PIXELS = 58;
const ROW_PIXELS = 76;

const keysThatAre = (modes: ReadonlyMap<string, RowMode>, wanted: RowMode) =>
  new Set([...modes].filter(([, mode]) => mode === wanted).map(([id]) => id));

/** The rows under their headings. Of a long plan only what is in sight is on the page; each row says which of how many it is. */
export function PlanList(props: PlanListProps) {
  const { ref, groups, context, modes, selectedIds, nextId, waitsFor, soughtId, loads, onFound } = props;
  const items = useMemo(() => itemsOf(groups), [groups]);
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const kept = useMemo(() => keysThatAre(modes, 'editing'), [modes]);
  const estimate = (index: number) => (items[index]?.subtask ? ROW_PIXELS : HEADING_PIXELS);
  const { list, inSight, rest, measure, scrollTo } = useListWindow<HTMLDivElement>({ keys, estimate, kept });
  useImperativeHandle(ref, () => list.current as HTMLDivElement);

  useEffect(() => {
    const index = soughtId === undefined ? -1 : keys.indexOf(soughtId);
    if (soughtId === undefined || index < 0) return;
    scrollTo(index);
    focusOpener(soughtId);
    onFound();
  });

  const shown = inSight.flatMap(({ index, margin }) => {
    const item = items[index];
    return item ? { ...item, index, margin } : [];
  });
  const sections = [...Map.groupBy(shown, ({ group }) => group)];
  return (
    <div ref={list} className="flow-root min-w-0" style={{ paddingBottom: rest }}>
      {sections.map(([group, parts]) => (
        <section key={group.key} aria-label={`${group.title} ${group.detail}`.trim()}>
          {parts.map(
            ({ subtask, index, margin }) =>
              !subtask && (
                <GroupHeading
                  key={group.key}
                  ref={measure}
                  {...{ group, index, margin }}
                  load={group.day && loads?.get(group.day)}
                />
              ),
          )}
          <ul>
            {parts.map(
              ({ subtask, index, margin, place }) =>
                subtask && (
                  <SubtaskRow
                    key={subtask.id}
                    ref={measure}
                    {...context}
                    {...{ subtask, index, margin, place }}
                    count={group.subtasks.length}
                    mode={modes.get(subtask.id) ?? 'closed'}
                    isSelected={selectedIds?.has(subtask.id)}
                    isNext={subtask.id === nextId}
                    waitsFor={waitsFor.get(subtask.id) ?? ''}
                  />
                ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
