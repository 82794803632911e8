import { VISITOR_BRIEF_MAX_LENGTH } from '@daymark/domain/limits';
import { DEPTHS, type Depth, USUAL_DEPTH } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { formatCount } from '../../platform/format.ts';
import { writeIn } from '../../platform/locale.ts';
import { keepTriedProject, readTriedProject } from '../../platform/tried-words.ts';
import { askForPlan, prepare } from './ask.ts';
import { part } from './elements.ts';
import { lightRows } from './light-rows.ts';
import { showBusy, showPlan, stopBusy } from './show-plan.ts';

const brief = part<HTMLTextAreaElement>('own-brief');
const choice = part<HTMLInputElement>('sample-own');

const depths = () => [...document.querySelectorAll<HTMLInputElement>('input[name="own-depth"]')];
const chosenDepth = (): Depth =>
  DEPTHS.find((depth) => depths().some(({ value, checked }) => checked && value === depth)) ?? USUAL_DEPTH;

const tell = (problem: string): void => {
  part('own-problem').textContent = problem;
  brief.toggleAttribute('aria-invalid', problem !== '');
};

function count(): void {
  const over = brief.value.length - VISITOR_BRIEF_MAX_LENGTH;
  const words = part('own-count');
  words.textContent =
    over > 0
      ? t`${plural(over, '# character too many', '# characters too many')}`
      : t`${formatCount(brief.value.length)} of ${formatCount(VISITOR_BRIEF_MAX_LENGTH)} characters`;
  words.classList.toggle('text-signal', over > 0);
}

/** Why it cannot be sent. */
function problemOf(text: string): string {
  if (text.trim() === '') return t`Please write what you want to get done`;
  return text.length > VISITOR_BRIEF_MAX_LENGTH
    ? t`Please use at most ${VISITOR_BRIEF_MAX_LENGTH} characters`
    : '';
}

/** The words of the plan that is shown; choosing a depth plans these. */
let shown = '';

/** Says why there is no plan. The sample comes back if there was none before. */
function explain(problem: string): void {
  tell(problem);
  if (!shown) {
    part<HTMLInputElement>('sample-0').checked = true;
    part('own-choice').hidden = true;
  }
  brief.focus();
}

async function plan(text: string): Promise<void> {
  const depth = chosenDepth();
  showBusy();
  const answer = await askForPlan(text, depth);
  // A later request has replaced it.
  if (answer === 'replaced') return;
  stopBusy();
  if ('problem' in answer) return explain(answer.problem);
  tell('');
  shown = text;
  showPlan(answer.plan);
  keepTriedProject({ brief: brief.value, project: answer.plan.project });
}

function onSubmit(event: Event): void {
  event.preventDefault();
  const problem = problemOf(brief.value);
  tell(problem);
  if (problem) {
    brief.focus();
    return;
  }
  part('own-choice').hidden = false;
  choice.checked = true;
  part('own-plan').scrollIntoView();
  void plan(brief.value);
}

function onInput(): void {
  count();
  tell('');
  keepTriedProject({ brief: brief.value });
}

/** What was typed before in this tab. */
function restore(): void {
  const tried = readTriedProject();
  if (brief.value === '' && tried) brief.value = tried.brief;
  for (const radio of depths()) radio.checked = radio.value === (tried?.project?.depth ?? USUAL_DEPTH);
  if (brief.value !== tried?.brief) keepTriedProject({ brief: brief.value });
}

function start(): void {
  writeIn(undefined);
  restore();
  count();
  part('own-project').addEventListener('submit', onSubmit);
  brief.addEventListener('input', onInput);
  brief.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      part<HTMLFormElement>('own-project').requestSubmit();
  });
  for (const radio of depths()) radio.addEventListener('change', () => shown && void plan(shown));
  lightRows();
  prepare();
}

start();
