import type { Ask } from '@daymark/domain/answers';
import { answerWords } from '../answers/answer-words.ts';
import {
  APPROVAL,
  answered,
  approvalsIn,
  asking,
  CHECKPOINT,
  countAsk,
  dateAsk,
  daysAsk,
  oneOfAsk,
  yesNoAsk,
} from '../answers/asks.ts';
import type { Brief } from '../brief/brief.ts';
import type { Question } from '../playbooks/schema.ts';
import type { PlanRequest, Remark } from '../shape.ts';
import type { Draft } from './draft.ts';
import { quarters } from './estimate.ts';
import { isWorked } from './item-dates.ts';
import { remarkWords } from './remark-words.ts';
import { matchOf, type Scene } from './scene.ts';
import { fitTitle } from './titles.ts';
import { topicOf } from './wording.ts';

const MOST_QUESTIONS = 5;
const MOST_ROUNDS = 10;
const ROUND_HOURS = 1.5;
const CLARIFY_HOURS = 0.5;
const SHOW_HOURS = 0.5;
const CHECK_PHASE = 4;
/** What is made from something is not begun before that is there; what is clarified and gathered is. */
const FIRST_MADE_PHASE = 2;
const ARTICLE =
  /^(?:The|My|Our|Der|Die|Das|Meine?|Unsere?|Le|La|Mon|Ma|Notre|El|Mi|Nuestr[oa]|O|A|Meu|Minha) /;

const hasDates = ({ items }: Brief, { milestones }: PlanRequest): boolean =>
  milestones.length > 0 || items.some((item) => item.deadline !== null || item.on !== null);

const idOf = ({ playbook }: Scene, { id }: Question): string => `${playbook.id}/${id}`;

/** How a question of the trade is answered: by what changes the plan, or by whether it still has to be found out. */
function askOf({ answer }: Question, { language }: Scene): Ask {
  if (answer?.kind === 'date') return dateAsk(null);
  if (answer?.kind === 'days') return daysAsk(null);
  if (answer?.kind === 'count') return countAsk(null, MOST_ROUNDS);
  if (answer?.kind === 'yes-no') return yesNoAsk(null);
  const words = answerWords(language);
  return oneOfAsk(null, [
    { value: 'known', label: words.known },
    { value: 'find-out', label: words.findOut },
  ]);
}

const asked = ({ playbook, spoken, request }: Scene): Question[] =>
  spoken === null
    ? []
    : playbook.questions.filter(
        ({ unless }) => unless === undefined || matchOf(unless, request.description) === 0,
      );

/** What only the writer can answer, and what the answer would change. */
export function questionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const { brief, request, spoken } = scene;
  const words = remarkWords(scene.language);
  const questions: Remark[] = [];
  const [approved] = approvalsIn(brief);
  if (approved) {
    const who = (approved.approver ?? '').replace(ARTICLE, (word) => word.toLowerCase());
    const said = (brief.unanswered ?? brief).waits.find(({ span }) => span.start === approved.span.start);
    const text = words.whoAnswers(who || words.someone);
    questions.push(asking(request, APPROVAL, text, daysAsk(said?.days ?? null)));
  }
  for (const question of asked(scene)) {
    const text = question[spoken ?? 'en'].replaceAll('{topic}', topicOf(scene));
    questions.push(asking(request, idOf(scene, question), text, askOf(question, scene)));
  }
  const checkpoint = asking(request, CHECKPOINT, words.between, dateAsk(null));
  const isOpen = request.priority === 'High' && drafts.length > 12 && !hasDates(brief, request);
  if (isOpen || questions.length === 0 || checkpoint.answer !== undefined) questions.push(checkpoint);
  return questions.filter(({ answer }, at) => at < MOST_QUESTIONS || answer !== undefined);
}

const extra = (scene: Scene, of: Pick<Draft, 'title' | 'done' | 'hours' | 'phase' | 'playbook'>): Draft => ({
  ...of,
  title: fitTitle(of.title),
  hours: quarters(Math.min(of.hours, scene.longestTask)),
  stated: false,
  source: null,
  tags: [],
  optional: false,
  approval: false,
  release: null,
  deadline: null,
  milestoneId: null,
  after: [],
});

/** "Who owns the domain and the hosting, and where are the logins?" asks for the owner first. */
const firstPart = (question: string): string => question.replace(/[,?:;].*$/u, '').trim();

/** What an answer to a question of the trade adds to the plan. */
function addedBy(question: Question, scene: Scene): Draft[] {
  const { request, language, spoken } = scene;
  const words = answerWords(language);
  const playbook = idOf(scene, question);
  const answer = answered(request, playbook, askOf(question, scene));
  const text = question[spoken ?? 'en'].replaceAll('{topic}', topicOf(scene));
  if (answer === 'find-out')
    return [
      extra(scene, {
        ...{ title: words.clarify(firstPart(text)), done: [`${words.clarified}: ${text}`] },
        ...{ hours: CLARIFY_HOURS, phase: 0, playbook },
      }),
    ];
  if (question.answer?.kind === 'yes-no' && answer === true && spoken) {
    const { hours, phase, [spoken]: step } = question.answer;
    return [extra(scene, { title: step.title, done: step.done, hours, phase, playbook })];
  }
  if (question.answer?.kind !== 'count' || typeof answer !== 'number') return [];
  return Array.from({ length: answer }, (_, at) =>
    extra(scene, {
      ...{ title: words.round(at + 1, answer), done: words.rounds },
      ...{ hours: ROUND_HOURS, phase: CHECK_PHASE, playbook },
    }),
  );
}

/** A day in between on which somebody sees what there is. */
function checkpointAt(scene: Scene): Draft[] {
  const { request, language } = scene;
  const day = answered<'date'>(request, CHECKPOINT, dateAsk(null));
  const from = request.startDate > request.today ? request.startDate : request.today;
  if (day === undefined || day < from || day > request.dueDate) return [];
  const { show: title, shown: done } = answerWords(language);
  const draft = extra(scene, {
    ...{ title, done, hours: SHOW_HOURS, phase: CHECK_PHASE },
    playbook: 'generic/checkpoint',
  });
  return [{ ...draft, release: isWorked(day, scene) ? day : null, deadline: day }];
}

/** Adds what the answers ask for, and holds back what waits for a day that was answered. Before the drafts are ordered. */
export function withAnswerDrafts(drafts: Draft[], scene: Scene): void {
  for (const question of asked(scene)) {
    const added = addedBy(question, scene);
    for (const [at, draft] of added.entries())
      drafts.push(at === 0 ? draft : { ...draft, after: [{ draft: drafts.length - 1, lagDays: 0 }] });
    const { answer: how } = question;
    if (how?.kind !== 'date') continue;
    const day = answered<'date'>(scene.request, idOf(scene, question), dateAsk(null));
    if (day === undefined || day > scene.request.dueDate) continue;
    for (const draft of drafts) {
      const waits = draft.phase >= FIRST_MADE_PHASE && matchOf(how.words, draft.title) > 0;
      const isFree = draft.deadline === null || draft.deadline >= day;
      if (waits && isFree && (draft.release === null || draft.release < day)) draft.release = day;
    }
  }
  drafts.push(...checkpointAt(scene));
}

/** Leaves the days that somebody takes to answer, after what is shown to them. Once the drafts are ordered. */
export function waitForAnswers(drafts: readonly Draft[], scene: Scene): void {
  for (const question of asked(scene)) {
    const { answer: how } = question;
    if (how?.kind !== 'days') continue;
    const days = answered<'days'>(scene.request, idOf(scene, question), daysAsk(null));
    if (days === undefined) continue;
    const shown = new Set(
      drafts.flatMap((draft, index) =>
        draft.approval || matchOf(how.words, draft.title) > 0 ? [index] : [],
      ),
    );
    for (const wait of drafts.flatMap(({ after }) => after))
      if (shown.has(wait.draft)) wait.lagDays = Math.max(wait.lagDays, days);
  }
}
