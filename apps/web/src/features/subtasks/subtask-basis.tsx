import type { Subtask } from '@daymark/contract/subtasks';
import { saysTheSame } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import { classNames } from '../../ui/class-names.ts';

type SubtaskBasisProps = Pick<Subtask, 'title' | 'source' | 'playbook'> & { whole: boolean };

/** The id of a library step in words: `client-work/kick-off` becomes "client work, kick off". */
const playbookWords = (id: string) => id.replaceAll(/[-_]/g, ' ').replaceAll(/\s*[/.:]\s*/g, ', ');

/** Ids of tasks that a language model added, in present and older plans. */
const OF_A_MODEL = /^(?:model$|language-model\/)/;

/** A step of the library: `tax-return/3`. */
const OF_THE_LIBRARY = /\/\d+$/;

export const isOfLibrary = (playbook: string | null): boolean =>
  playbook !== null && OF_THE_LIBRARY.test(playbook) && !OF_A_MODEL.test(playbook);

/** The origin of a step that no words of the brief ask for. */
function addedBy(playbook: string): string {
  if (OF_A_MODEL.test(playbook)) return t`Suggested by the language model; no words of the brief ask for it`;
  if (OF_THE_LIBRARY.test(playbook)) return t`A step from Daymark’s library; your brief does not name it`;
  return t`From the planner’s knowledge: ${playbookWords(playbook)}`;
}

const inOneLine = (text: string) => text.replace(/^[-*•\s]+/, '').replaceAll(/\s+/g, ' ');

/** The origin of a subtask: the words of the brief, or the library. */
export function SubtaskBasis({ title, source, playbook, whole }: SubtaskBasisProps) {
  const cut = whole ? 'whitespace-pre-line' : 'truncate';
  if (source && !whole && saysTheSame(title, source.text)) return null;
  if (source)
    return (
      <p className={classNames('text-xs text-ink-soft', cut)}>
        <span className="sr-only">{t`From the brief:`} </span>
        <q>{whole ? source.text : inOneLine(source.text)}</q>
      </p>
    );
  // One line above the plan says it for all steps of the library.
  if (isOfLibrary(playbook) && !whole) return null;
  if (playbook) return <p className={classNames('text-xs text-ink-soft', cut)}>{addedBy(playbook)}</p>;
  return null;
}
