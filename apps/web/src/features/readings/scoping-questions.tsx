import type { Project } from '@daymark/contract/projects';
import { DESCRIPTION_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { messageOf } from '../../platform/error-message.ts';
import { useForm } from '../../platform/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Field } from '../../ui/field.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { Input } from '../../ui/input.tsx';
import { numberIn } from '../../ui/number-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Answers {
  end: string;
  steps: string;
  hours: string;
}

const NOTHING: Answers = { end: '', steps: '', hours: '' };
const HOURS_A_WEEK_MAX = 168;

const asSentence = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** The answers as sentences of the user; empty if there are none. */
export function sentencesOf({ end, steps, hours }: Answers): string {
  const perWeek = numberIn(hours, HOURS_A_WEEK_MAX);
  const lines = [
    end.trim() === '' ? '' : asSentence(end.trim()),
    ...steps
      .split('\n')
      .map((step) => step.trim())
      .map((step) => (step === '' ? '' : `- ${step.replace(/^[-*•]\s*/, '')}`)),
    perWeek ? t`I have ${perWeek} hours a week.` : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const withSentences = (description: string, sentences: string): string =>
  [description.trimEnd(), sentences].filter((part) => part !== '').join('\n\n');

type ScopingQuestionsProps = {
  project: Pick<Project, 'id' | 'description' | 'version'>;
  isPlanning: boolean;
  onPlan: () => void;
};

/** Adds the answers to the brief, and plans it. Until then they are stored on this device. */
function useAnswers({ project, onPlan }: ScopingQuestionsProps) {
  const client = useQueryClient();
  const draft = useDraft(`scoping of ${project.id}`, NOTHING);
  const description = withSentences(project.description, sentencesOf(draft.value));
  const mutation = useMutation({
    mutationFn: () =>
      api.projects.change(
        { params: { id: project.id }, body: { description } },
        { ifVersion: project.version },
      ),
    onSuccess: async () => {
      draft.discard();
      await refreshProjects(client);
      onPlan();
      // The questions disappear, and the plan replaces them.
      focusSoon('#proposed-plan');
    },
    onError: () => void refreshProjects(client),
  });
  return { draft, mutation, isTooLong: description.length > DESCRIPTION_MAX_LENGTH };
}

/** Three questions about a brief with nothing to plan. The answers become part of the brief. */
export function ScopingQuestions(props: ScopingQuestionsProps) {
  const { draft, mutation, isTooLong } = useAnswers(props);
  const { end, steps, hours } = draft.value;
  const isBusy = mutation.isPending || props.isPlanning;
  const isEmpty = end.trim() === '' && steps.trim() === '';
  const hoursProblem =
    hours.trim() !== '' && numberIn(hours, HOURS_A_WEEK_MAX) === null
      ? t`Please enter hours a week, from 1 to 168`
      : undefined;
  const form = useForm({
    typed: draft,
    maySend: () => !isBusy && !isEmpty && !hoursProblem && !isTooLong,
    send: () => mutation.mutateAsync(),
  });
  return (
    <section aria-labelledby="scoping" className={`${cardClass} p-5`}>
      <h3 id="scoping" className="text-lg font-bold">
        {t`Three questions before planning`}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {t`The brief does not say yet what is to be done. Your answers are added to it.`}
      </p>
      <form {...form.formProps} className="mt-4 grid max-w-xl grid-cols-1 gap-4">
        <Field label={t`What is done at the end?`}>
          <Input {...form.field('end')} maxLength={500} autoComplete="off" />
        </Field>
        <Field label={t`What are the steps?`} hint={t`One step per line, in your own words.`}>
          <Textarea rows={4} {...form.field('steps')} />
        </Field>
        <Field label={t`How many hours a week do you have?`} error={hoursProblem} className="max-w-80">
          <Input inputMode="decimal" {...form.field('hours')} />
        </Field>
        {mutation.error && (
          <ErrorBanner message={messageOf(mutation.error, t`Failed to update project`)}>
            {t`What you typed is kept.`}
          </ErrorBanner>
        )}
        {isTooLong && <p className="text-sm text-signal">{t`The brief would be too long.`}</p>}
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabled={isEmpty}
          className="justify-self-start"
        >
          {t`Plan with these answers`}
        </Button>
      </form>
    </section>
  );
}
