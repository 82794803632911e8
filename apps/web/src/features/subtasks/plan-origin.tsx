import type { ProjectDetails } from '@daymark/contract/projects';
import { sumHours } from '@daymark/domain/load';
import { plural, t } from '@daymark/words/t';
import { formatHours } from '../../platform/format.ts';
import { isOpenGuess } from './open-guess.ts';
import { isOfLibrary } from './subtask-basis.tsx';

/** Where the steps and the hours of a plan come from, once for all its rows. */
export function PlanOrigin({ project: { subtasks, plan } }: { project: ProjectDetails }) {
  // Tasks, as everywhere on the page: a long step is several.
  const ours = subtasks.filter(({ playbook }) => isOfLibrary(playbook)).length;
  const guessed = subtasks.filter(isOpenGuess);
  const kind = plan?.breakdown?.kind?.name;
  const steps = t`${plural(ours, '# task is', '# tasks are')} from Daymark’s library`;
  const hours = formatHours(sumHours(guessed.map(({ estimatedHours }) => estimatedHours)));
  const words = [
    ours > 0 && (kind ? `${steps}: ${kind}` : steps),
    guessed.length > 0 && t`${hours}, guessed`,
  ].filter((one) => one !== false);
  if (words.length === 0) return null;
  return <p className="text-sm text-ink-soft">{words.join(' · ')}</p>;
}
