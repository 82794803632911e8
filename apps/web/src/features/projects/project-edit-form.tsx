import type { Project } from '@daymark/contract/projects';
import { isDay } from '@daymark/domain/dates';
import { CATEGORY_MAX_LENGTH, HOURS_PER_DAY_MAX, HOURS_STEP } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { madeClient } from '../../plan-data/clients.ts';
import { endsOf, usePromiseWarnings } from '../../plan-data/promises.ts';
import { useEditDraft } from '../../platform/edit-draft.ts';
import { useForm } from '../../platform/use-form.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ColorChoice } from '../../ui/color-choice.tsx';
import { type Bound, boundTo } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { WeekdayChoice } from '../../ui/weekday-choice.tsx';
import {
  draftOfProject,
  editOf,
  elsewhereInWords,
  type ProjectEditDraft,
  problemsOf,
  withTimeline,
} from './project-edit-draft.ts';
import {
  ClientField,
  DayFields,
  DueTimeField,
  type FieldsProps,
  NameField,
  PriorityField,
} from './project-fields.tsx';
import { STATUS_OPTIONS } from './project-options.ts';
import { useChangeProject } from './use-change-project.ts';
import { useSaveEdit } from './use-save-edit.ts';

type EditFieldsProps = FieldsProps<ProjectEditDraft> & Bound<ProjectEditDraft>;

const Words = ({ text, ...fields }: EditFieldsProps) => (
  <>
    <NameField {...fields} />
    <Field label={t`Description`} error={fields.errors.description}>
      <Textarea rows={8} {...text('description')} />
    </Field>
  </>
);

const Dates = ({ text, ...fields }: EditFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <DayFields {...fields} />
    <DueTimeField {...fields} />
    <Field label={t`Timeline (days)`} error={fields.errors.timeline}>
      <Input type="number" inputMode="numeric" min={1} {...text('timeline')} />
    </Field>
  </div>
);

const Kind = ({ text, choice, ...fields }: EditFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    <Field label={t`Status`} error={fields.errors.status}>
      <Select {...choice('status')} options={STATUS_OPTIONS} />
    </Field>
    <PriorityField {...fields} />
    <Field label={t`Category`} error={fields.errors.category}>
      <Input {...text('category')} maxLength={CATEGORY_MAX_LENGTH} />
    </Field>
    <Field label={t`Tags`} hint={t`Separated by commas`} error={fields.errors.tags}>
      <Input {...text('tags')} autoCapitalize="none" />
    </Field>
  </div>
);

const Week = ({ draft, onDraftChange, text, errors }: EditFieldsProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,34rem)_12rem]">
    <WeekdayChoice
      label={t`Working days of this project`}
      hint={t`None chosen: your usual days. What you choose comes before what the description says.`}
      chosen={draft.weekdays}
      onChange={(weekdays) => onDraftChange({ weekdays })}
      error={errors.weekdays}
    />
    <Field label={t`Hours a day`} error={errors.hoursPerDay}>
      <Input
        type="number"
        inputMode="decimal"
        min={HOURS_STEP}
        max={HOURS_PER_DAY_MAX}
        step={HOURS_STEP}
        placeholder={t`As usual`}
        {...text('hoursPerDay')}
      />
    </Field>
  </div>
);

type ProjectEditFormProps = {
  project: Project;
  /** Whether there are subtasks that were made from the unchanged brief. */
  isPlanned: boolean;
  onClose: () => void;
};

const AFTER_BRIEF = t`The plan is unchanged. Regenerate adapts it to the brief.`;

/** Edit mode. Cancel resets the fields; until then they survive a reload. */
export function ProjectEditForm({ project, isPlanned, onClose }: ProjectEditFormProps) {
  const now = draftOfProject(project);
  const draft = useEditDraft(`project:${project.id}`, now, project.version);
  const client = useQueryClient();
  const change = useChangeProject(project.id);
  const save = useSaveEdit(project, change.mutateAsync);
  const problems = problemsOf(draft.value);
  const isRight = Object.keys(problems).length === 0;
  const { dueDate } = draft.value;
  const isMoved = isDay(dueDate) && dueDate !== project.dueDate;
  const warnings = usePromiseWarnings(endsOf([{ projectId: project.id, day: isMoved ? dueDate : null }]));
  const close = () => {
    draft.discard();
    onClose();
  };
  const form = useForm({
    typed: draft,
    opensOn: 'input',
    onEscape: onClose,
    maySend: () => !change.isBusy() && isRight,
    send: async () => {
      const clientId = await madeClient(client, draft.value);
      const edit = editOf(draft.base, { ...draft.value, clientId });
      return { edit, choice: await save(edit, draft.version) };
    },
    onSent: ({ edit, choice }) => {
      if (choice === 'cancelled') return;
      close();
      if (choice === 'saved')
        showToast({
          kind: 'success',
          title: t`Project updated successfully`,
          ...(isPlanned && edit.description !== undefined && { description: AFTER_BRIEF }),
        });
    },
  });
  // What is wrong with one field may be mended in another.
  const onDraftChange = (typed: Partial<ProjectEditDraft>) =>
    form.update({ ...draft.value, ...withTimeline(draft.value, typed) });
  const fields = {
    draft: draft.value,
    errors: { ...form.errors, ...problems },
    onDraftChange,
    ...boundTo(draft.value, onDraftChange),
  };

  return (
    <form
      {...form.formProps}
      aria-label={t`Edit Project`}
      className={classNames(cardClass, 'grid gap-5 p-5 sm:p-6')}
    >
      <Words {...fields} />
      <Dates {...fields} />
      <BrokenPromises warnings={warnings} />
      <Kind {...fields} />
      <ClientField {...fields} />
      <ColorChoice
        label={t`Colour`}
        hint={t`The mark at its name and at its tasks, where several projects are shown.`}
        chosen={draft.value.color}
        onChange={(color) => onDraftChange({ color })}
      />
      <Week {...fields} />
      <ChangedElsewhere
        what="project"
        rows={elsewhereInWords(draft, now)}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={close}>{t`Cancel`}</Button>
        <Button type="submit" variant="primary" busy={form.busy} disabled={!isRight}>
          {t`Save Changes`}
        </Button>
      </div>
    </form>
  );
}
