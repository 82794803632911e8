import type { Subtask } from '@daymark/contract/subtasks';
import { classNames } from '../../ui/class-names.ts';

type SubtaskBasisProps = Pick<Subtask, 'source' | 'playbook'> & { whole: boolean };

/** A playbook's id as words: `client-work/kick-off` is "client work, kick off". */
const playbookWords = (id: string) => id.replaceAll(/[-_]/g, ' ').replaceAll(/\s*[/.:]\s*/g, ', ');

/** The server's word for what a language model added of its own. */
const OF_A_MODEL = /^language-model\//;

const inOneLine = (text: string) => text.replace(/^[-*•\s]+/, '').replaceAll(/\s+/g, ' ');

/** What a subtask rests on: the words of the brief, or what the planner knows of such work. */
export function SubtaskBasis({ source, playbook, whole }: SubtaskBasisProps) {
  const cut = whole ? 'whitespace-pre-line' : 'truncate';
  if (source)
    return (
      <p className={classNames('text-xs text-ink-soft', cut)}>
        <span className="sr-only">From the brief: </span>
        <q>{whole ? source.text : inOneLine(source.text)}</q>
      </p>
    );
  if (playbook)
    return (
      <p className={classNames('text-xs text-ink-soft', cut)}>
        {OF_A_MODEL.test(playbook)
          ? 'Suggested by the language model; no words of the brief ask for it'
          : `From the planner’s knowledge: ${playbookWords(playbook)}`}
      </p>
    );
  return null;
}
