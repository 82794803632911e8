import type { ListedProject } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { readDayLoads } from '@daymark/domain/day-loads';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayStrip } from '../../ui/day-strip.tsx';
import { loneLinkClass } from '../../ui/link-class.ts';
import { Menu } from '../../ui/menu.tsx';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { Panel } from './panel.tsx';
import { ProjectLink } from './project-link.tsx';
import { CURRENT_RULES, useCurrentRule } from './use-current-rule.ts';

const toneOf = ({ status }: ListedProject, remaining: number): BadgeTone => {
  if (status === 'Completed') return 'done';
  return remaining <= 0 ? 'signal' : 'neutral';
};

const Counts = ({ stats }: Pick<ListedProject, 'stats'>) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {[
      { label: t`Total tasks`, count: stats.totalSubtasks },
      { label: statusWords('Completed'), count: stats.completedSubtasks },
      ...(stats.inProgressSubtasks > 0
        ? [{ label: statusWords('In Progress'), count: stats.inProgressSubtasks }]
        : []),
      { label: statusWords('Pending'), count: stats.pendingSubtasks },
    ].map(({ label, count }) => (
      <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-bold">{count}</dd>
      </div>
    ))}
  </dl>
);

function Body({ project, today }: { project: ListedProject; today: Day }) {
  const remaining = daysRemaining(project.dueDate, today);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1.5">
        <h3 className="flex items-baseline gap-2.5 text-lg font-bold">
          <ProjectMark color={project.color} className="h-4 w-1.5 translate-y-0.5" />
          <PriorityMark priority={project.priority} className="translate-y-px" />
          <ProjectLink
            id={project.id}
            className="relative min-w-0 after:absolute after:inset-x-0 after:-inset-y-2"
          >
            {project.name}
          </ProjectLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <StatusMark status={project.status} />
          <Badge tone={toneOf(project, remaining)}>
            {project.status === 'Completed' ? statusWords(project.status) : timeRemainingText(remaining)}
          </Badge>
        </p>
      </div>
      <DayStrip
        startDate={project.startDate}
        dueDate={project.dueDate}
        today={today}
        days={readDayLoads(project.days)}
        milestones={project.milestones}
        stats={project.stats}
      />
      <Progress value={project.progress} label={t`Progress of ${project.name}`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Counts stats={project.stats} />
        <TagList tags={project.tags} />
      </div>
    </div>
  );
}

type CurrentProjectCardProps = {
  projects: readonly ListedProject[];
  today: Day;
  onNewProject: () => void;
};

const NoneActive = ({ onNewProject }: Pick<CurrentProjectCardProps, 'onNewProject'>) => (
  <div className="grid justify-items-start gap-3">
    <div>
      <h3 className="text-lg font-bold">{t`No active projects`}</h3>
      <p className="text-sm text-ink-soft">{t`Every project is completed.`}</p>
    </div>
    <Button onClick={onNewProject}>{t`Create Project`}</Button>
  </div>
);

/** The current project, chosen by the user's preferred rule. */
export function CurrentProjectCard({ projects, today, onNewProject }: CurrentProjectCardProps) {
  const [rule, chooseRule] = useCurrentRule();
  const project = rule.choose(projects);

  return (
    <Panel
      title={
        <Menu
          align="start"
          trigger={
            <button
              type="button"
              className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 hover:bg-well pointer-coarse:min-h-11"
              aria-label={t`Current project, chosen by: ${rule.label}`}
            >
              {t`Current project`}
              <ChevronDown className="size-4 text-ink-soft" aria-hidden="true" />
            </button>
          }
          header={t`Choose it by`}
          items={CURRENT_RULES.map((one) => ({
            label: one.label,
            checked: one.name === rule.name,
            onSelect: () => chooseRule(one),
          }))}
        />
      }
      aside={
        <Link to="/projects" className={classNames(loneLinkClass, 'text-sm')}>
          {t`View all`}
        </Link>
      }
    >
      {project ? <Body project={project} today={today} /> : <NoneActive onNewProject={onNewProject} />}
    </Panel>
  );
}
