import type { Project } from '@daymark/contract/projects';
import { isTimeOfDay } from '@daymark/domain/dates';
import { plural, t, tc } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clientsQuery } from '../../plan-data/clients.ts';
import { usePlanHolds } from '../../plan-data/replan-query.ts';
import { formatTime } from '../../platform/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { completionText, dateText } from './project-words.ts';

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{term}</dt>
    <dd className="text-sm font-semibold break-words">{children}</dd>
  </div>
);

function ClientFact({ id }: { id: string }) {
  const client = useQuery(clientsQuery()).data?.find((one) => one.id === id);
  if (!client) return null;
  return (
    <Fact term={t`Client`}>
      <Link to="/clients/$clientId" params={{ clientId: id }} className="text-ink underline">
        {client.name}
      </Link>
    </Fact>
  );
}

/** The facts of a project, the most requested first. */
export function ProjectFacts({ project }: { project: Project }) {
  const holds = usePlanHolds(project.id);
  return (
    <Disclosure title={t`Details`} note={dateText(project.dueDate)} isFolded>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Fact term={t`Completion`}>{completionText(project, holds)}</Fact>
        <Fact term={t`Start date`}>{dateText(project.startDate, 'dated')}</Fact>
        <Fact term={t`Due date`}>
          {[dateText(project.dueDate, 'dated'), isTimeOfDay(project.dueTime) && formatTime(project.dueTime)]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact term={tc('of a project')`Timeline`}>
          {project.timeline > 0 ? t`${plural(project.timeline, '# day')}` : t`Not set`}
        </Fact>
        <Fact term={t`Category and tags`}>
          {[project.category, ...project.tags.map((tag) => `#${tag}`)].filter(Boolean).join(' ') ||
            t`Not set`}
        </Fact>
        {project.clientId && <ClientFact id={project.clientId} />}
      </dl>
    </Disclosure>
  );
}
