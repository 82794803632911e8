import type { Project } from '@daymark/contract/projects';
import { isTimeOfDay } from '@daymark/domain/dates';
import { plural, timeRemainingText } from '@daymark/domain/projects';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format.ts';
import { usePlanHolds } from '../../lib/replan-query.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { completionText, dateText } from './project-words.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="text-sm font-semibold break-words">{children}</dd>
  </div>
);

/** The facts of a project, the most requested first. */
export function ProjectFacts({ project }: { project: Project }) {
  const holds = usePlanHolds(project.id);
  return (
    <Disclosure title="Details" note={dateText(project.dueDate)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact term="Time remaining">{timeRemainingText(project.daysRemaining)}</Fact>
        <Fact term="Completion">{completionText(project, holds)}</Fact>
        <Fact term="Start date">{dateText(project.startDate, 'dated')}</Fact>
        <Fact term="Due date">
          {[dateText(project.dueDate, 'dated'), isTimeOfDay(project.dueTime) && formatTime(project.dueTime)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact term="Timeline">{project.timeline > 0 ? plural(project.timeline, 'day') : 'Not set'}</Fact>
        <Fact term="Category and tags">
          {[project.category, ...project.tags.map((tag) => `#${tag}`)].filter(Boolean).join(' ') || 'Not set'}
        </Fact>
      </dl>
    </Disclosure>
  );
}
