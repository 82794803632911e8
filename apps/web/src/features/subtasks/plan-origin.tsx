import type { ProjectDetails } from '@daymark/contract/projects';
import { sumHours } from '@daymark/domain/load';
import { plural, t } from '@daymark/words/t';
import { formatHours } from '../../lib/format.ts';
import { isOpenGuess } from './open-guess.ts';
import { isOfLibrary } from './subtask-basis.tsx';

/** Where the steps and the hours of a plan come from, once for all its rows. */
export function PlanOrigin({ project: { subtasks, plan } }: { project: ProjectDetails }) {
  // A long step is several tasks.
  const ours = new Set(
    subtasks.filter(({ playbook }) => isOfLibrary(playbook)).map(({ id, statement }) => statement ?? id),
  ).size;
  const guessed = subtasks.filter(isOpenGuess);
  const kind = plan?.breakdown?.kind?.name;
  const steps = t`${plural(ours, '# step is', '# steps are')} from Daymark’s library`;
  const hours = formatHours(sumHours(guessed.map(({ estimatedHours }) => estimatedHours)));
  const words = [
    ours > 0 && (kind ? `${steps}: ${kind}` : steps),
    guessed.length > 0 && t`${hours}, guessed`,
  ].filter((one) => one !== false);
  if (words.length === 0) return null;
  return <p className="text-sm text-ink-soft">{words.join(' · ')}</p>;
}
