import { NewProject } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import {
  DEFAULT_TIMELINE_DAYS,
  DESCRIPTION_MAX_LENGTH,
  PROJECT_NAME_MAX_LENGTH,
} from '@daymark/domain/limits';
import type { ReadProject, Turn } from '../engine.ts';
import { type Reply, say } from './acting.ts';
import { dayIn, type Moment } from './days.ts';
import type { Telling } from './telling.ts';
import { folded, plain, wordsOf } from './text.ts';
import { dayWords, type Words } from './words.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

/** What a project needs to be known of it: what is asked at a time. A short answer answers the last question. */
const ROUNDS = [['goal', 'deliverables'], ['hours', 'deadline'], ['fixed']] as const;
const SUBJECTS = ROUNDS.flat();
type Subject = (typeof SUBJECTS)[number];

/** An answer may come after so many other questions in between. */
const TURNS_REMEMBERED = 6;
const GOAL_WORDS = 4;
const LONG_ENOUGH = 160;
const NAME_LETTERS = 60;

/** "start a new project", "Lass uns ein Projekt planen": over readable text. */
const BEGINS =
  /(?:\b(?:start|create|plan|begin|make|set up|scope|kick off|open|new|first|another|have|want|need)\b.{0,30}\bproject\b(?! ["“„])|(?:neues|erstes|weiteres) projekt\b|\bprojekt (?:starten|anlegen|planen|beginnen|erstellen|machen)\b|(?:starte|plane|erstelle|beginne) (?:ein|mein) (?:neues )?projekt\b)/;

const MAKING =
  'build|launch|organi[sz]e|write|plan|renovate|host|design|develop|publish|found|prepare|redesign|translate|learn|record|produce|paint|open';
const MACHEN =
  'bauen|aufbauen|erstellen|einrichten|starten|organisieren|schreiben|planen|renovieren|entwickeln|gestalten|veroffentlichen|grunden|vorbereiten|ubersetzen|lernen|aufnehmen|eroffnen|umziehen';

/** "I want to build a shop for my bakery": a wish that is a project. */
const WISHES = new RegExp(
  `^(?:hi,? |hello,? |hallo,? )?(?:i|we) (?:want|need|have|plan|would like|'d like|am going|are going|must) to (?:${MAKING})\\b|^(?:i'd like|i'm going) to (?:${MAKING})\\b|^(?:help me (?:to )?)(?:${MAKING})\\b|^(?:please |can you |could you |help me )*plan (?:my|our|an?) (?!.*\\b(?:day|week|today|tomorrow)\\b)|^(?:bitte |kannst du )*plane? (?:mein|unser|ein)\\w* (?!.*\\b(?:tag|woche|heute|morgen)\\b)|^hilf mir\\b.{3,120}\\b(?:${MACHEN})\\b|(?:ich|wir) (?:mochte|mochten|will|wollen|muss|mussen|soll|sollen)\\b.{3,120}\\b(?:${MACHEN})\\b`,
);

const LEAD_IN =
  /^(?:(?:hi|hello|hey|hallo|please|bitte|ok|okay|so|well)[,!. ]+)*(?:(?:i|we)(?:'d| would)? (?:like|want|need|have|plan)(?: to| you to)? |(?:let's|let us|can you|could you|help me(?: to)?|ich mochte|ich will|wir wollen|lass uns|ich muss|wir mussen) )?(?:(?:start|create|plan|begin|make|set up|scope|kick off|starte|plane|erstelle|beginne|build|organise|organize)\s+)?(?:(?:with|on|a|an|my|our|the|ein|eine|einen|mein|meine|unser)\s+)*(?:(?:new|first|neues|erstes)\s+)*(?:(?:project|projekt)\b[\s:,–-]*(?:(?:for|about|to|called|named|fur|uber|zum|zur|namens)\s+)?(?:(?:a|an|my|our|the|ein|eine|einen)\s+)?)?/;

export const beginsProject = (readable: string): boolean => BEGINS.test(readable);
export const wishesProject = (readable: string): boolean => WISHES.test(readable);

const LANGUAGES: readonly Words[] = [ENGLISH, GERMAN];

const asks = ({ sender, content }: Turn, subject: Subject): boolean =>
  sender === 'assistant' && LANGUAGES.some(({ ask }) => content.includes(ask[subject]));

/** The words before the names in it, by which the offer of a project is known again. */
const READY = LANGUAGES.map(({ ready }) => ready('', '', '').slice(0, 24));

const isReady = (content: string): boolean =>
  READY.some((text) => content.includes(text)) || LANGUAGES.some(({ ask }) => content === ask.change);

const isScoping = (turn: Turn): boolean =>
  turn.sender === 'assistant' && (SUBJECTS.some((subject) => asks(turn, subject)) || isReady(turn.content));

/** Where the talk about a new project began; undefined when the conversation is not about one now. */
export function scopingSince(turns: readonly Turn[], readable: (text: string) => string): number | undefined {
  const before = turns.slice(0, -1);
  if (!before.slice(-TURNS_REMEMBERED).some(isScoping)) return undefined;
  const begins = ({ sender, content }: Turn) =>
    sender === 'user' && (beginsProject(readable(content)) || wishesProject(readable(content)));
  const at = before.findLastIndex(begins);
  return at < 0 ? undefined : at;
}

/** The conversation without the words that only begin it: "I want to start a new project" is no wish for one. */
function withoutLeadIn([first, ...rest]: readonly Turn[]): Turn[] {
  if (!first || !beginsProject(folded(first.content))) return first ? [first, ...rest] : [];
  const content = first.content.slice(LEAD_IN.exec(folded(first.content))?.[0].length ?? 0).trim();
  return wordsOf(content).length > 0 ? [{ ...first, content }, ...rest] : rest;
}

/** What a person said about the project, without the words that only begin it. */
function saidIn(turns: readonly Turn[]): string[] {
  const own = turns.filter(({ sender }) => sender === 'user').map(({ content }) => content.trim());
  return own
    .map((content, at) =>
      (at === 0 ? content.slice(LEAD_IN.exec(folded(content))?.[0].length ?? 0) : content).trim(),
    )
    .filter((content) => wordsOf(content).length > 0 && !SKIPS.test(folded(content)));
}

const SKIPS =
  /^(?:skip|next|no|none|nothing|nope|don't know|i don't know|not sure|no idea|weiter|nein|nichts|keine?|weiss ich nicht|wei(?:ss|ß) nicht|keine ahnung|egal)[.! ]*$/;

const TELLS: Record<Exclude<Subject, 'deadline'>, (said: string) => boolean> = {
  goal: (said) => wordsOf(said).length >= GOAL_WORDS,
  deliverables: (said) =>
    (said.match(/(?:^|\n)\s*(?:[-*•]|\d+[.)])/g) ?? []).length > 1 ||
    (said.match(/,|\band\b|\bund\b/g) ?? []).length > 1 ||
    said.length >= LONG_ENOUGH,
  hours: (said) =>
    /\d\s*(?:h|hours?|hrs?|std|stunden?)\b|full[- ]time|evenings|weekends|vollzeit|abends|wochenenden?\b/.test(
      folded(said),
    ),
  fixed: (said) =>
    /\bfixed\b|milestone|appointment|\bbooked\b|already|steht fest|feststeh|meilenstein|gebucht|\bschon\b|bereits/.test(
      folded(said),
    ),
};

const CORRECTS =
  /\b(?:actually|instead|rather|make it|change|no|sorry|doch|statt|lieber|nein|andere|besser)\b/;

/** The day by which it is to be done: the first that was named since it was asked for, unless another takes its place. */
function dueIn(turns: readonly Turn[], moment: Moment): Day | undefined {
  const { today } = moment;
  const asked = turns.findIndex((turn) => asks(turn, 'deadline'));
  const named = turns.flatMap(({ sender, content }, at) => {
    const day = sender === 'user' ? dayIn(content, moment)?.day : undefined;
    return day && day > today ? [{ day, at, corrects: CORRECTS.test(folded(content)) }] : [];
  });
  const answers = named.filter(({ at }) => at > asked);
  const [first] = answers.length > 0 ? answers : named;
  return (named.findLast(({ at, corrects }) => corrects && first !== undefined && at > first.at) ?? first)
    ?.day;
}

function nameFor(said: readonly string[]): string {
  const [first = ''] = said;
  const told = first.slice(LEAD_IN.exec(folded(first))?.[0].length ?? 0) || first;
  const [sentence = ''] = told.split(/[.!?\n;]|, /);
  const bare = sentence.replace(/\s+/g, ' ').trim();
  const cut = bare.length > NAME_LETTERS ? bare.slice(0, NAME_LETTERS + 1).replace(/\s+\S*$/, '') : bare;
  const name = cut.slice(0, PROJECT_NAME_MAX_LENGTH).trim();
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'New project';
}

/** Reads a project out of what was said, as the making of a project from a chat does. */
export type ReadTurns = (turns: readonly Turn[]) => Promise<ReadProject | undefined>;

interface Scope {
  telling: Telling;
  turns: readonly Turn[];
  locale: string;
  read: ReadTurns;
}

/** The project as it was described; where the reader finds none, the words as they are with the day that was named. */
async function projectIn({ telling, turns, locale, read }: Scope, said: readonly string[]) {
  const { today, words } = telling;
  const found = await read(withoutLeadIn(turns));
  if (found) return { project: NewProject.safeParse(found.project).data, assumptions: found.assumptions };
  const due = dueIn(turns, { today, locale, language: words.language });
  const dueDate = due ?? addDays(today, DEFAULT_TIMELINE_DAYS);
  const project = NewProject.safeParse({
    name: nameFor(said),
    description: said.join('\n').slice(0, DESCRIPTION_MAX_LENGTH),
    startDate: today,
    dueDate,
    priority: 'Medium',
    generateAISubtasks: true,
  });
  return { project: project.data, assumptions: due ? [] : [words.assumedDue] };
}

/** Asks what is still to be known about a project, and offers to make it once that is enough. */
export async function scope(scoped: Scope): Promise<Reply> {
  const { telling, turns, locale } = scoped;
  const { words, today } = telling;
  const said = saidIn(turns);
  const text = said.join('\n');
  const isKnown = (subject: Subject) =>
    subject === 'deadline'
      ? dueIn(turns, { today, locale, language: words.language }) !== undefined
      : TELLS[subject](text);
  const wasAsked = (subject: Subject) => turns.some((turn) => asks(turn, subject));
  const isOpen = (subject: Subject) => !isKnown(subject) && !wasAsked(subject);
  const open = ROUNDS.map((round) => round.filter(isOpen)).find((round) => round.length > 0) ?? [];
  const lead = turns.some(isScoping) ? words.noted : words.ask.begin;
  if (open.length > 0) return say(`${lead}\n\n${open.map((subject) => words.ask[subject]).join('\n')}`);
  if (said.length === 0) return say(words.ask.goal);
  const isOffered = turns.some(({ sender, content }) => sender === 'assistant' && isReady(content));
  if (isOffered && SKIPS.test(folded(turns.at(-1)?.content ?? ''))) return say(words.ask.change);
  const { project, assumptions } = await projectIn(scoped, said);
  if (!project) return say(words.ask.deadline);
  const day = dayWords(words, today);
  const offer = words.ready(plain(project.name), day(project.startDate), day(project.dueDate));
  const assumed = assumptions.map((assumption) => `- ${plain(assumption)}`).join('\n');
  return {
    text: [isOffered ? `${words.noted} ${offer}` : offer, assumed].filter((part) => part !== '').join('\n\n'),
    actions: [{ kind: 'create-project', project }],
  };
}
