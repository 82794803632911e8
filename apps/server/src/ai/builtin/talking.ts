import type { Turn } from '../engine.ts';
import { describeToday } from './day-answers.ts';
import { notUnderstoodIn } from './foreign.ts';
import { INTENTS } from './intents.ts';
import type { Thing } from './names.ts';
import { offeredWays } from './offered-ways.ts';
import { type Reply, say } from './offering.ts';
import { type AnswerContext, paragraphs } from './overview-answers.ts';
import { type Moment, unknownIn } from './read.ts';
import { ACTS, type Act, ASKS, type Ask, TALKS, type Talk } from './requests.ts';
import { plain } from './text.ts';
import type { Understood } from './understand.ts';

/** A request is at the beginning of a message. A project's description is read completely elsewhere. */
export const READ_CHARACTERS = 1_000;

export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** A message with what is known when it is answered. */
export interface Talking {
  context: AnswerContext;
  turns: readonly Turn[];
  message: string;
  moment: Moment;
  things: readonly Thing[];
}

type Near = Extract<Understood, { is: 'near' }>;

export const isAct = (is: string): is is Act => (ACTS as readonly string[]).includes(is);

export const isAsk = (is: string): is is Ask => (ASKS as readonly string[]).includes(is);

/** Three example messages with names of the user's own data. */
function examplesFor({ context: { words }, things }: Talking): string {
  const project = things.find((one) => one.kind === 'project' && one.project.status !== 'Completed');
  const task = things.find((one) => one.kind === 'task' && one.task.status !== 'Completed');
  return [
    ...(project ? [words.askHow(plain(project.name))] : []),
    ...(task ? [words.askMove(plain(task.name))] : []),
    words.askDue,
    words.askNext,
  ]
    .slice(0, 3)
    .join(', ');
}

const whatIAm = ({ words }: AnswerContext): string => `${words.whatIAm}\n\n${words.abilities}`;

/** What is offered where nothing is near. */
export const NEAREST = ['due', 'next', 'new-project'];

const offTopic = (talking: Talking): string =>
  `${talking.context.words.smallTalk.offTopic} ${talking.context.words.examples(examplesFor(talking))}`;

/** Small talk is never offered. */
const isTalk = (id: string): boolean =>
  (TALKS as readonly string[]).includes(INTENTS[id]?.is ?? '') && id !== 'new-project';

export async function talkBack(talk: Talk, talking: Talking): Promise<string> {
  const { context, turns } = talking;
  const { words } = context;
  switch (talk) {
    case 'hello':
      return describeToday(context);
    case 'thanks':
      return words.thanks;
    case 'yes':
      return turns.at(-2)?.content.includes(words.offer) ? words.alreadyOffered : words.nothingOffered;
    case 'help':
      return whatIAm(context);
    case 'offTopic':
    case 'newProject':
      return offTopic(talking);
    default:
      return words.smallTalk[talk];
  }
}

/** What may be meant, or that it was not understood, with the nearest things that can be asked. */
export function unclear(talking: Talking, { parsed, ids, isLikely }: Near): Reply {
  const { context, message } = talking;
  const { words } = context;
  const foreign = isLikely ? undefined : notUnderstoodIn(message);
  if (foreign) return say(`${foreign} ${examplesFor(talking)}.`);
  if (isLikely && ids[0] === 'off-topic') return say(offTopic(talking));
  const askable = ids.filter((id) => !isTalk(id));
  const offered = offeredWays(askable.length > 0 ? askable : NEAREST, parsed, words);
  if (isLikely) return say(`${words.meantAsking}\n\n${offered}`);
  const unknown = unknownIn(parsed).slice(0, 5);
  const quoted = unknown.map(({ text }) => words.quote(plain(text))).join(', ');
  return say(paragraphs(words.nearestThings(quoted && `(${quoted})`), offered));
}
