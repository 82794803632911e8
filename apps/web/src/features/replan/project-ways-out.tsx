import type { Replan } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { rich } from '../../platform/rich.ts';
import { Button } from '../../ui/button.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useApplyReplan, useReplan } from './use-replan.ts';
import { WaysOut } from './ways-out.tsx';

type Project = { id: string; name: string };

/** Remedies are requested for this many projects at once. */
const MOST_PROJECTS = 3;

/** The projects with subtasks that fit on no day. */
const projectsOf = (unplaced: Replan['unplaced']): Project[] => [
  ...new Map(
    unplaced.map(({ projectId, project }) => [projectId, { id: projectId, name: project }]),
  ).values(),
];

const ProjectLink = ({ id, name }: Project) => (
  <Link to="/project/$id/details" params={{ id }} className={linkClass}>
    {name}
  </Link>
);

function OfProject({ project, today }: { project: Project; today: Day }) {
  const { data: replan, isError } = useReplan(project.id);
  const { mutate, isPending } = useApplyReplan(project.id);
  return (
    <section aria-label={t`Solutions for ${project.name}`} className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-bold">
        <ProjectLink {...project} />
      </h3>
      {!replan && !isError && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Spinner size="small" />
          {t`Looking for solutions...`}
        </p>
      )}
      {isError && !replan && <p className="text-sm">{t`Solutions could not be computed.`}</p>}
      {replan && !replan.feasible && (
        <WaysOut
          {...replan}
          today={today}
          busy={isPending}
          onTake={(wayOut) => mutate({ stamp: replan.stamp, how: { wayOut } })}
        />
      )}
      {replan?.feasible && (
        <>
          <p className="text-sm">
            {replan.moves.length > 0
              ? t`It fits if only this project is moved.`
              : t`It fits as it is, if the other projects do not change.`}
          </p>
          {replan.moves.length > 0 && (
            <Button
              size="small"
              className="justify-self-start"
              busy={isPending}
              onClick={() => mutate({ stamp: replan.stamp, how: 'moves' })}
            >
              {t`Move ${plural(replan.moves.length, '# task')} of this project`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** For each project with subtasks that fit on no day: why, and the remedies. */
export function ProjectWaysOut({ unplaced, today }: Pick<Replan, 'unplaced'> & { today: Day }) {
  const projects = projectsOf(unplaced);
  const others = projects.slice(MOST_PROJECTS);
  return (
    <>
      {projects.slice(0, MOST_PROJECTS).map((project) => (
        <OfProject key={project.id} project={project} today={today} />
      ))}
      {others.length > 0 && (
        <p className="text-sm">
          {rich`The same applies to ${others.map((project, index) => (
            <span key={project.id}>
              {index > 0 && ', '}
              <ProjectLink {...project} />
            </span>
          ))}.`}
        </p>
      )}
    </>
  );
}
