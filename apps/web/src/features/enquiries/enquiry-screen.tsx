import type { NewProject } from '@daymark/contract/projects';
import { addDays } from '@daymark/domain/dates';
import { DESCRIPTION_MAX_LENGTH, PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { SubmitEvent } from 'react';
import { soFarWords } from '../../plan-data/use-planning.ts';
import { modelName } from '../../platform/ai.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { type Draft, useDraft } from '../../platform/draft.ts';
import { messageOf } from '../../platform/error-message.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { BuiltInButton, ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { EnquiryAnswer } from './enquiry-answer.tsx';
import { EMPTY_ENQUIRY, type EnquiryDraft, projectOf, useEnquiry } from './use-enquiry.ts';

type Asking = ReturnType<typeof useEnquiry>;

function EnquiryForm({ draft, asking }: { draft: Draft<EnquiryDraft>; asking: Asking }) {
  const today = useToday();
  const { text, name, startDate, dueDate } = draft.value;
  const { isPending, planning } = asking;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) asking.ask(draft.value);
  };
  return (
    <form id="enquiry" onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field
        label={t`Enquiry`}
        hint={
          isPending && modelName() !== undefined
            ? soFarWords(planning.progress)
            : t`A mail or a brief, as it came`
        }
      >
        <Textarea
          rows={8}
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={text}
          onChange={({ target }) => draft.update({ text: target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_11rem_11rem]">
        <Field label={t`Name of the job`}>
          <Input
            value={name}
            maxLength={PROJECT_NAME_MAX_LENGTH}
            onChange={({ target }) => draft.update({ name: target.value })}
          />
        </Field>
        <Field label={t`Not before`}>
          <DateField
            value={startDate}
            min={today}
            onValueChange={(day) => draft.update({ startDate: day })}
          />
        </Field>
        <Field label={t`Wished by`}>
          <DateField
            value={dueDate}
            min={addDays(today, 1)}
            onValueChange={(day) => draft.update({ dueDate: day })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={text.trim() === ''} busy={isPending}>
          {asking.answer ? t`Check again` : t`Check`}
        </Button>
        {isPending && modelName() !== undefined && <Button onClick={planning.stop}>{t`Stop`}</Button>}
      </div>
    </form>
  );
}

type EnquiryScreenProps = {
  creation: { isPending: boolean; error: Error | null };
  /** Creates a project; the result leads to it. */
  onCreate: (project: NewProject) => Promise<() => void>;
};

/** Whether a job can be taken on beside everything that is promised, before anything is promised or stored. */
export function EnquiryScreen({ creation, onCreate }: EnquiryScreenProps) {
  useDocumentTitle(t`Can I take this job?`);
  const draft = useDraft('enquiry', EMPTY_ENQUIRY);
  const asking = useEnquiry();
  const { answer, failure } = asking;
  const forget = () => {
    draft.discard();
    asking.forget();
  };
  const take = async (project: NewProject) => {
    const open = await onCreate(project).catch(() => undefined);
    if (!open) return;
    forget();
    open();
  };
  return (
    <>
      <PageHeader
        title={t`Can I take this job?`}
        subtitle={t`Paste an enquiry. You see when you could do it beside everything that you have promised. Nothing is saved.`}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <EnquiryForm draft={draft} asking={asking} />
        {failure !== undefined && (
          <ErrorBanner
            message={failure}
            onRetry={() => asking.ask(draft.value)}
            retrying={asking.isPending}
            action={
              <BuiltInButton
                busy={asking.isPending}
                onUse={() => asking.ask({ ...draft.value, byBuiltIn: true })}
              />
            }
          />
        )}
        {creation.error && (
          <ErrorBanner message={messageOf(creation.error, t`Failed to create project`)}>
            {t`The enquiry is kept here.`}
          </ErrorBanner>
        )}
        {answer && (
          <EnquiryAnswer
            key={`${answer.description} ${answer.wish?.day} ${answer.offers.map(({ kind }) => kind).join()}`}
            answer={answer}
            isCreating={creation.isPending}
            onTake={(offer) => void take(projectOf(answer, offer))}
            onRefuse={() => {
              forget();
              focusSoon('#enquiry textarea');
            }}
          />
        )}
      </div>
    </>
  );
}
