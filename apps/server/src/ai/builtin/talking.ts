import type { Turn } from '../engine.ts';
import { describeToday } from './day-answers.ts';
import { notUnderstoodIn } from './foreign.ts';
import { INTENTS } from './intents.ts';
import { thingLine } from './named-things.ts';
import type { Thing } from './names.ts';
import { offeredWays } from './offered-ways.ts';
import { type Reply, say } from './offering.ts';
import { type AnswerContext, list, paragraphs } from './overview-answers.ts';
import { type Moment, unknownIn } from './read.ts';
import type { Understood } from './sureness.ts';
import { plain } from './text.ts';

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

/** Three example messages with names of the user's own data. */
function examplesFor({ context: { words }, things }: Talking): string {
  const project = things.find((one) => one.kind === 'project' && one.project.status !== 'Completed');
  const task = things.find((one) => one.kind === 'task' && one.task.status !== 'Completed');
  const own = [project && words.askHow(plain(project.name)), task && words.askMove(plain(task.name))];
  return [...own.filter((one) => one !== undefined), words.askDue, words.askNext].slice(0, 3).join(', ');
}

/** What is offered where nothing is near. */
const NEAREST = ['due', 'next', 'new-project'];

const offTopic = (talking: Talking): string =>
  `${talking.context.words.smallTalk.offTopic} ${talking.context.words.examples(examplesFor(talking))}`;

export async function talkBack(talk: string, talking: Talking): Promise<string> {
  const { context, turns } = talking;
  const { words } = context;
  if (talk === 'hello') return describeToday(context);
  if (talk === 'thanks') return words.thanks;
  if (talk === 'help') return `${words.whatIAm}\n\n${words.abilities}`;
  if (talk === 'yes')
    return turns.at(-2)?.content.includes(words.offer) ? words.alreadyOffered : words.nothingOffered;
  return talk in words.smallTalk && talk !== 'offTopic'
    ? words.smallTalk[talk as keyof typeof words.smallTalk]
    : offTopic(talking);
}

/** What may be meant, or that it was not understood, with the nearest things that can be asked. */
export function unclear(
  talking: Talking,
  { parsed, ids, isLikely }: Extract<Understood, { kind: 'near' }>,
): Reply {
  const { context, message } = talking;
  const { words } = context;
  const foreign = isLikely ? undefined : notUnderstoodIn(message);
  if (foreign) return say(`${foreign} ${examplesFor(talking)}.`);
  if (isLikely && ids[0] === 'off-topic') return say(offTopic(talking));
  // Small talk is never offered.
  const askable = ids.filter((id) => id === 'new-project' || INTENTS.get(id)?.kind !== 'talk');
  const offered = offeredWays(askable.length > 0 ? askable : NEAREST, parsed, words);
  if (isLikely) return say(`${words.meantAsking}\n\n${offered}`);
  const unknown = unknownIn(parsed).slice(0, 5);
  const quoted = unknown.map(({ text }) => words.quote(plain(text))).join(', ');
  return say(paragraphs(words.nearestThings(quoted && `(${quoted})`), offered));
}

/** Most projects to list when none was found. */
const PROJECTS_NAMED = 12;

export function notFound(
  { context, things }: Talking,
  { name, near }: Extract<Understood, { kind: 'notFound' }>,
): Reply {
  const { words } = context;
  const projects = things.filter(({ kind }) => kind === 'project');
  const some = (near.length > 0 ? near : projects).slice(0, PROJECTS_NAMED);
  const lines = some.map((one) => thingLine(one, context));
  const lead = near.length > 0 ? words.didYouMean : words.calledOtherwise;
  return say(paragraphs(words.notFound(plain(name)), lines.length > 0 && `${lead}\n${list(lines)}`));
}
