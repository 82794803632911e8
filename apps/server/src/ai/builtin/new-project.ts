import { NewProject } from '@daymark/contract/projects';
import { isGreeting } from '@daymark/domain/chats';
import { addDays, type Day } from '@daymark/domain/dates';
import {
  DEFAULT_TIMELINE_DAYS,
  DESCRIPTION_MAX_LENGTH,
  PROJECT_NAME_MAX_LENGTH,
} from '@daymark/domain/limits';
import type { ReadProject, Turn } from '../engine.ts';
import { type Reply, say } from './offering.ts';
import { type AnswerContext, paragraphs } from './overview-answers.ts';
import { dayIn, firstDayIn, isExact } from './project-days.ts';
import { nameFor, nameGiven } from './project-name.ts';
import { leadOf, onlyStartsProject, startsProject, straight } from './project-wishes.ts';
import { type Moment, read } from './read.ts';
import { plain } from './text.ts';
import { dayWords, LANGUAGES, type Words, wordsIn } from './words.ts';

/** Questions about a new project, by round. A short answer answers the last question. */
const ROUNDS = [['goal', 'deliverables'], ['hours', 'deadline'], ['fixed']] as const;

const SUBJECTS = ROUNDS.flat();

type Subject = (typeof SUBJECTS)[number];

const TURNS_REMEMBERED = 6;

const GOAL_WORDS = 4;

const LONG_ENOUGH = 160;

const SPOKEN: readonly Words[] = LANGUAGES.map((one) => wordsIn(one, one));

const asks = ({ sender, content }: Turn, subject: Subject): boolean =>
  sender === 'assistant' && SPOKEN.some(({ ask }) => content.includes(ask[subject]));

/** The words before the name in the proposal of a project, by which it is recognised later. */
const READY = SPOKEN.map(({ ready }) => ready('', '', '').slice(0, 24));

const isReady = ({ sender, content }: Turn): boolean =>
  sender === 'assistant' &&
  (READY.some((text) => content.includes(text)) || SPOKEN.some(({ ask }) => content === ask.change));

const isScoping = (turn: Turn): boolean => SUBJECTS.some((subject) => asks(turn, subject)) || isReady(turn);

/** The index at which the conversation about a new project began; undefined if there is none now. */
export function scopingSince(turns: readonly Turn[], moment: Moment): number | undefined {
  const before = turns.slice(0, -1);
  if (!before.slice(-TURNS_REMEMBERED).some(isScoping)) return undefined;
  const at = before.findLastIndex(
    ({ sender, content }) => sender === 'user' && startsProject(content, moment),
  );
  return at < 0 ? undefined : at;
}

const SKIPS = new RegExp(
  [
    "^(?:skip(?: it| this| that)?|next|no|none|nothing|nope|don'?t know|i don'?t know|not sure|no idea|",
    'weiter|nein|nichts|keine?|weiß ich nicht|weiss ich nicht|keine ahnung|egal|überspringen|skippen|',
    'passe|rien(?: de fixe)?|non|aucune?|je ne sais pas|aucune idée|paso|nada(?: fijo)?|no sé|ni idea|',
    'ningun[oa]|siguiente|no fixed dates?|nothing (?:is )?fixed|nothing else)[.! ]*$',
  ].join(''),
  'i',
);

const WEEKLY =
  /\b(?:a|per|each|every|the) week|weekly|pro woche|die woche|wöchentlich|in der woche|par semaine|por semana|a la semana/i;

const HOURS_ALONE =
  /^((?:about |around |ca\.? |etwa |ungefähr |so |environ |à peu près |unas |unos |como |sobre )?\d+(?:[.,]\d+)?(?:\s*(?:h|hours?|hrs?|std|stunden?|heures?|horas?))?)\b(?![./:-])/i;

const HOURS_A_WEEK: Readonly<Record<Words['language'], readonly [hour: string, week: string]>> = {
  en: ['hours', 'a week'],
  de: ['Stunden', 'pro Woche'],
  fr: ['heures', 'par semaine'],
  es: ['horas', 'por semana'],
};

/** "6 hours, by January" after a question about hours a week: the question is part of the answer's meaning. */
function withQuestion(content: string, before: Turn | undefined): string {
  if (!before || !asks(before, 'hours') || WEEKLY.test(content)) return content;
  const language = SPOKEN.find(({ ask }) => before.content.includes(ask.hours))?.language ?? 'en';
  const [hour, week] = HOURS_A_WEEK[language];
  return content.replace(HOURS_ALONE, (said, hours: string) => {
    const isBare = /\d$/.test(hours);
    // "5 December" is a day.
    if (isBare && /^\s*(?:\p{L}{3,}|\d)/u.test(content.slice(content.indexOf(said) + said.length)))
      return said;
    return `${hours}${isBare ? ` ${hour}` : ''} ${week}`;
  });
}

/** "… a new project. What do you need to know?": such a question to the assistant is not part of the brief. */
const ASKS_BACK = /^[.!?]+\s*(?:(?:what|where|how|was|womit|wie)\b[^.!?\n]*\?)?\s*/i;

/** What the first message says of the project; nothing where it only begins one. */
function describedBy(content: string, moment: Moment): string {
  const lead = leadOf(content);
  if (lead !== '') return content.slice(lead.length).replace(ASKS_BACK, '');
  return onlyStartsProject(content, moment) ? '' : content;
}

/** The user's words about the project, without the introduction. */
export function projectWordsIn(turns: readonly Turn[], moment: Moment): string[] {
  return turns
    .flatMap(({ sender, content }, at) =>
      sender === 'user' ? withQuestion(content.trim(), turns[at - 1]) : [],
    )
    .map((content, at) => (at === 0 ? describedBy(content, moment) : content).trim())
    .filter(
      (content) => /[\p{L}\p{N}]/u.test(content) && !SKIPS.test(straight(content)) && !isGreeting(content),
    );
}

const CORRECTS =
  /\b(?:actually|instead|rather|make it|change|no|sorry|doch|statt|lieber|nein|andere|besser|plutôt|non|finalement|mejor|cambia)\b/i;

/** The due date: the first that was named since it was asked for, unless a later message replaces it. */
export function dueIn(turns: readonly Turn[], moment: Moment): Day | undefined {
  const asked = turns.findIndex((turn) => asks(turn, 'deadline'));
  const named = turns.flatMap(({ sender, content }, at) => {
    const day = sender === 'user' ? dayIn(content, moment) : undefined;
    return day && day > moment.today ? [{ day, at, corrects: CORRECTS.test(content) }] : [];
  });
  const answers = named.filter(({ at }) => at > asked);
  const [first] = answers.length > 0 ? answers : named;
  return (named.findLast(({ at, corrects }) => corrects && first !== undefined && at > first.at) ?? first)
    ?.day;
}

/** "March 1 to April 15": if the due date is the end of a range, the range's first day is the start. */
function startIn(turns: readonly Turn[], moment: Moment, due: Day | undefined): Day | undefined {
  const begun = turns.findLast(({ sender, content }) => sender === 'user' && firstDayIn(content, moment));
  const first = begun && firstDayIn(begun.content, moment);
  if (first && (due === undefined || first < due)) return first;
  const spans = turns.flatMap(({ sender, content }) =>
    sender !== 'user'
      ? []
      : read(content, [], moment).whens.flatMap((one) => {
          const isSpan =
            one.type === 'days' && one.to === due && one.from < one.to && one.from > moment.today;
          const isNamed = isSpan && /\d\D+\d/.test(content.slice(one.start, one.end));
          return isSpan && (isNamed || isExact(one.from, one.to)) ? [one.from] : [];
        }),
  );
  return spans[0];
}

const URGENT = /\b(?:urgent|asap|as soon as possible|dringend|eilig|so schnell wie möglich)\b/i;

/**
 * The last part of the user's words that fits into a description, because the end of a long conversation matters most.
 */
function briefOf(said: readonly string[]): string {
  let at = said.length;
  for (let length = 0; at > 0; at--) {
    length += (said[at - 1] ?? '').length + 1;
    if (length > DESCRIPTION_MAX_LENGTH) break;
  }
  return said.slice(at).join('\n') || (said.at(-1) ?? '').slice(0, DESCRIPTION_MAX_LENGTH);
}

const ownOf = (turns: readonly Turn[]): string[] =>
  turns.filter(({ sender }) => sender === 'user').map(({ content }) => content.trim());

/** Whether a name and both dates were given explicitly. Then the project can be proposed without questions. */
const isGiven = (turns: readonly Turn[], moment: Moment): boolean =>
  nameGiven(ownOf(turns), moment) !== undefined &&
  startIn(turns, moment, dueIn(turns, moment)) !== undefined &&
  dueIn(turns, moment) !== undefined;

/** A word before a name at the beginning of a brief. */
const NAMED = /^(?:called|named|titled|namens)\s+/i;

/**
 * The project that a user describes. Its brief is the user's messages; its name is the explicit one, else from the
 * first wish.
 */
export function describedIn(
  turns: readonly Turn[],
  moment: Moment,
  words: Words,
): Pick<ReadProject, 'project' | 'assumptions'> {
  const said = projectWordsIn(turns, moment);
  const name = nameGiven(ownOf(turns), moment) ?? nameFor(said, moment);
  const description = briefOf(said).replace(NAMED, '');
  const due = dueIn(turns, moment);
  const project = {
    name: name.slice(0, PROJECT_NAME_MAX_LENGTH),
    description,
    startDate: startIn(turns, moment, due) ?? moment.today,
    dueDate: due ?? addDays(moment.today, DEFAULT_TIMELINE_DAYS),
    priority: URGENT.test(description) ? ('High' as const) : ('Medium' as const),
    generateAISubtasks: true,
  };
  return { project, assumptions: due ? [] : [words.assumedDue] };
}

const TELLS: Record<Exclude<Subject, 'deadline'>, (said: string) => boolean> = {
  goal: (said) => (said.match(/[\p{L}\p{N}]+/gu) ?? []).length >= GOAL_WORDS,
  deliverables: (said) =>
    (said.match(/(?:^|\n)[ \t]*(?:[-*•]|\d+[.)])/g) ?? []).length > 1 ||
    (said.match(/,|\band\b|\bund\b/g) ?? []).length > 1 ||
    said.length >= LONG_ENOUGH,
  hours: (said) =>
    /\d ?(?:h|hours?|hrs?|std|stunden?|heures?|horas?)\b|full[- ]time|evenings|weekends|vollzeit|abends|wochenenden?\b/i.test(
      said,
    ),
  fixed: (said) =>
    /\bfixed\b|milestone|appointment|\bbooked\b|already|steht fest|feststeh|meilenstein|gebucht|\bschon\b|bereits|fixée?s?\b|jalon|réservé|déjà|fijad[oa]|\bhito|reservad[oa]|\bya\b/i.test(
      said,
    ),
};

/** Asks for missing details of a project, and proposes it once they are complete. */
export function scope({ words, today }: AnswerContext, turns: readonly Turn[], moment: Moment): Reply {
  const said = projectWordsIn(turns, moment);
  const text = said.join('\n');
  const isOpen = (subject: Subject) => {
    const isKnown = subject === 'deadline' ? dueIn(turns, moment) !== undefined : TELLS[subject](text);
    return !isKnown && !turns.some((turn) => asks(turn, subject));
  };
  const isOffered = turns.some(isReady);
  const open =
    isOffered || isGiven(turns, moment)
      ? []
      : (ROUNDS.map((round) => round.filter(isOpen)).find((round) => round.length > 0) ?? []);
  const lead = turns.some(isScoping) ? words.noted : words.ask.begin;
  if (open.length > 0) return say(`${lead}\n\n${open.map((subject) => words.ask[subject]).join('\n')}`);
  if (said.length === 0) return say(words.ask.goal);
  if (isOffered && SKIPS.test(straight(turns.at(-1)?.content ?? ''))) return say(words.ask.change);
  const { project: described, assumptions } = describedIn(turns, moment, words);
  const project = NewProject.safeParse(described).data;
  if (!project) return say(words.ask.deadline);
  const day = dayWords(words, today);
  const offer = words.ready(plain(project.name), day(project.startDate), day(project.dueDate));
  const assumed = assumptions.map((assumption) => `- ${plain(assumption)}`).join('\n');
  const more = isOpen('deliverables') && !isOffered && words.ask.deliverables;
  return {
    text: paragraphs(isOffered ? `${words.noted} ${offer}` : offer, assumed, more),
    actions: [{ kind: 'create-project', project }],
  };
}
