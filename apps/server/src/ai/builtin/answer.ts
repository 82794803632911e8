import { addDays } from '@daymark/domain/dates';
import type { Answer, AnswerRequest, Asked, Follow, ReadProject, Turn } from '../engine.ts';
import { act, type Reply, say } from './acting.ts';
import { type Command, commandIn } from './commands.ts';
import { dayIn } from './days.ts';
import { languageOf } from './language.ts';
import { comingPeriodIn, periodIn } from './periods.ts';
import { asksAboutOne, type Question, questionIn } from './questions.ts';
import { beginsProject, type ReadTurns, scope, scopingSince, wishesProject } from './scoping.ts';
import { smallTalkIn } from './small-talk.ts';
import { readable } from './spelling.ts';
import {
  choiceOf,
  choices,
  type Telling,
  tellBehind,
  tellDay,
  tellDone,
  tellFreeTime,
  tellGreeting,
  tellNextStep,
  tellOverdue,
  tellProject,
  tellProjects,
  tellTask,
  tellTotals,
  tellWeek,
} from './telling.ts';
import { mentionedIn, projectNamed, taskNamed } from './things.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

/** No message is understood by its length: what is asked stands at its beginning. */
const READ_LETTERS = 4_000;
const DAY_ALONE_LETTERS = 40;

interface Talk {
  telling: Telling;
  turns: readonly Turn[];
  message: string;
  said: string;
  locale: string;
  read: ReadTurns;
}

const whatIAm = ({ words }: Telling): string => `${words.whatIAm}\n\n${words.abilities}`;

/** Words around the name of what is asked about. */
const ABOUT =
  /\b(?:how|what|when|where|is|are|was|the|my|of|about|with|on|status|state|progress|going|doing|due|tell|me|show|project|task|deadline|track|left|open|still|far|for|it|done|there|in|wie|steht|es|um|lauft|weit|wann|ist|sind|mit|das|der|die|dem|den|mein|meine|meinem|projekt|aufgabe|stand|von|zum|zur|fallig|zeig|mir|noch|offen|and|und|s)\b/g;

const nameIn = (said: string): string =>
  said
    .replace(ABOUT, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How the one project or task stands that a message names; undefined when it names none. */
async function tellNamed({ telling, said }: Talk): Promise<Reply | undefined> {
  const name = nameIn(said);
  if (name.length < 2) return undefined;
  const project = await projectNamed(telling.lookUp, name);
  if (project.found) return say(await tellProject(telling, project.found.id));
  const task = await taskNamed(telling.lookUp, name);
  if (task.found) return say(tellTask(telling, task.found));
  if (task.alike.length > 0)
    return say(
      choices(
        telling.words,
        task.alike.map((one) => choiceOf(one, telling)),
      ),
    );
  const { found } = await mentionedIn(telling.lookUp, name);
  if (!found) return undefined;
  return say(
    found.kind === 'task' ? tellTask(telling, found.task) : await tellProject(telling, found.project.id),
  );
}

const NEXT_WEEK = /\b(?:next|coming|following) week\b|\b(?:nachste|kommende)[rn]? woche\b/;

async function answerQuestion(talk: Talk, question: Question): Promise<string> {
  const { telling, said, message, locale } = talk;
  const { words, today } = telling;
  switch (question) {
    case 'today':
      return tellDay(telling, dayIn(message, { today, locale, language: words.language })?.day ?? today);
    case 'overdue':
      return tellOverdue(telling);
    case 'week':
      return tellWeek(telling, NEXT_WEEK.test(said) ? addDays(today, 7) : today);
    case 'done':
      return tellDone(telling, periodIn(said, today));
    case 'behind':
      return tellBehind(telling);
    case 'free-time': {
      const day = dayIn(message, { today, locale, language: words.language })?.day;
      return tellFreeTime(
        telling,
        comingPeriodIn(said, today) ?? (day === undefined ? day : { from: day, to: day }),
      );
    }
    case 'next-step':
      return tellNextStep(telling);
    case 'totals':
      return tellTotals(telling);
    case 'greeting':
      return tellGreeting(telling);
    case 'thanks':
      return words.thanks;
    case 'yes':
      return talk.turns.at(-2)?.content.includes(words.offer) ? words.alreadyOffered : words.nothingOffered;
    case 'help':
      return whatIAm(telling);
    default:
      return tellProjects(telling);
  }
}

/** The request that was made before it had to be asked which thing is meant, with what the person says now. */
function answeredCommand({ turns, telling, message, locale }: Talk): Command | undefined {
  const asked = turns.at(-2);
  const before = turns.at(-3);
  if (asked?.sender !== 'assistant' || before?.sender !== 'user') return undefined;
  const { words, today } = telling;
  const moment = { today, locale, language: words.language };
  const command = commandIn(before.content.slice(0, READ_LETTERS), moment);
  if (!command || message.length > 200) return undefined;
  if (command.verb === 'add')
    return asked.content.startsWith(words.whichProject('').slice(0, 12))
      ? { ...command, project: message }
      : undefined;
  const { toWhen } = words;
  if (asked.content.startsWith(toWhen('').slice(0, 14)) && command.verb === 'move') {
    const day = dayIn(message, { today, locale, language: words.language })?.day;
    return day ? { ...command, day } : undefined;
  }
  const isAsked = [words.which, words.nothingNamed].some((text) => asked.content.startsWith(text));
  return isAsked ? { ...command, object: message } : undefined;
}

/** In the midst of planning a project, only what plainly is no answer is taken for something else. */
const INTERRUPTS = new Set<Command['verb']>(['set-status', 'move', 'set-priority']);

async function reply(talk: Talk): Promise<Reply> {
  const { telling, turns, message, said, locale, read } = talk;
  const scoped = { telling, locale, read };
  const moment = { today: telling.today, locale, language: telling.words.language };
  const command = commandIn(message, moment);
  if (beginsProject(said) && command?.verb !== 'break-down')
    return scope({ ...scoped, turns: turns.slice(-1) });
  const since = scopingSince(turns, readable);
  const talked = smallTalkIn(said);
  const question = talked ? undefined : questionIn(said);
  if (since !== undefined && !(message.endsWith('?') && question)) {
    const interruption = command && INTERRUPTS.has(command.verb) ? await act(telling, command) : undefined;
    return interruption?.actions.length ? interruption : scope({ ...scoped, turns: turns.slice(since) });
  }
  if (command) {
    const answered = await act(telling, command);
    const isWish = command.verb === 'break-down' && answered.actions.length === 0 && wishesProject(said);
    return isWish ? scope({ ...scoped, turns: turns.slice(-1) }) : answered;
  }
  const isOpen =
    talked === 'off-topic' ||
    question === undefined ||
    question === 'today' ||
    question === 'totals' ||
    question === 'behind';
  const named = asksAboutOne(said) && isOpen && talked !== 'wellbeing' ? await tellNamed(talk) : undefined;
  if (named) return named;
  // "Write the imprint" may be the title that was asked for.
  const isSmallTalk = talked !== undefined && talked !== 'off-topic';
  const isOther = question !== undefined || isSmallTalk || wishesProject(said);
  const resumed = isOther ? undefined : answeredCommand(talk);
  if (resumed) return act(telling, resumed);
  if (talked) return (!isSmallTalk && (await tellNamed(talk))) || say(telling.words.smallTalk[talked]);
  if (question) return say(await answerQuestion(talk, question));
  if (wishesProject(said)) return scope({ ...scoped, turns: turns.slice(-1) });
  return (await tellNamed(talk)) ?? (await tellDayNamed(talk)) ?? notUnderstood(talk);
}

/** "And Friday?": a day alone asks what is on it. */
async function tellDayNamed({ telling, message, locale }: Talk): Promise<Reply | undefined> {
  const { today, words } = telling;
  const found = dayIn(message, { today, locale, language: words.language });
  return found && message.length <= DAY_ALONE_LETTERS ? say(await tellDay(telling, found.day)) : undefined;
}

/** What it can do is told once; whoever was told it is given a few words to try. */
function notUnderstood({ telling, turns }: Talk): Reply {
  const { words } = telling;
  const wasTold = turns.slice(-5).some(({ content }) => content.includes(words.abilities));
  return say(wasTold ? words.stillNotUnderstood : `${words.notUnderstood} ${whatIAm(telling)}`);
}

type ReadProjectIn = (asked: Asked, signal: AbortSignal) => Promise<ReadProject | undefined>;

/**
 * The built-in assistant's answer: what the last message asks for, understood by patterns and looked up. Titles, briefs
 * and earlier answers are told, never followed.
 */
export async function answerBuiltIn(
  { lookUp, ...asked }: AnswerRequest,
  { onPiece, signal }: Follow<string>,
  readProject: ReadProjectIn,
): Promise<Answer> {
  signal.throwIfAborted();
  const { turns, today, locale } = asked;
  const message = (turns.at(-1)?.content ?? '').normalize('NFC').trim().slice(0, READ_LETTERS);
  const words = languageOf(turns, locale) === 'de' ? GERMAN : ENGLISH;
  const telling = { lookUp, today, words };
  const read: ReadTurns = (about) => readProject({ ...asked, turns: about }, signal);
  const { text, actions } = await reply({ telling, turns, message, said: readable(message), locale, read });
  signal.throwIfAborted();
  for (const piece of text.split(/(?<=\n)/)) onPiece(piece);
  return { text, actions, usage: { inputTokens: null, outputTokens: null } };
}
