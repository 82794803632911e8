import { type ChangeRequest, MAIL_MAX_LENGTH } from '@daymark/contract/change-requests';
import { plural, t } from '@daymark/words/t';
import { endsOf, usePromiseWarnings } from '../../plan-data/promises.ts';
import { soFarWords } from '../../plan-data/use-planning.ts';
import { useDraft } from '../../platform/draft.ts';
import { asSentence, formatDay, withReadableDays } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { BrokenPromises } from '../../ui/broken-promises.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopiedText } from '../../ui/copied-text.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BuiltInButton, ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AskRow } from './ask-row.tsx';
import { useChangeRequest } from './use-change-request.ts';

type Request = ReturnType<typeof useChangeRequest>;

/** What becomes of the date, in one sentence. */
function dateWords({ before, after }: ChangeRequest): string {
  if (!after.feasible) return asSentence(t`Not everything fits until ${formatDay(after.dueDate)}.`);
  if (after.dueDate !== before.dueDate)
    return t`Due on ${formatDay(after.dueDate)} instead of ${formatDay(before.dueDate)}, and everything fits.`;
  return asSentence(t`Everything still fits until ${formatDay(after.dueDate)}.`);
}

/** What would happen to the tasks, in one sentence. */
const taskWords = ({ after: { added, changed, removed } }: ChangeRequest): string =>
  added + changed + removed === 0
    ? t`No task changes.`
    : t`${plural(added, '# task is added', '# tasks are added')}, ${plural(changed, '# changes', '# change')}, ${plural(removed, '# goes', '# go')}.`;

type OutcomeProps = { projectId: string; read: ChangeRequest; request: Request };

function Outcome({ projectId, read, request }: OutcomeProps) {
  const { before, after, plan } = read;
  const days = [after.lastDay, after.dueDate === before.dueDate ? null : after.dueDate];
  const warnings = usePromiseWarnings(endsOf(days.map((day) => ({ projectId, day }))));
  const { isReading } = request;
  const today = useToday();
  return (
    <section aria-busy={isReading} className="grid gap-2 rounded-lg bg-well px-4 py-3">
      <h3 className="flex items-center gap-2 font-bold">
        {t`What it does to the plan`}
        {isReading && <Spinner size="small" />}
      </h3>
      <p role="status" className={after.feasible ? '' : 'font-semibold text-signal'}>
        {dateWords(read)}
      </p>
      <p className="text-sm">{taskWords(read)}</p>
      {after.lastDay !== null && after.lastDay !== before.lastDay && (
        <p className="text-sm">
          {asSentence(
            before.lastDay === null
              ? t`The last task is on ${formatDay(after.lastDay)}.`
              : t`The last task is on ${formatDay(after.lastDay)}; now it is on ${formatDay(before.lastDay)}.`,
          )}
        </p>
      )}
      {plan.remedies.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{t`Ways out, each tried:`}</p>
          <ul className="list-disc pl-5">
            {plan.remedies.map(({ text }) => (
              <li key={text}>{withReadableDays(text, today)}</li>
            ))}
          </ul>
        </div>
      )}
      <BrokenPromises warnings={warnings} />
      <Field label={t`Due date`} className="mt-1 max-w-56">
        <DateField value={after.dueDate} min={today} onValueChange={request.moveDueDate} />
      </Field>
    </section>
  );
}

function Asks({ projectId, request, read }: OutcomeProps) {
  if (read.asks.length === 0)
    return <p role="status">{t`This mail asks for nothing that the brief does not have.`}</p>;
  return (
    <div className="grid gap-5">
      <ul aria-label={t`What the mail asks for`}>
        {read.asks.map((ask) => (
          <AskRow key={ask.key} ask={ask} onDecide={(decided) => request.decide(ask, decided)} />
        ))}
      </ul>
      <Outcome projectId={projectId} read={read} request={request} />
      <CopiedText
        label={t`Answer to your client`}
        hint={t`A draft in the language of the mail. Nothing is sent.`}
        button={t`Copy the answer`}
        text={read.reply}
      />
      <Checkbox
        label={t`I told my client that it will be ready on ${formatDay(read.after.dueDate)}`}
        checked={request.isPromised}
        onCheckedChange={request.setPromised}
      />
    </div>
  );
}

type ChangeRequestDialogProps = {
  projectId: string;
  /** What a client wrote on their page, to be read instead of a mail. */
  note?: { id: string; text: string } | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A client's mail becomes a change of the plan: what it asks for, what that does to the date, and one click. */
export function ChangeRequestDialog({ projectId, note, open, onOpenChange }: ChangeRequestDialogProps) {
  const draft = useDraft(`change-request.${note?.id ?? projectId}`, { mail: note?.text ?? '' });
  const { mail } = draft.value;
  const request = useChangeRequest(projectId, mail, () => {
    draft.discard();
    request.forget();
    onOpenChange(false);
  });
  const { read, planning, isReading, isAccepting, failure } = request;
  const isFirst = isReading && !read;
  const takes = read?.asks.filter(({ isTaken }) => isTaken).length ?? 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Change request`}
      description={t`Paste what your client wrote. You see what is new, changed or dropped, and what it does to the date, before anything changes.`}
      size="large"
      busyLabel={isAccepting ? t`Planning the change...` : undefined}
      footer={
        read ? (
          <>
            <Button onClick={request.forget}>{t`Back to the mail`}</Button>
            <Button variant="primary" disabled={takes === 0} busy={isReading} onClick={request.accept}>
              {takes === 0 ? t`Take it on` : t`Take on ${plural(takes, '# point')}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => onOpenChange(false)}>{t`Cancel`}</Button>
            {isFirst && <Button onClick={planning.stop}>{t`Stop`}</Button>}
            <Button variant="primary" disabled={mail.trim() === ''} busy={isFirst} onClick={request.look}>
              {t`Read the mail`}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {failure !== undefined && (
          <ErrorBanner
            message={failure}
            onRetry={request.look}
            retrying={isReading}
            action={<BuiltInButton busy={isReading} onUse={request.lookByBuiltIn} />}
          >
            {t`Nothing was changed.`}
          </ErrorBanner>
        )}
        {read ? (
          <Asks projectId={projectId} request={request} read={read} />
        ) : (
          <Field
            label={t`Mail of your client`}
            hint={isFirst ? soFarWords(planning.progress) : t`With greeting and signature, as it came`}
          >
            <Textarea
              rows={12}
              maxLength={MAIL_MAX_LENGTH}
              value={mail}
              disabled={isFirst}
              onChange={({ target }) => draft.update({ mail: target.value })}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
