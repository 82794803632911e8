import type { NewPublishedCalendar } from '@daymark/contract/published-calendars';
import { PUBLISHED_CALENDAR_KINDS, type PublishedCalendarKind } from '@daymark/domain/published-calendars';
import { t } from '@daymark/words/t';
import { CalendarPlus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { ProjectField } from './project-field.tsx';

const KIND_LABELS: Record<PublishedCalendarKind, string> = {
  task: t`Tasks`,
  wait: t`Waiting for others`,
  milestone: t`Milestones`,
};

const INITIAL: NewPublishedCalendar = {
  projectId: null,
  kinds: ['task', 'milestone'],
  withCompleted: false,
  isTimed: true,
};

type PublishedCalendarFormProps = {
  busy: boolean;
  onPublish: (contents: NewPublishedCalendar) => void;
};

/** What is in a calendar feed. It does not change later: other contents are another feed. */
export function PublishedCalendarForm({ busy, onPublish }: PublishedCalendarFormProps) {
  const [contents, setContents] = useTabState('calendar feed', INITIAL);
  const update = (fields: Partial<NewPublishedCalendar>) =>
    setContents((before) => ({ ...before, ...fields }));
  const { kinds, withCompleted, isTimed, projectId } = contents;
  const hasTasks = kinds.includes('task');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onPublish(contents);
  };
  return (
    <form
      onSubmit={submit}
      aria-label={t`New calendar feed`}
      className="grid gap-5 border-t border-line pt-5"
    >
      <ProjectField value={projectId ?? ''} onChange={(id) => update({ projectId: id || null })} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{t`What is in it`}</legend>
        <div className="grid gap-2">
          <CheckboxList
            options={PUBLISHED_CALENDAR_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
            chosen={kinds}
            onChange={(chosen) => update({ kinds: chosen })}
          />
          <Checkbox
            tone="ink"
            label={t`Completed tasks`}
            checked={hasTasks && withCompleted}
            disabled={!hasTasks}
            onCheckedChange={(checked) => update({ withCompleted: checked })}
          />
          <Checkbox
            tone="ink"
            label={t`Tasks with a time of day at that time`}
            hint={t`All other tasks, waits and milestones take whole days.`}
            checked={hasTasks && isTimed}
            disabled={!hasTasks}
            onCheckedChange={(checked) => update({ isTimed: checked })}
          />
        </div>
      </fieldset>
      <Button type="submit" busy={busy} disabled={kinds.length === 0} className="justify-self-start">
        <CalendarPlus className="size-4" aria-hidden="true" />
        {t`Make a calendar feed`}
      </Button>
    </form>
  );
}
