import { localeIn } from '@daymark/words/languages';
import type { Answer, AnswerRequest, Follow, Turn } from '../engine.ts';
import { propose } from './acting.ts';
import { proposeFreeText } from './adding.ts';
import { answerTo } from './asking.ts';
import { describeToday } from './day-answers.ts';
import { notUnderstoodIn } from './foreign.ts';
import { type FreeText, freeTextIn } from './free-text.ts';
import { intentOf } from './intent.ts';
import { ofProjects, thingLine } from './named-things.ts';
import type { Thing } from './names.ts';
import { languageOf, scope, scopingSince } from './new-project.ts';
import { joinedActions, type Reply, say } from './offering.ts';
import { type AnswerContext, list, paragraphs } from './overview-answers.ts';
import { beginsProject, wishesProject } from './project-wishes.ts';
import { hasMeaning, LEXICONS, type Moment, read } from './read.ts';
import { ACTS, type Act, ASKS, type Ask, type Talk } from './requests.ts';
import { withWholeDays, writtenOut } from './shorthand.ts';
import { plain } from './text.ts';
import { thingsNear } from './things-near.ts';
import { type Understood, understand, understandAfter } from './understand.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

/** Without quotation marks around it: the answer puts it between its own. */
const unquoted = (text: string): string => text.replace(/^[„“"«»]+/u, '').replace(/[“”"«»]+[.!?]*$/u, '');

/** A request is at the beginning of a message. A project's description is read completely elsewhere. */
const READ_CHARACTERS = 1_000;

const PROJECT_CHARACTERS = 4_000;

interface Talking {
  context: AnswerContext;
  turns: readonly Turn[];
  message: string;
  moment: Moment;
  things: readonly Thing[];
}

const isAct = (is: string): is is Act => (ACTS as readonly string[]).includes(is);

const isAsk = (is: string): is is Ask => (ASKS as readonly string[]).includes(is);

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

async function talkBack(talk: Talk, talking: Talking): Promise<string> {
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
    default:
      return words.smallTalk[talk];
  }
}

/** The abilities are listed once per conversation; after that, only a few examples. */
function notUnderstood(talking: Talking, { parsed, unknown }: Extract<Understood, { is: 'unclear' }>): Reply {
  const { context, turns, message } = talking;
  const { words } = context;
  const examples = examplesFor(talking);
  if (hasMeaning(parsed, 'offTopic')) return say(`${words.smallTalk.offTopic} ${words.examples(examples)}`);
  const known = parsed.pieces.filter(({ meanings }) => meanings.size > 0).length;
  const foreign = 2 * known < parsed.pieces.length ? notUnderstoodIn(message) : undefined;
  if (foreign) return say(`${foreign} ${examples}.`);
  const quoted = [...new Set(unknown)]
    .slice(0, 5)
    .map((one) => `“${plain(one)}”`)
    .join(', ');
  const what = quoted === '' ? '' : ` ${words.unknown(quoted)}`;
  const wasTold = turns.slice(-6, -1).some(({ content }) => content.includes(words.abilities));
  if (wasTold) return say(`${words.stillNotUnderstood(examples)}${what}`);
  return say(paragraphs(`${words.notUnderstood}${what} ${whatIAm(context)}`, words.examples(examples)));
}

/** Most projects to list when none was found. */
const PROJECTS_NAMED = 12;

function notFound(
  { context, things }: Talking,
  { name, near }: Extract<Understood, { is: 'notFound' }>,
): Reply {
  const { words } = context;
  const projects = things.filter(({ kind }) => kind === 'project');
  const lines = (near.length > 0 ? near : projects)
    .slice(0, PROJECTS_NAMED)
    .map((one) => thingLine(one, context));
  const lead = near.length > 0 ? words.didYouMean : words.calledOtherwise;
  return say(paragraphs(words.notFound(plain(name)), lines.length > 0 && `${lead}\n${list(lines)}`));
}

/** Actions that apply to projects and not to milestones of the same name. */
const ACTS_OF_WHOLES: ReadonlySet<Act> = new Set<Act>(['priority', 'breakDown', 'replan']);

async function replyTo(talking: Talking, understood: Understood): Promise<Reply> {
  const { context } = talking;
  const { is, parsed } = understood;
  if (is === 'unclear') return notUnderstood(talking, understood);
  if (is === 'notFound') return notFound(talking, understood);
  if (isAct(is))
    return propose(is, context, ACTS_OF_WHOLES.has(is) ? ofProjects(parsed, talking.things) : parsed);
  return say(isAsk(is) ? await answerTo(is, context, parsed, talking.things) : await talkBack(is, talking));
}

/** One answer for all parts of a message. Parts that were not understood are named, and nothing is proposed. */
async function replyToAll(talking: Talking, parts: readonly Understood[]): Promise<Reply> {
  const { words } = talking.context;
  const [only] = parts;
  if (only && parts.length === 1) return replyTo(talking, only);
  const isClear = ({ is }: Understood) => is !== 'unclear' && is !== 'notFound';
  const clear = parts.filter(isClear);
  const weighty = clear.filter(({ is }) => isAct(is) || isAsk(is));
  const answered =
    weighty.length > 0 || clear.length === parts.length ? (weighty.length > 0 ? weighty : clear) : [];
  const unclear = parts.find(({ is }) => is === 'notFound') ?? parts.find((one) => !isClear(one)) ?? only;
  if (answered.length === 0 && unclear) return replyTo(talking, unclear);
  const replies: Reply[] = [];
  for (const one of answered) replies.push(await replyTo(talking, one));
  const unread = parts.filter((one) => !isClear(one)).map(({ parsed }) => plain(parsed.text));
  const left = unread.length > 0 ? [words.partly(unquoted(unread.join(' … ')))] : [];
  const texts = [...new Set(replies.map(({ text }) => text))];
  const offers = texts.filter((text) => text.startsWith(words.offer));
  const joined =
    offers.length > 1
      ? [...new Set([words.offer, ...texts.map((text) => text.replace(words.offer, '').trim())])]
      : texts;
  return {
    text: paragraphs(...joined, ...left),
    actions: joinedActions(replies.flatMap((one) => one.actions)),
  };
}

/** The earlier request that lacked a thing or a day, completed with the present message. */
function resumed(
  { turns, context, message, moment, things }: Talking,
  before: readonly Thing[],
): Reply | Promise<Reply> | undefined {
  const [asked, said] = [turns.at(-2), turns.at(-3)];
  if (asked?.sender !== 'assistant' || said?.sender !== 'user' || message.length > 200) return undefined;
  const { words } = context;
  const earlier = clean(said.content).slice(0, READ_CHARACTERS);
  const isAsked = (start: string) => asked.content.includes(start);
  const added = freeTextIn(earlier, before, moment);
  if (added?.is === 'add' && isAsked(words.whichProject(plain(added.title)))) {
    const projects = read(message, things, moment).names.flatMap(({ things: named }) =>
      named.filter(({ kind }) => kind === 'project'),
    );
    return proposeFreeText(context, { ...added, projects, said: message }, things);
  }
  const isWhich = [words.which, words.nothingNamed, words.didYouMean, words.calledOtherwise].some(isAsked);
  const isWhen = isAsked(words.toWhen('').slice(0, 14)) || isAsked(words.untilWhen);
  if (!isWhich && !isWhen) return undefined;
  const now = read(message, things, moment);
  const was = read(earlier, before, moment);
  const whole = isWhich ? { ...was, names: now.names } : { ...was, whens: now.whens };
  const known = { ...whole, pieces: whole.pieces.filter(({ meanings }) => meanings.size > 0) };
  const is = (isWhich ? now.names : now.whens).length > 0 ? intentOf(known) : undefined;
  if (!is) return undefined;
  return isAct(is)
    ? propose(is, context, known)
    : isAsk(is)
      ? answerTo(is, context, known, things).then(say)
      : undefined;
}

/** While a new project is discussed, a message is a new request only if it clearly is no answer. */
const isInterruption = (message: string, parts: readonly Understood[]): boolean => {
  const [one] = parts;
  if (!one || parts.length > 1) return false;
  if (isAct(one.is)) return one.parsed.names.length > 0 && one.is !== 'start';
  return isAsk(one.is) && message.endsWith('?');
};

const JOINT = /\s*[,;]?\s+(?:and|und|then|dann)\s+|[,;.]\s+/g;

/** Cuts free text where the next request begins: "add a call to the fair and move the labels to Friday". */
async function withWhatFollows(talking: Talking, found: FreeText): Promise<Reply> {
  const { context, message, moment, things } = talking;
  const own = found.is === 'rename' ? found.to : found.title;
  const from = message.indexOf(own);
  for (const joint of from < 0 ? [] : message.slice(from).matchAll(JOINT)) {
    const at = from + joint.index;
    const head = found.is === 'rename' ? found.said : '';
    const next = understandAfter(message.slice(at + joint[0].length), head, things, moment);
    if (!isAct(next.is) || next.parsed.names.length === 0) continue;
    const ended = freeTextIn(message.slice(0, at), things, moment) ?? found;
    const first = proposeFreeText(context, ended, things);
    const second = await replyTo(talking, next);
    const more = second.text.replace(context.words.offer, '').trim();
    return {
      text: paragraphs(first.text, more),
      actions: joinedActions([...first.actions, ...second.actions]),
    };
  }
  return proposeFreeText(context, found, things);
}

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

async function reply(talking: Talking): Promise<Reply> {
  const { context, turns, message, moment, things } = talking;
  const begins = beginsProject(message);
  const since = scopingSince(turns, moment);
  if (begins) return scope(context, turns.slice(-1), moment);
  // A longer message is not parsed in part, because the rest would be ignored.
  const short = message.length > READ_CHARACTERS ? '' : message;
  const parts = understand(writtenOut(short, moment.language), things, moment);
  const added = freeTextIn(withWholeDays(short, moment.language), things, moment);
  if (since !== undefined && (added || !isInterruption(message, parts)))
    return scope(context, turns.slice(since), moment);
  const isClear =
    parts.length === 1 && parts[0] !== undefined && !['unclear', 'notFound', 'tell'].includes(parts[0].is);
  if (!isClear && !added && wishesProject(message, moment, things))
    return scope(context, turns.slice(-1), moment);
  if (!isClear || parts[0]?.is === 'due') {
    const before = clean(turns.at(-3)?.content ?? '').slice(0, READ_CHARACTERS);
    const again =
      before === ''
        ? undefined
        : await resumed(talking, await thingsNear(context.lookUp, before, Object.values(LEXICONS)));
    if (again) return again;
  }
  if (added && !(isClear && parts[0] && isAct(parts[0].is) && parts[0].is !== 'move'))
    return withWhatFollows(talking, added);
  return replyToAll(talking, parts);
}

/**
 * The answer of the built-in assistant: it parses the last message into a request that uses all its words, and looks it
 * up. Titles, briefs and earlier answers are data, never instructions.
 */
export async function answerBuiltIn(
  { lookUp, turns, today, locale }: AnswerRequest,
  { onPiece, signal }: Follow<string>,
): Promise<Answer> {
  signal.throwIfAborted();
  const message = clean(turns.at(-1)?.content ?? '').slice(0, PROJECT_CHARACTERS);
  const language = languageOf(turns, locale);
  const said = language === 'de' ? GERMAN : ENGLISH;
  const context = { lookUp, today, words: { ...said, locale: localeIn(language, locale) } };
  const things = await thingsNear(lookUp, message.slice(0, READ_CHARACTERS), Object.values(LEXICONS));
  const { text, actions } = await reply({
    context: context,
    turns,
    message,
    moment: { today, locale, language },
    things,
  });
  signal.throwIfAborted();
  for (const piece of text.split(/(?<=\n)/)) onPiece(piece);
  return { text, actions, language, usage: { inputTokens: null, outputTokens: null } };
}
