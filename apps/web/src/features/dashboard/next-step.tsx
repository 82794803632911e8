import type { AgendaItem } from '@daymark/contract/subtasks';
import { saysTheSame } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { doneWhen } from '../../plan-data/done-when.ts';
import { Button } from '../../ui/button.tsx';
import { PostponeButton } from './late.tsx';
import { ProjectLink } from './project-link.tsx';
import { TaskFacts } from './task-facts.tsx';

type NextStepProps = {
  task: AgendaItem;
  onComplete: (task: AgendaItem) => void;
  /** Other actions for it. */
  action: ReactNode;
};

/** The mark over the next step, as the day strip has it over today. */
const NextMark = () => (
  <svg viewBox="0 0 12 8" aria-hidden="true" className="h-2 w-3 shrink-0">
    <path d="M0 0h12L6 8Z" className="fill-signal-bright" />
  </svg>
);

const Description = ({ text }: { text: string }) => {
  const points = doneWhen(text);
  return text.trim() === '' ? null : (
    <p className="line-clamp-3 text-ink-soft">{points ? t`Done when: ${points.join('; ')}` : text}</p>
  );
};

/** The words of the brief, if the title does not already say them; else the description. */
const Basis = ({ title, source, description }: AgendaItem) =>
  source && !saysTheSame(title, source.text) ? (
    <p className="line-clamp-3 border-l-2 border-edge pl-3 text-ink-soft">
      <span className="sr-only">{t`From the brief:`} </span>
      <q>{source.text.replaceAll(/\s+/g, ' ')}</q>
    </p>
  ) : (
    <Description text={description} />
  );

/** What to do now: in large type, with the words of the brief that ask for it. */
export const NextStep = ({ task, onComplete, action }: NextStepProps) => (
  <article data-row={task.id} aria-labelledby="next-step" className="grid grid-cols-1 gap-4 p-5 sm:p-6">
    <div>
      <p className="flex items-center gap-2 text-sm font-bold text-signal">
        <NextMark />
        {t`Next step`}
      </p>
      <h3 id="next-step" className="mt-1.5 text-xl font-bold sm:text-2xl">
        <ProjectLink id={task.projectId.id}>{task.title}</ProjectLink>
      </h3>
      <TaskFacts task={task} className="mt-2 text-sm" />
    </div>
    <Basis {...task} />
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" size="large" onClick={() => onComplete(task)}>
        <Check className="size-5" aria-hidden="true" />
        {t`Mark as completed`}
      </Button>
      <PostponeButton task={task} />
      {action}
    </div>
  </article>
);
