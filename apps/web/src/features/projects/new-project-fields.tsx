import { CATEGORY_MAX_LENGTH } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { descriptionProblem } from '../../plan-data/description-problem.ts';
import { hasAi, modelName } from '../../platform/ai.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { boundTo } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { MilestoneFields } from './milestone-fields.tsx';
import { type NewProjectDraft, namedMilestones, tagsProblem, timelineOf } from './new-project-draft.ts';
import {
  ClientField,
  DayFields,
  DueTimeField,
  type FieldsProps,
  NameField,
  PriorityField,
} from './project-fields.tsx';
import { CATEGORY_SUGGESTIONS } from './project-options.ts';

export type NewProjectFieldsProps = FieldsProps<NewProjectDraft>;

const DescriptionField = ({ draft, onDraftChange, errors }: NewProjectFieldsProps) => (
  <Field
    label={t`Description`}
    error={descriptionProblem(draft.description) ?? errors.description}
    hint={t`Write it as you would tell a colleague: what must be there, how many, who decides, what is out. Dates, counts, hours and days off are understood.`}
  >
    <Textarea rows={8} {...boundTo(draft, onDraftChange).text('description')} className="min-h-52" />
  </Field>
);

type Timeline = ReturnType<typeof timelineOf>;

/** The length of the project, updated live. What is wrong with it stands at the due date. */
const TimelineNote = ({ timeline }: { timeline: Timeline }) => (
  <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
    {!timeline?.problem && (
      <>
        {t`Timeline:`}{' '}
        <strong className="text-ink">
          {timeline ? t`${plural(timeline.days, '# day')}` : t`choose both dates`}
        </strong>
      </>
    )}
  </p>
);

function Dates(props: NewProjectFieldsProps) {
  const timeline = timelineOf(props.draft);
  const dueDate = props.errors.dueDate ?? timeline?.problem ?? null;
  return (
    <div className="grid gap-2">
      <div className="grid gap-4 sm:grid-cols-3">
        <DayFields {...props} errors={{ ...props.errors, dueDate }} />
        <DueTimeField {...props} />
      </div>
      <TimelineNote timeline={timeline} />
    </div>
  );
}

function Kind(props: NewProjectFieldsProps) {
  const { draft, onDraftChange, errors } = props;
  const suggestionsId = useId();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <PriorityField {...props} />
        <Field label={t`Category`} error={errors.category} className="sm:col-span-2">
          <Input
            {...boundTo(draft, onDraftChange).text('category')}
            list={suggestionsId}
            maxLength={CATEGORY_MAX_LENGTH}
            autoComplete="off"
          />
        </Field>
        <datalist id={suggestionsId}>
          {CATEGORY_SUGGESTIONS.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <Field label={t`Tags`} error={tagsProblem(draft) ?? errors.tags}>
        <TagInput value={draft.tags} text={draft.tag} onChange={onDraftChange} />
      </Field>
      <ClientField {...props} />
    </>
  );
}

const generatingHint = (model: string | undefined): string =>
  model
    ? t`Name, description and milestones are sent to the language model ${model}, which the people who run this server chose. It suggests the tasks; Daymark checks them and gives every one a day.`
    : t`The built-in planner reads the description on this server and gives every task a day. No language model is asked, and nothing leaves the server.`;

/**
 * The dialog opens at once, and its fields, which take a slow machine too long, are rendered deferred. The first field
 * gets the focus, unless something else has it by then.
 */
export function NewProjectFields(props: NewProjectFieldsProps) {
  const areMade = useDeferredValue(true, false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAtStart = document.activeElement?.matches('[role="dialog"], body');
    if (areMade && isAtStart) fields.current?.querySelector('input')?.focus();
  }, [areMade]);
  return (
    <div ref={fields} className="grid grid-cols-1 gap-5">
      {areMade ? <Fields {...props} /> : <div className="h-dvh" />}
    </div>
  );
}

function Fields(props: NewProjectFieldsProps) {
  const { draft, onDraftChange, errors } = props;
  const sentOrder = namedMilestones(draft).map((milestone) => milestone.key);
  return (
    <>
      <NameField {...props} />
      <DescriptionField {...props} />
      <Dates {...props} />
      <MilestoneFields
        milestones={draft.milestones}
        onMilestonesChange={(milestones) => onDraftChange({ milestones })}
        startDate={draft.startDate}
        dueDate={draft.dueDate}
        errorOf={(key, field) => errors[`milestones.${sentOrder.indexOf(key)}.${field}`]}
      />
      <Kind {...props} />
      {hasAi() && (
        <div className="rounded-md bg-well px-4 py-3">
          <Checkbox
            checked={draft.generate}
            onCheckedChange={(generate) => onDraftChange({ generate })}
            label={t`Generate AI-powered subtasks`}
            hint={generatingHint(modelName())}
          />
        </div>
      )}
    </>
  );
}
