import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { FormEvent } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { ShownMilestone } from './shown-item.ts';

type MilestoneDialogProps = {
  milestone: ShownMilestone;
  onMove: (day: Day) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A milestone of a plan, whose day can be changed: the alternative to dragging. */
export function MilestoneDialog({ milestone, onMove, open, onOpenChange }: MilestoneDialogProps) {
  const [day, setDay] = useTabState<string>(`day of ${milestone.id}`, milestone.dueDate);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return;
    onMove(day);
    onOpenChange(false);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={milestone.name}
      description={milestone.project ? t`Milestone of ${milestone.project.name}` : t`Milestone`}
      size="small"
      form={{ formProps: { noValidate: true, onSubmit: save } }}
      action={t`Save`}
      isReady={day !== ''}
    >
      <Field label={t`Day`}>
        <DateField value={day} onValueChange={setDay} />
      </Field>
    </FormDialog>
  );
}
