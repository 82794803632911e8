import type { Priority } from '@daymark/domain/priorities';
import type { TimeMention } from '@daymark/language/time-mentions';
import { namesIn, type Thing, wordsIn } from './names.ts';
import { lexiconsFor, type Moment, read } from './read.ts';
import type { Meaning } from './vocabulary.ts';

/** A request with free text in it: a title, or a new name. */
export type FreeText =
  | {
      is: 'add';
      title: string;
      projects: Thing[] | undefined;
      said: string;
      whens: TimeMention[];
      priority?: Priority | undefined;
    }
  | { is: 'rename'; things: Thing[]; said: string; to: string };

/** Verbs that begin such a request. `weak` ones also need a word for a task, a quoted title or a particle. */
interface Beginnings {
  add: RegExp;
  weak: RegExp;
  rename: RegExp;
  particle: RegExp;
  marks: RegExp;
  into: RegExp;
}

const POLITE =
  "(?:(?:please|pls|hey|hi|hello|ok|okay|and|also|now|can you|could you|would you|i want to|i want you to|i would like to|i'd like to|i need to|let's|bitte|kannst du|könntest du|ich möchte|ich will|und|jetzt|dann|mal|hallo|auch),? ){0,4}";

const NOUN =
  '(?:(?:a|an|one|another|the|eine?|eine neue|ein neues|a new|new|neue|neues) )?(?:sub-?task|task|to-?do|item|reminder|teilaufgabe|aufgabe|erinnerung|punkt)s?';

const CALLED = '(?:,? ?(?:called|named|titled|namens|mit dem titel|mit dem namen))?[: ]*';

const BEGINNINGS: Readonly<Record<'en' | 'de', Beginnings>> = {
  en: {
    add: new RegExp(
      `^${POLITE}(?:(?:add|create|make|insert|note down|i need|need|set up|put in) ${NOUN}\\b${CALLED}|(?:new|another) (?:sub-?task|task|to-?do)\\b${CALLED}|(?:add|note down|jot down|insert) |remind me (?!what|when|how|which|where|who|why|if|whether)(?:to |that i (?:have to|need to) |about )?|(?:remember|make a note|don't let me forget|dont let me forget) to )`,
      'i',
    ),
    weak: new RegExp(`^${POLITE}(?:put|schedule|create|stick|note) `, 'i'),
    rename: new RegExp(`^${POLITE}(?:rename|retitle|change the (?:name|title) of) `, 'i'),
    particle: /\s+(?:please|pls|thanks|thank you|too|as well)$/i,
    marks: /["“„'‘]|\b(?:list|task|project)\b/i,
    into: /\s+(?:to|into|as)\s+/gi,
  },
  de: {
    add: new RegExp(
      `^${POLITE}(?:(?:füge|fueg?e|fuge|füg|leg|lege|erstell|erstelle|trag|trage|nimm|mach|notier|notiere|schreib|setz|ergänze|ich brauche|brauche) (?:(?:mir|bitte|noch|mal|auch) ){0,3}${NOUN}\\b${CALLED}|neue[rs]? (?:teilaufgabe|aufgabe|task|to-?do)\\b${CALLED}|(?:füge|fuege|füg|ergänze|ergänz|notiere|notier) |(?:erinnere?|erinner) mich (?:bitte )?(?:daran,? |an (?:das |die |den )?)?)`,
      'i',
    ),
    weak: new RegExp(
      `^${POLITE}(?:trag|trage|leg|lege|nimm|setz|setze|pack|schreib|plan|plane|erstell|erstelle|mach|add) (?:(?:mir|bitte|noch|mal|auch) ){0,3}`,
      'i',
    ),
    rename: new RegExp(`^${POLITE}(?:benenne|benenn|nenne|nenn) `, 'i'),
    particle:
      /[\s,]+(?:hinzu|hinzufügen|ein|eintragen|an|anlegen|auf|dazu|aufnehmen|bitte|danke|zu erinnern|erstellen)$/i,
    marks: /["“„»'‚]|\b(?:liste|aufgabe|projekt)\b/i,
    into: /\s+(?:in|zu|auf)\s+/gi,
  },
};

const LEAD_IN =
  /\s+(?:to|in|into|for|under|on|at|zum|zur|zu|im|für|fuer|ins|bei|beim|unter|auf|zu den|von|of)\s+/gi;

const ARTICLES = /^(?:the|my|our|das|dem|der|die|den|meine?[nmrs]?|unsere?[nmrs]?)\s+/i;

const SAYS_PROJECT = /(?:^|\s)(?:project|projekt|list|liste|to-?do list)$/i;

const PROJECT_FIRST = /^(?:project|projekt)\s+/i;

const EDGES = /^[\s,:;–—-]+|[\s,;:–—-]+$/g;

const QUOTES = /^["'“„»«‚‘]+|["'”“«»’‘]+$/g;

const bare = (text: string): string => text.replace(EDGES, '').replace(QUOTES, '').trim();

/** The projects whose full name is in the words; undefined if there are none. */
export function projectsNamed(
  text: string,
  things: readonly Thing[],
  { language }: Pick<Moment, 'language'>,
): { projects: Thing[]; isSaid: boolean } | undefined {
  const named = text.replace(EDGES, '').replace(ARTICLES, '');
  const name = bare(named.replace(SAYS_PROJECT, '').replace(PROJECT_FIRST, ''));
  const isSaid = named !== named.replace(SAYS_PROJECT, '') || PROJECT_FIRST.test(named);
  const words = wordsIn(name);
  if (words.length === 0 || words.length > 8) return undefined;
  const projects = things.filter(({ kind }) => kind === 'project');
  const [found] = namesIn(words, projects, lexiconsFor(language));
  if (found && found.to - found.from === words.length) return { projects: found.things, isSaid };
  return isSaid ? { projects: [], isSaid } : undefined;
}

const priorityOf = (word: string): Priority =>
  /^(?:low|niedrig)/i.test(word) ? 'Low' : /^(?:medium|mittler)/i.test(word) ? 'Medium' : 'High';

interface Body {
  priority?: Priority;
  /** Whether the title was quoted. Then the remaining words are not part of it. */
  isQuoted: boolean;
  text: string;
  whens: TimeMention[];
  projects: Thing[] | undefined;
  said: string;
}

const WHEN_LEAD =
  /[\s,(]*\b(?:on|by|for|at|due|until|to|from|am|bis|für|fuer|zum|um|ab|auf|mit|with|takes|~|ca\.?|about)?\s*(?:the |den |der |dem )?$/i;

/** Removes from the end what is not part of the title: days, hours, the project, a particle. */
function withoutEnd(body: Body, things: readonly Thing[], moment: Moment, particle: RegExp): Body {
  const text = body.text.replace(/[\s.!,;)]+$/, '');
  const parsed = read(text, [], moment);
  const last = parsed.whens.at(-1);
  if (last && last.end >= text.length) {
    const from = Math.min(last.start, text.slice(0, last.bare).replace(WHEN_LEAD, '').length);
    return { ...body, text: text.slice(0, from), whens: [...body.whens, last] };
  }
  const priority = PRIORITY_END.exec(text);
  if (priority && (body.isQuoted || SAYS_PRIORITY.test(priority[0])))
    return { ...body, text: text.slice(0, priority.index), priority: priorityOf(priority[1] ?? '') };
  if (particle.test(text)) return { ...body, text: text.replace(particle, '') };
  if (body.projects !== undefined) return { ...body, text };
  for (const match of [...` ${text}`.matchAll(LEAD_IN)].toReversed().slice(0, 6)) {
    const tail = ` ${text}`.slice(match.index + match[0].length);
    const named = projectsNamed(tail, things, moment);
    if (named)
      return { ...body, text: ` ${text}`.slice(0, match.index).trim(), projects: named.projects, said: tail };
  }
  return { ...body, text };
}

const QUOTED_TITLE = /^\s*["“„»'‘‚]([^"“”„»«\n]{1,250}?)["”“«»'’‘](?=[\s,.!]|$)/;

function readAdd(body: string, things: readonly Thing[], moment: Moment, particle: RegExp): FreeText {
  // "To the bakery project: call Ana", "bei der Hochzeit „Torte probieren“ eintragen"
  const cut = body.search(/:|\s(?=["“„»])/);
  const head =
    cut > 0
      ? projectsNamed(` ${body.slice(0, cut)}`.replace(LEAD_IN, ' ').trim(), things, moment)
      : undefined;
  const text = head ? body.slice(cut + 1) : body;
  const quoted = QUOTED_TITLE.exec(text);
  let left: Body = {
    text: quoted ? text.slice(quoted[0].length) : text,
    whens: [],
    projects: head?.projects,
    said: head ? body.slice(0, cut) : '',
    isQuoted: quoted !== null,
  };
  // "Every Friday to back up the laptop", "morgen daran, Belege zu sortieren"
  const [first] = quoted ? [] : read(left.text, [], moment).whens;
  if (first && first.start <= 1 && first.type !== 'length')
    left = {
      ...left,
      whens: [first],
      text: left.text.slice(first.end).replace(/^[ ,]*(?:to|that|about|daran,?|an|dass) /i, ''),
    };
  for (let before = ''; before !== left.text; ) {
    before = left.text;
    left = withoutEnd(left, things, moment, particle);
  }
  const inside = quoted ? read(left.text, [], moment).whens : [];
  const { projects, said, whens } = left;
  return {
    is: 'add',
    // "Add a task to call Ana": the title is an order, as after "remind me to".
    title: quoted?.[1]?.trim() ?? bare(left.text).replace(/^to (?=\p{Ll})/u, ''),
    projects,
    said: bare(said),
    whens: [...whens, ...inside],
    priority: left.priority,
  };
}

function readRename(
  body: string,
  things: readonly Thing[],
  { language }: Moment,
  into: RegExp,
): FreeText | undefined {
  for (const match of body.matchAll(into)) {
    const said = bare(body.slice(0, match.index));
    const words = wordsIn(said);
    const [found] = namesIn(words, things, lexiconsFor(language));
    const to = bare(
      body
        .slice(match.index + match[0].length)
        .replace(/\s+um[.!]?$/i, '')
        .replace(/[.!]+$/, ''),
    );
    if (found && to !== '') return { is: 'rename', things: found.things, said, to };
  }
  return undefined;
}

/** Things that are added to a task or a plan and are no tasks: hours, a milestone, a day off. */
const NO_TASKS: readonly Meaning[] = [
  'milestone',
  'deadline',
  'project',
  'hours',
  'dayOff',
  'priority',
  'estimate',
];

/** Whether the first words show that it is no task: "2 hours to the labels", "a milestone on Friday". */
function isNoTask(body: string, moment: Moment): boolean {
  const { whens, pieces } = read(body, [], moment);
  const [first] = pieces.filter(({ meanings }) => !meanings.has('fill'));
  const beginsWith = whens.some(({ type, start }) => type === 'length' && start <= 1);
  const isCounted = /^(?:an?|the|some|more|another|new|eine?n?|mehr|noch|\d+)\s/i.test(body);
  return (
    beginsWith ||
    first?.meanings.has('milestone') ||
    (isCounted && NO_TASKS.some((one) => first?.meanings.has(one)))
  );
}

/** The request with free text in a message, if it is one. */
export function freeTextIn(message: string, things: readonly Thing[], moment: Moment): FreeText | undefined {
  if (/\?\s*$/.test(message) && !/^(?:can|could|would|kannst|könntest|please|bitte)/i.test(message))
    return undefined;
  if (moment.language !== 'en' && moment.language !== 'de') return undefined;
  const { add, weak, rename, particle, marks, into } = BEGINNINGS[moment.language];
  const text = message.replace(/\?\s*$/, '');
  const renames = rename.exec(text);
  if (renames) return readRename(text.slice(renames[0].length), things, moment, into);
  const adds = add.exec(text);
  if (adds && isNoTask(text.slice(adds[0].length), moment)) return undefined;
  if (adds) return readAdd(text.slice(adds[0].length), things, moment, particle);
  const begins = weak.exec(text);
  if (!begins || !marks.test(text)) return undefined;
  // Refers to an existing task, so it does not add one.
  const tasks = things.filter(({ kind }) => kind === 'task');
  const isThere = namesIn(wordsIn(text), tasks, lexiconsFor(moment.language)).some(
    ({ from, to }) => to - from > 1,
  );
  return isThere && !/["“„»]/.test(text)
    ? undefined
    : readAdd(text.slice(begins[0].length), things, moment, particle);
}

const PRIORITY_END =
  /[\s,(]+(?:with |mit )?(high|low|medium|hoh\w*|niedrig\w*|mittler\w*|hoch|urgent|dringend)(?:[ -]?(?:priority|prio|priorität))?\)?$/i;

const SAYS_PRIORITY = /prio|urgent|dringend/i;
