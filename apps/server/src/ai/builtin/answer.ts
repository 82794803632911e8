import type { Answer, AnswerRequest, Follow } from '../engine.ts';
import { propose } from './acting.ts';
import { answerTo } from './asking.ts';
import { languageOf } from './message-language.ts';
import { ofProjects } from './named-things.ts';
import { namesBefore, refersBack } from './names-before.ts';
import { scope, scopingSince } from './new-project.ts';
import { joinedActions, type Reply, say } from './offering.ts';
import { paragraphs } from './overview-answers.ts';
import { beginsProject, wishesProject } from './project-wishes.ts';
import { type ParsedText, unknownIn } from './read.ts';
import { resumed } from './resuming.ts';
import { isClear, type Understood } from './sureness.ts';
import { clean, notFound, READ_CHARACTERS, type Talking, talkBack, unclear } from './talking.ts';
import { plain } from './text.ts';
import { thingsNear } from './things-near.ts';
import { understandMessage } from './understanding.ts';
import { withWholeDays, writtenOut } from './vocabulary.ts';
import { wordsIn } from './words.ts';

/** Without quotation marks around it: the answer puts it between its own. */
const unquoted = (text: string): string => text.replace(/^[„“"«»]+/u, '').replace(/[“”"«»]+[.!?]*$/u, '');

const PROJECT_CHARACTERS = 4_000;

/** Actions that apply to projects and not to milestones or tasks of the same name. */
const ACTS_OF_WHOLES = new Set(['priority', 'breakDown', 'replan', 'deadline', 'quote']);

/** Requests that use no days, and no lengths of time. */
const WITHOUT_DAYS = new Set(
  'next totals waits answered promised progress howLong whenDone priorities isDone startsOn order behind reopen start'.split(
    ' ',
  ),
);
const WITHOUT_LENGTHS = new Set([
  ...WITHOUT_DAYS,
  ...'planWeek overdue done worked busy projects fits milestones deadlines daysOff'.split(' '),
]);

/** What an answer does not use of a message. */
function unusedIn(is: string, parsed: ParsedText): string[] {
  const { text, whens, count } = parsed;
  const isLeft = ({ type }: ParsedText['whens'][number]) =>
    (type === 'length' || type === 'rate' ? WITHOUT_LENGTHS : WITHOUT_DAYS).has(is);
  const days = whens.filter(({ type }) => type === 'days' || type === 'weekdays');
  const spans = [
    ...whens.filter(isLeft),
    ...(count && is === 'breakDown' ? [count] : []),
    ...(is === 'planWeek' ? days.slice(1) : []),
  ];
  const words = WITH_OWN_WORDS.has(is) ? [] : unknownIn(parsed);
  return [...words, ...spans].map(({ start, end }) => text.slice(start, end).trim());
}

/** Requests with a place for words that nothing knows. */
const WITH_OWN_WORDS = new Set('add rename waits answered takeOn promised offTopic'.split(' '));

async function replyTo(talking: Talking, understood: Understood): Promise<Reply> {
  const { context, things } = talking;
  const { words } = context;
  if (understood.kind === 'near') return unclear(talking, understood);
  if (understood.kind === 'notFound') return notFound(talking, understood);
  const { is, kind, parsed, free } = understood;
  const unused = unusedIn(is, parsed).map((text) => words.quote(plain(text)));
  const beside = unused.length > 0 && words.unused(unused.join(', '));
  if (kind === 'talk') return say(await talkBack(is, talking));
  if (kind === 'ask') return say(paragraphs(await answerTo(is, context, parsed, things), beside));
  const whole = ACTS_OF_WHOLES.has(is) ? ofProjects(parsed, things) : parsed;
  const { text, actions } = await propose(is, context, { ...whole, free, things });
  return { text: paragraphs(text, beside), actions };
}

/** One answer for all parts of a message. Parts that were not understood are named, and nothing is proposed. */
async function replyToAll(talking: Talking, parts: readonly Understood[]): Promise<Reply> {
  const { words } = talking.context;
  const [only] = parts;
  if (only && parts.length === 1) return replyTo(talking, only);
  const replies: Reply[] = [];
  for (const one of parts.filter(isClear)) replies.push(await replyTo(talking, one));
  const unread = parts.filter((one) => !isClear(one)).map(({ parsed }) => plain(parsed.text));
  const left = unread.length > 0 && words.partly(unquoted(unread.join(' … ')));
  const texts = [...new Set(replies.map(({ text }) => text))];
  const isOffered = texts.some((text) => text.startsWith(words.offer));
  const bare = isOffered
    ? new Set([words.offer, ...texts.map((text) => text.replace(words.offer, '').trim())])
    : texts;
  return {
    text: paragraphs(...bare, left),
    actions: joinedActions(replies.flatMap(({ actions }) => actions)),
  };
}

/** While a new project is discussed, a message is a new request only if it clearly is no answer. */
const isInterruption = (message: string, parts: readonly Understood[]): boolean => {
  const [one] = parts;
  if (!one || parts.length > 1 || !isClear(one)) return false;
  if (one.kind === 'act') return one.parsed.names.length > 0 && one.is !== 'start' && one.is !== 'add';
  return one.kind === 'ask' && message.endsWith('?');
};

/** What a message asks for, with the thing that was named before where it says "it". */
async function understoodIn({ turns, context, moment, things, message }: Talking): Promise<Understood[]> {
  // A longer message is not parsed in part, because the rest would be ignored.
  const short = message.length > READ_CHARACTERS ? '' : message;
  const { language } = moment;
  const parts = understandMessage(
    writtenOut(short, language),
    things,
    moment,
    withWholeDays(short, language),
  );
  if (!parts.some(refersBack)) return parts;
  const names = await namesBefore(turns, context.lookUp, moment);
  if (names.length === 0) return parts;
  return parts.map((one) => (refersBack(one) ? { ...one, parsed: { ...one.parsed, names } } : one));
}

async function reply(talking: Talking): Promise<Reply> {
  const { context, turns, message, moment, things } = talking;
  const since = scopingSince(turns, moment);
  const parts = await understoodIn(talking);
  const [first] = parts;
  const is = parts.length === 1 && first && isClear(first) ? first.is : undefined;
  if (is === 'newProject' || beginsProject(message)) return scope(context, turns.slice(-1), moment);
  if (since !== undefined && !isInterruption(message, parts))
    return scope(context, turns.slice(since), moment);
  if (is === undefined && wishesProject(message, moment, things))
    return scope(context, turns.slice(-1), moment);
  return (await resumed(talking, parts)) ?? replyToAll(talking, parts);
}

/**
 * The answer of the built-in assistant: it finds the requests of the last message in the catalogue, and looks them up. Titles,
 * briefs and earlier answers are data, never instructions.
 */
export async function answerBuiltIn(
  { lookUp, turns, today, locale }: AnswerRequest,
  { onPiece, signal }: Follow<string>,
): Promise<Answer> {
  signal.throwIfAborted();
  const message = clean(turns.at(-1)?.content ?? '').slice(0, PROJECT_CHARACTERS);
  const language = languageOf(turns, locale);
  const context = { lookUp, today, words: wordsIn(language, locale) };
  const things = await thingsNear(lookUp, message.slice(0, READ_CHARACTERS), language);
  const moment = { today, locale, language };
  const { text, actions } = await reply({ context, turns, message, moment, things });
  signal.throwIfAborted();
  for (const piece of text.split(/(?<=\n)/)) onPiece(piece);
  return { text, actions, language, usage: { inputTokens: null, outputTokens: null } };
}
