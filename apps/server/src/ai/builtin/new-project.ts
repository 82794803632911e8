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
import { beginsProject, MAKING, OPENERS, straight, wishesProject } from './project-wishes.ts';
import { germanShare, type Moment, read } from './read.ts';
import { plain } from './text.ts';
import { dayWords, type Language, type Words } from './words.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

/** Questions about a new project, by round. A short answer answers the last question. */
const ROUNDS = [['goal', 'deliverables'], ['hours', 'deadline'], ['fixed']] as const;

const SUBJECTS = ROUNDS.flat();

type Subject = (typeof SUBJECTS)[number];

const TURNS_REMEMBERED = 6;

const NAME_CHARACTERS = 60;

const GOAL_WORDS = 4;

const LONG_ENOUGH = 160;

const SPOKEN: readonly Words[] = [ENGLISH, GERMAN];

/** The language of the user: that of the last message in which it can be recognised, else that of their settings. */
export function languageOf(turns: readonly Turn[], locale: string): Language {
  for (const { sender, content } of turns.toReversed()) {
    const share = sender === 'user' ? germanShare(content) : 0;
    if (share !== 0) return share > 0 ? 'de' : 'en';
  }
  return locale.startsWith('de') ? 'de' : 'en';
}

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
    ({ sender, content }) => sender === 'user' && (beginsProject(content) || wishesProject(content, moment)),
  );
  return at < 0 ? undefined : at;
}

const SKIPS =
  /^(?:skip(?: it| this| that)?|next|no|none|nothing|nope|don'?t know|i don'?t know|not sure|no idea|weiter|nein|nichts|keine?|weiß ich nicht|weiss ich nicht|keine ahnung|egal|überspringen|skippen|no fixed dates?|nothing (?:is )?fixed|nothing else)[.! ]*$/i;

const WEEKLY = /\b(?:a|per|each|every|the) week|weekly|pro woche|die woche|wöchentlich|in der woche/i;

const HOURS_ALONE =
  /^((?:about |around |ca\.? |etwa )?\d+(?:[.,]\d+)?(?:\s*(?:h|hours?|hrs?|std|stunden?))?)\b(?![./:-])/i;

/** "6 hours, by January" after a question about hours a week: the question is part of the answer's meaning. */
function withQuestion(content: string, before: Turn | undefined): string {
  if (!before || !asks(before, 'hours') || WEEKLY.test(content)) return content;
  const perWeek = before.content.includes(GERMAN.ask.hours) ? 'pro Woche' : 'a week';
  return content.replace(HOURS_ALONE, (hours) => (/\d$/.test(hours) ? hours : `${hours} ${perWeek}`));
}

/** Words that introduce a project before its description. */
const LEAD_IN = new RegExp(
  `^${OPENERS}(?:(?:start|create|plan|begin|make|set up|scope|kick off|add|build|organi[sz]e|starte?|plane?|erstelle?|beginne?|leg|lege|organisiere?) )?(?:(?:with|on|a|an|my|our|the|some|mir|bitte|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren) ){0,3}(?:(?:(?:new|first|another|neues|erstes|weiteres) ){0,2}(?:project|projekt)\\b[\\s:,–-]*(?:(?:for|about|to|on|für|über|zum|zur|an|starten|anlegen|planen|beginnen|erstellen|machen)\\s*)?(?:(?:a|an|my|our|the|ein|eine|einen)\\s+)?)?`,
  'i',
);

/** "… a new project. What do you need to know?": such a question to the assistant is not part of the brief. */
const ASKS_BACK = /^[.!?]+\s*(?:(?:what|where|how|was|womit|wie)\b[^.!?\n]*\?)?\s*/i;

const leadOf = (text: string): string => LEAD_IN.exec(text.replace(/[‘’´`]/g, "'"))?.[0] ?? '';

/** The user's words about the project, without the introduction. */
export function projectWordsIn(turns: readonly Turn[]): string[] {
  return turns
    .flatMap(({ sender, content }, at) =>
      sender === 'user' ? withQuestion(content.trim(), turns[at - 1]) : [],
    )
    .map((content, at) =>
      (at === 0 ? content.slice(leadOf(content).length).replace(ASKS_BACK, '') : content).trim(),
    )
    .filter(
      (content) => /[\p{L}\p{N}]/u.test(content) && !SKIPS.test(straight(content)) && !isGreeting(content),
    );
}

const CORRECTS =
  /\b(?:actually|instead|rather|make it|change|no|sorry|doch|statt|lieber|nein|andere|besser)\b/i;

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

const NAME_END = '(?=["“”«»,;!?\\n]|\\.(?!\\d)|$| by | due | until | bis | and | und | with | mit )';

/** "… called X", "name it X", "Name: X", "das Projekt heißt X": an explicit name. */
const GIVEN: readonly RegExp[] = [
  /\b(?:called|named|titled|name is|name it|call it|call the project|name the project|named it|namens|nenn es|nenne es|heißt|heisst|soll .{0,30}heißen:?|name:|titel:|title:|project name:|projektname:)\s*["“„»'‘‚]([^"“”„»«\n]{1,200})["”“«»'’]/i,
  new RegExp(
    `\\b(?:called|named|titled|(?:the |its |project )?name is|name it|call it|call the project|name the project|namens|nenn es|nenne es|(?:es|das projekt) hei(?:ß|ss)t|name:|titel:|title:|project name:|projektname:)\\s*((?:[^"“”„»«.,;!?\\n]|\\.(?=\\d)){1,200}?)${NAME_END}`,
    'i',
  ),
  /\b(?:project|projekt)\s*:?\s*["“„»]([^"“”„»«\n]{1,200})["”“«»]/i,
  /^(?:new project|neues projekt|another project|plan a (?:new )?project)\s*[:–-]\s*([^.,;!?\n]{1,200})/i,
  /^(?:new project|neues projekt)\s+([^.,;:!?\n]{1,60}?)\s+(?:from |vom |von )?\d/i,
];

/** "From 1 December to 15 January" after a name is not part of it. */
function withoutDays(name: string, moment: Moment): string {
  const days = read(name, [], moment).whens.find(({ type }) => type === 'days' || type === 'weekdays');
  const cut = days && DAYS_LEAD.exec(name.slice(0, days.bare));
  return cut ? name.slice(0, cut.index) : name;
}

const DAYS_LEAD =
  /[\s,]+(?:from|by|until|till|due|starting|beginning|between|on|vom|von|ab|bis|zwischen|am)(?: (?:on|the|zum|zur|dem|der|from))?\s*$/i;

/** The explicit name; the last one counts. */
function nameGiven(said: readonly string[], moment: Moment): string | undefined {
  for (const content of said.toReversed())
    for (const pattern of GIVEN) {
      const name = pattern.exec(content)?.[1]?.replace(/\s+/g, ' ').trim();
      if (name) return withoutDays(name, moment);
    }
  return undefined;
}

/** "Our club needs a summer party", "The client wants to launch a shop": the wish follows these words. */
const WISH =
  /^.{0,60}?\b(?:needs?|wants?|wanted|brauche|braucht|brauchen)\s+(?:(?:an?|to|the|ein|eine|einen)\s+)?/i;

/** Words that follow a name and are not part of it. */
const GOES_ON =
  /[.!?\n;:]|, | with | mit | in (?:\d+|one|two|three|four|five|six|seven|eight|ein|eine[mr]?|zwei|drei|vier|fünf|sechs) | by | until | bis | due | vom /i;

/** A name from a short first answer, or from the first wish of the conversation. */
function nameFor(said: readonly string[]): string {
  const [first = ''] = said;
  const wish = said.find((content) => WISH.test(content)) ?? first;
  const body = wish.slice(leadOf(wish).length);
  const verb = new RegExp(`^(?:${MAKING})\\s+(?:(?:an?|my|our|the)\\s+)?`, 'i').exec(body)?.[0] ?? '';
  const rest = body.slice(verb.length) || body;
  const wishText = rest.slice(WISH.exec(rest.split(/[.!?\n;]/)[0] ?? '')?.[0].length ?? 0) || rest;
  const [sentence = ''] = wishText.split(GOES_ON);
  const bare = (sentence || wishText).replace(/\s+/g, ' ').trim();
  const cut =
    bare.length > NAME_CHARACTERS ? bare.slice(0, NAME_CHARACTERS + 1).replace(/\s+\S*$/, '') : bare;
  const name = cut.slice(0, PROJECT_NAME_MAX_LENGTH).trim();
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : 'New project';
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
  const said = projectWordsIn(turns);
  const name = nameGiven(ownOf(turns), moment) ?? nameFor(said);
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
    /\d ?(?:h|hours?|hrs?|std|stunden?)\b|full[- ]time|evenings|weekends|vollzeit|abends|wochenenden?\b/i.test(
      said,
    ),
  fixed: (said) =>
    /\bfixed\b|milestone|appointment|\bbooked\b|already|steht fest|feststeh|meilenstein|gebucht|\bschon\b|bereits/i.test(
      said,
    ),
};

/** Asks for missing details of a project, and proposes it once they are complete. */
export function scope({ words, today }: AnswerContext, turns: readonly Turn[], moment: Moment): Reply {
  const said = projectWordsIn(turns);
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
