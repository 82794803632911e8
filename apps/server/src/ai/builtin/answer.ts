import type { Answer, AnswerRequest, Follow } from '../engine.ts';
import { propose } from './acting.ts';
import { proposeFreeText } from './adding.ts';
import { answerTo } from './asking.ts';
import { type FreeText, freeTextIn } from './free-text.ts';
import { freeTextBy } from './free-text-by.ts';
import { languageOf } from './message-language.ts';
import { ofProjects, thingLine } from './named-things.ts';
import { namesBefore, refersBack } from './names-before.ts';
import { scope, scopingSince } from './new-project.ts';
import { joinedActions, type Reply, say } from './offering.ts';
import { list, paragraphs } from './overview-answers.ts';
import { beginsProject, wishesProject } from './project-wishes.ts';
import { lexiconsFor, unknownIn } from './read.ts';
import type { Act } from './requests.ts';
import { resumed } from './resuming.ts';
import { withWholeDays, writtenOut } from './shorthand.ts';
import { clean, isAct, isAsk, NEAREST, READ_CHARACTERS, type Talking, talkBack, unclear } from './talking.ts';
import { plain } from './text.ts';
import { thingsNear } from './things-near.ts';
import { type Understood, understandAfter } from './understand.ts';
import { understandMessage } from './understanding.ts';
import { wordsIn } from './words.ts';

/** Without quotation marks around it: the answer puts it between its own. */
const unquoted = (text: string): string => text.replace(/^[„“"«»]+/u, '').replace(/[“”"«»]+[.!?]*$/u, '');

const PROJECT_CHARACTERS = 4_000;

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
  if (is === 'near') return unclear(talking, understood);
  if (is === 'unclear')
    return unclear(talking, {
      is: 'near',
      parsed,
      ids: NEAREST,
      isLikely: false,
      isCovered: false,
      backed: [],
    });
  if (is === 'notFound') return notFound(talking, understood);
  const { words } = context;
  const unused = WITH_OWN_WORDS.has(is) ? [] : unknownIn(parsed).map(({ text }) => words.quote(plain(text)));
  const beside = unused.length > 0 && words.unused(unused.join(', '));
  if (isAct(is)) {
    const whole = ACTS_OF_WHOLES.has(is) ? ofProjects(parsed, talking.things) : parsed;
    const { text, actions } = await propose(is, context, whole);
    return { text: paragraphs(text, beside), actions };
  }
  if (isAsk(is)) return say(paragraphs(await answerTo(is, context, parsed, talking.things), beside));
  return say(await talkBack(is, talking));
}

/** Requests with a place for words that nothing knows. */
const WITH_OWN_WORDS: ReadonlySet<Understood['is']> = new Set<Understood['is']>([
  ...(['add', 'rename', 'waits', 'answered', 'takeOn', 'promised'] as const),
]);

/** One answer for all parts of a message. Parts that were not understood are named, and nothing is proposed. */
async function replyToAll(talking: Talking, parts: readonly Understood[]): Promise<Reply> {
  const { words } = talking.context;
  const [only] = parts;
  if (only && parts.length === 1) return replyTo(talking, only);
  const isClear = ({ is }: Understood) => is !== 'unclear' && is !== 'notFound' && is !== 'near';
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

/** What a message asks for, with the thing that was named before where it says "it". */
async function understoodIn(
  { turns, context, moment, things }: Talking,
  text: string,
): Promise<Understood[]> {
  const parts = understandMessage(text, things, moment);
  if (!parts.some(refersBack)) return parts;
  const names = await namesBefore(turns, context.lookUp, moment);
  if (names.length === 0) return parts;
  return parts.map((one) => (refersBack(one) ? { ...one, parsed: { ...one.parsed, names } } : one));
}

async function reply(talking: Talking): Promise<Reply> {
  const { context, turns, message, moment, things } = talking;
  const since = scopingSince(turns, moment);
  // A longer message is not parsed in part, because the rest would be ignored.
  const short = message.length > READ_CHARACTERS ? '' : message;
  const parts = await understoodIn(talking, writtenOut(short, moment.language));
  const begins = beginsProject(message) || (parts.length === 1 && parts[0]?.is === 'newProject');
  if (begins) return scope(context, turns.slice(-1), moment);
  const added = addedIn(talking, short, parts);
  if (since !== undefined && (added || !isInterruption(message, parts)))
    return scope(context, turns.slice(since), moment);
  const isClear =
    parts.length === 1 &&
    parts[0] !== undefined &&
    !['unclear', 'notFound', 'near', 'tell'].includes(parts[0].is);
  if (!isClear && !added && wishesProject(message, moment, things))
    return scope(context, turns.slice(-1), moment);
  if (!isClear || (parts[0] && isOnlyNamed(parts[0]))) {
    const before = clean(turns.at(-3)?.content ?? '').slice(0, READ_CHARACTERS);
    const again =
      before === ''
        ? undefined
        : await resumed(talking, await thingsNear(context.lookUp, before, lexiconsFor(moment.language)));
    if (again) return again;
  }
  const [first] = parts;
  if (added && !(isClear && first && isAct(first.is) && !ADDING.has(first.is)))
    return withWhatFollows(talking, added);
  return replyToAll(talking, parts);
}

/** Whether it names a thing or a day, and says nothing else. */
const isOnlyNamed = ({ parsed }: Understood): boolean =>
  parsed.pieces.every(({ text, meanings }) => text === '' || meanings.has('fill') || meanings.has('polite'));

/** Requests that words of one's own may look like. */
const ADDING: ReadonlySet<Act> = new Set<Act>(['move', 'add', 'rename']);

/** What a message adds or renames. */
function addedIn(
  { moment, things }: Talking,
  text: string,
  parts: readonly Understood[],
): FreeText | undefined {
  const [first] = parts;
  // The patterns of English and German tell what is no task: "add a milestone".
  const isRead = moment.language === 'en' || moment.language === 'de';
  const like = isRead ? ['add', 'rename'] : ['add', 'rename', 'near', 'unclear'];
  const isAdding = parts.length === 1 && first !== undefined && like.includes(first.is);
  return (
    freeTextIn(withWholeDays(text, moment.language), things, moment) ??
    (isAdding ? freeTextBy(text, things, moment) : undefined)
  );
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
  const context = { lookUp, today, words: wordsIn(language, locale) };
  const things = await thingsNear(lookUp, message.slice(0, READ_CHARACTERS), lexiconsFor(language));
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
