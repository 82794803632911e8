import type { Milestone } from '@daymark/contract/milestones';
import type { Project } from '@daymark/contract/projects';
import { isDay } from '@daymark/domain/dates';
import { MILESTONE_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { milestoneProblem } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import { useEditDraft } from '../../platform/edit-draft.ts';
import { formatDay } from '../../platform/format.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx';
import { boundTo, DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type Fields = Pick<Milestone, 'name' | 'dueDate'>;

type MilestoneFormProps = {
  project: Project;
  /** Undefined for a new one. */
  milestone?: Milestone;
  onSave: (fields: Fields, version: number) => Promise<void>;
  onClose: () => void;
};

const LABELS = { name: t`Name`, dueDate: t`Date` };

const inWords = (field: keyof Fields, fields: Fields) =>
  field === 'dueDate' && isDay(fields.dueDate) ? formatDay(fields.dueDate, 'dated') : fields[field];

/** The problem of the day, if one is chosen. */
const dayProblem = ({ dueDate }: Fields, project: Project) =>
  isDay(dueDate) ? milestoneProblem(dueDate, project) : null;

export function MilestoneForm({ project, milestone, onSave, onClose }: MilestoneFormProps) {
  const now = { name: milestone?.name ?? '', dueDate: milestone?.dueDate ?? '' };
  const draft = useEditDraft(`milestone:${milestone?.id ?? project.id}`, now, milestone?.version ?? 0);
  const { name, dueDate } = draft.value;
  const problem = dayProblem(draft.value, project);
  const isWhole = name.trim() !== '' && isDay(dueDate) && problem === null;

  const close = () => {
    draft.discard();
    onClose();
  };
  const form = useForm({
    typed: draft,
    opensOn: 'input',
    onEscape: onClose,
    maySend: () => isWhole,
    send: async () => {
      await onSave({ name: name.trim(), dueDate }, draft.version);
      close();
    },
  });
  // What is wrong with the one may be mended in the other.
  const { text, choice } = boundTo<Fields>(draft.value, (fields) =>
    form.update({ ...draft.value, ...fields }),
  );

  return (
    <form
      {...form.formProps}
      aria-label={milestone ? t`Edit ${milestone.name}` : t`Add milestone`}
      className="grid grid-cols-1 gap-3 py-2"
    >
      <Field label={t`Name`} error={form.errors.name}>
        <Input
          {...text('name')}
          maxLength={MILESTONE_NAME_MAX_LENGTH}
          placeholder={t`What is reached, such as “Design approved”`}
        />
      </Field>
      <Field label={t`Date`} error={form.errors.dueDate ?? problem ?? undefined}>
        <DateField {...choice('dueDate')} min={project.startDate} max={project.dueDate} />
      </Field>
      <ChangedElsewhere
        what="milestone"
        rows={draft.elsewhere.map(({ field, isMine }) => ({
          label: LABELS[field],
          theirs: inWords(field, now),
          mine: isMine ? inWords(field, draft.value) : undefined,
        }))}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={close}>
          {t`Cancel`}
        </Button>
        <Button size="small" type="submit" variant="primary" busy={form.busy} disabled={!isWhole}>
          {milestone ? t`Save` : t`Add`}
        </Button>
      </div>
    </form>
  );
}
