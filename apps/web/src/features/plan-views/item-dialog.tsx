import type { Day } from '@daymark/domain/dates';
import { heldUpBy } from '@daymark/domain/dependencies';
import { STATUSES } from '@daymark/domain/statuses';
import { isMissed } from '@daymark/domain/subtasks';
import { plural, t, tc } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { nextWorkingDay } from '../../plan-data/next-working-day.ts';
import { formatDay, formatHours } from '../../platform/format.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { fieldPairsClass } from '../../ui/control-class.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { Select } from '../../ui/select.tsx';
import { statusWords } from '../../ui/value-words.ts';
import type { ShownItem } from './shown-item.ts';
import type { Move } from './use-moves.ts';

const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: statusWords(status) }));

type ItemDialogProps = {
  item: ShownItem;
  items: readonly ShownItem[];
  onMove: (id: string, move: Move) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Done or its due date, and the lag. */
function waitWords({ status, dueDate }: ShownItem, lag: ShownItem['lags'][number] | undefined): string {
  const standing = status === 'Completed' ? tc('task')`done` : dueDate && t`due ${formatDay(dueDate)}`;
  return [standing, lag && t`then ${plural(lag.days, '# day')} in between`].filter(Boolean).join(', ');
}

/** Its dependencies, if they are shown. */
function Waits({ item, others }: { item: ShownItem; others: ReadonlyMap<string, ShownItem> }) {
  const waits = item.dependsOn.flatMap((id) => others.get(id) ?? []);
  if (waits.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-semibold">{t`Waits for`}</p>
      <ul className="mt-1 list-disc pl-5">
        {waits.map((other) => {
          const words = waitWords(
            other,
            item.lags.find(({ id }) => id === other.id),
          );
          return (
            <li key={other.id}>
              {other.title}
              {words !== '' && <span className="text-ink-soft">, {words}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Postpones open work by one click. A habit has its own next day. */
function MoveOn({ item, onMoveOn }: { item: ShownItem; onMoveOn: (day: Day) => void }) {
  const client = useQueryClient();
  if (item.status === 'Completed' || item.repeat) return null;
  const moveOn = async () => onMoveOn(await nextWorkingDay(client, item));
  return (
    <Button size="small" className="justify-self-start" onClick={() => void moveOn()}>
      {t`To the next working day`}
    </Button>
  );
}

/** A subtask of a plan, whose day and status can be changed: the alternative to dragging. */
export function ItemDialog({ item, items, onMove, open, onOpenChange }: ItemDialogProps) {
  const today = useToday();
  const [draft, setDraft] = useTabState(`day of ${item.id}`, {
    dueDate: item.dueDate ?? '',
    status: item.status,
  });
  const others = new Map(items.map((other) => [other.id, other]));
  const held = draft.dueDate === '' ? null : heldUpBy(item, draft.dueDate, others);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onMove(item.id, { dueDate: draft.dueDate || null, status: draft.status });
    onOpenChange(false);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={item.title}
      size="small"
      form={{ formProps: { noValidate: true, onSubmit: save } }}
      action={t`Save`}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <PriorityMark priority={item.priority} labelled />
        {item.estimatedHours !== null && <span>{formatHours(item.estimatedHours)}</span>}
        {item.isOverdue && <strong className="text-signal">{t`Late`}</strong>}
        {isMissed(item, today) && <span>{t`missed`}</span>}
        <span className="flex items-center gap-1.5">
          {item.project && <ProjectMark color={item.project.color} />}
          <Link
            to="/project/$id/details"
            params={{ id: item.projectId }}
            hash={`subtask-${item.id}`}
            className={linkClass}
          >
            {item.project ? t`Open in ${item.project.name}` : t`Open in the list`}
          </Link>
        </span>
      </p>
      <div className={fieldPairsClass}>
        <Field label={t`Due date`}>
          <DateField value={draft.dueDate} onValueChange={(dueDate) => setDraft({ ...draft, dueDate })} />
        </Field>
        <Field label={t`Status`}>
          <Select
            value={draft.status}
            options={STATUS_OPTIONS}
            onValueChange={(status) => setDraft({ ...draft, status })}
          />
        </Field>
      </div>
      <MoveOn
        item={item}
        onMoveOn={(dueDate) => {
          onMove(item.id, { dueDate });
          onOpenChange(false);
        }}
      />
      {held && (
        <div className="grid justify-items-start gap-2 rounded-md bg-soon-wash px-3 py-2 text-sm">
          <p role="status">{t`This day is too early after “${held.other.title}”, which it waits for.`}</p>
          <Button size="small" onClick={() => setDraft({ ...draft, dueDate: held.earliest })}>
            {t`Make it due ${formatDay(held.earliest, held.earliest.slice(0, 4) === today.slice(0, 4) ? 'medium' : 'dated')}`}
          </Button>
        </div>
      )}
      <Waits item={item} others={others} />
    </FormDialog>
  );
}
