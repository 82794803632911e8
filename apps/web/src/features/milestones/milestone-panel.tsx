import type { Milestone } from '@daymark/contract/milestones';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import { plural, t, tc } from '@daymark/words/t';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatDayFrom } from '../../platform/format.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ahead, late } from '../../ui/late.tsx';
import { useMilestones } from './use-milestones.ts';

const MilestoneForm = late(ahead(() => import('./milestone-form.tsx').then((part) => part.MilestoneForm)));

type MilestonePanelProps = { project: ProjectDetails; today: Day };

const isOpen = ({ status }: Subtask) => status !== 'Completed';

/** The progress of its subtasks: "3 of 5 done", and how many are due after it. */
function Standing({ milestone, subtasks, today }: { milestone: Milestone; subtasks: Subtask[]; today: Day }) {
  const open = subtasks.filter(isOpen);
  const late = open.filter(({ dueDate }) => dueDate !== null && dueDate > milestone.dueDate).length;
  const isPassed = milestone.dueDate < today && open.length > 0;
  if (subtasks.length === 0) return t`No tasks lead to it`;
  return (
    <>
      <span className={classNames(open.length === 0 && 'text-done')}>
        {t`${subtasks.length - open.length} of ${subtasks.length} done`}
      </span>
      {late > 0 && (
        <strong className="text-signal"> · {t`${plural(late, '# due after it', '# due after it')}`}</strong>
      )}
      {isPassed && late === 0 && <strong className="text-signal"> · {tc('milestone')`passed`}</strong>}
    </>
  );
}

type ItemProps = {
  milestone: Milestone;
  subtasks: Subtask[];
  today: Day;
  onEdit: () => void;
  onRemove: () => void;
};

const Item = ({ milestone, subtasks, today, onEdit, onRemove }: ItemProps) => (
  <div className="flex items-start gap-2">
    <svg viewBox="-5 -5 10 10" className="mt-1.5 size-2.5 shrink-0" aria-hidden="true">
      <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
    </svg>
    <div className="min-w-0 flex-1">
      <p className="text-sm font-semibold break-words">
        {milestone.name}{' '}
        <span className="font-normal text-ink-soft">{formatDayFrom(milestone.dueDate, today)}</span>
      </p>
      <p className="text-xs text-ink-soft">
        <Standing {...{ milestone, subtasks, today }} />
      </p>
    </div>
    <span className="-my-1 flex">
      <IconButton
        id={`edit-${milestone.id}`}
        icon={Pencil}
        label={t`Edit milestone ${milestone.name}`}
        onClick={onEdit}
      />
      <IconButton
        icon={Trash2}
        variant="danger"
        label={t`Delete milestone ${milestone.name}`}
        onClick={onRemove}
      />
    </span>
  </div>
);

const ADDING = 'adding';

/** The milestones of a project, each with the progress of its subtasks. */
export function MilestonePanel({ project, today }: MilestonePanelProps) {
  const [editing, edit] = useTabState<string | undefined>(`milestone of ${project.id}`, undefined);
  const [wasEditing] = useState(editing !== undefined);
  const actions = useMilestones(project.id);
  const { milestones } = project;
  const leading = Map.groupBy(project.subtasks, ({ milestoneId }) => milestoneId);
  const close = (next: string) => {
    edit(undefined);
    focusSoon(next);
  };

  return (
    <Disclosure
      isOpen={wasEditing}
      isFolded={milestones.length === 0}
      title={t`Milestones`}
      note={milestones.length > 0 && String(milestones.length)}
    >
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            {editing === milestone.id ? (
              <Suspense>
                <MilestoneForm
                  project={project}
                  milestone={milestone}
                  onSave={(fields, version) => actions.change(milestone, fields, version)}
                  onClose={() => close(`#edit-${CSS.escape(milestone.id)}`)}
                />
              </Suspense>
            ) : (
              <Item
                milestone={milestone}
                subtasks={leading.get(milestone.id) ?? []}
                today={today}
                onEdit={() => edit(milestone.id)}
                onRemove={() => {
                  void actions.remove(milestone);
                  focusSoon('#add-milestone');
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {milestones.length === 0 && editing === undefined && (
        <p className="text-sm text-ink-soft">
          {t`A milestone is a day on which something is reached. Tasks can lead to it.`}
        </p>
      )}
      {editing === ADDING ? (
        <Suspense>
          <MilestoneForm
            project={project}
            onSave={(fields) => actions.add(fields)}
            onClose={() => close('#add-milestone')}
          />
        </Suspense>
      ) : (
        <Button
          id="add-milestone"
          variant="quiet"
          size="small"
          disabled={milestones.length >= MILESTONES_MAX_COUNT}
          onClick={() => edit(ADDING)}
          className="mt-2 -ml-3"
        >
          <Plus className="size-4" aria-hidden="true" />
          {t`Add milestone`}
        </Button>
      )}
    </Disclosure>
  );
}
