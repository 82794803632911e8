import { PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { projectChoicesQuery } from './settings-queries.ts';

const REACHES = [
  { value: 'all', label: t`All projects` },
  { value: 'chosen', label: t`Chosen projects` },
] as const;

export interface Reach {
  reach: (typeof REACHES)[number]['value'];
  projectIds: string[];
}

export const EVERYTHING: Reach = { reach: 'all', projectIds: [] };

/** As the API wants it: null for all projects. */
export const chosenProjects = ({ reach, projectIds }: Reach): string[] | null =>
  reach === 'chosen' ? projectIds : null;

export const reachProblem = ({ reach, projectIds }: Reach): string | null =>
  reach === 'chosen' && projectIds.length === 0 ? t`Please choose a project` : null;

const toggled = <T,>(all: readonly T[], one: T, isIn: boolean): T[] =>
  isIn ? [...all, one] : all.filter((other) => other !== one);

type ProjectChoiceProps = { chosen: readonly string[]; onChange: (ids: string[]) => void };

function ProjectChoice({ chosen, onChange }: ProjectChoiceProps) {
  const projects = useQuery(projectChoicesQuery());
  if (projects.isError) return <QueryError query={projects} message={t`Failed to load your projects`} />;
  if (!projects.data)
    return (
      <SkeletonRegion label={t`Loading projects`}>
        <Skeleton className="h-12 w-full" />
      </SkeletonRegion>
    );
  if (projects.data.length === 0)
    return <p className="text-sm text-ink-soft">{t`You have no projects yet.`}</p>;
  return (
    <>
      <ScrollRegion label={t`Projects`} className="grid max-h-56 gap-2 rounded-md border border-edge p-3">
        {projects.data.map(({ id, name }) => (
          <Checkbox
            key={id}
            tone="ink"
            label={name}
            checked={chosen.includes(id)}
            onCheckedChange={(isChosen) => onChange(toggled(chosen, id, isChosen))}
          />
        ))}
      </ScrollRegion>
      {projects.data.length === PAGE_SIZE_MAX && (
        <p className="text-xs text-ink-soft">{t`These are the first ${PAGE_SIZE_MAX} by name.`}</p>
      )}
    </>
  );
}

type ReachChoiceProps = {
  label: string;
  value: Reach;
  problem: string | null | undefined;
  onChange: (reach: Reach) => void;
};

/** Which projects a program may see: all, or those that are chosen. */
export function ReachChoice({ label, value: { reach, projectIds }, problem, onChange }: ReachChoiceProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <ChoicePills
        label={label}
        value={reach}
        options={REACHES}
        onValueChange={(chosen) => onChange({ reach: chosen, projectIds })}
      />
      {reach === 'chosen' && (
        <ProjectChoice chosen={projectIds} onChange={(ids) => onChange({ reach, projectIds: ids })} />
      )}
      <p aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {problem}
      </p>
    </div>
  );
}
