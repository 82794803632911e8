import type { Priority } from '@daymark/domain/priorities';
import type { TimeMention } from '@daymark/language/time-mentions';
import { catalogueIn } from './catalogue.ts';
import { namesIn, type Thing, wordsIn } from './names.ts';
import { hasMeaning, levelsIn, type Moment, read, whensIn } from './read.ts';
import { LEXICONS, lexiconsFor } from './vocabulary.ts';

/** A request with words of one's own in it: a title, or a new name. */
export type FreeText =
  | {
      is: 'add';
      title: string;
      projects: Thing[] | undefined;
      said: string;
      whens: TimeMention[];
      priority: Priority | undefined;
    }
  | { is: 'rename'; things: Thing[]; said: string; to: string };

/** A text without accents and capitals, each letter where it was. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');

/** A way to ask as a pattern: its words as they are, and any words for what is named. */
interface Pattern {
  regex: RegExp;
  marks: readonly string[];
  letters: number;
}

/** French "de" and "que" lose their last letter before a vowel. */
const ELIDED = /\b(d|qu)e\s+$/;

const sourceOf = (text: string): string =>
  folded(text)
    .replace(ELIDED, '$1@')
    .replaceAll(/[^\p{L}\p{N}\s@]+/gu, '.?')
    .replaceAll(/\s+/g, String.raw`[\s:,]+`)
    .replace('@', String.raw`(?:e\s+|['’])`);

function patternOf(way: string, title = '(.+)'): Pattern {
  const parts = way.split(/(\{\w+\})/);
  const marks = parts.flatMap((part) => /^\{(\w+)\}$/.exec(part)?.[1] ?? []);
  const source = parts
    .map((part) => (part === '{title}' ? title : part.startsWith('{') ? '(.+?)' : sourceOf(part)))
    .join('');
  const letters = way.replaceAll(/\{\w+\}/g, '').length;
  return { regex: new RegExp(`^${source}[\\s.!?]*$`, 'iu'), marks, letters };
}

/** What stands in the places of a way. */
function placesIn(text: string, { regex, marks }: Pattern): { mark: string; said: string }[] | undefined {
  const found = regex.exec(folded(text));
  if (!found) return undefined;
  let at = 0;
  return marks.map((mark, index) => {
    const own = found[index + 1] ?? '';
    at = found[0].indexOf(own, at);
    const said = text.slice(at, at + own.length);
    at += own.length;
    return { mark, said };
  });
}

const known = new Map<string, Pattern[]>();

/** The ways of an intent with words of one's own, the fullest first; what follows such words is not told by the way. */
function patternsOf(id: string, { language }: Moment): Pattern[] {
  const key = `${language} ${id}`;
  const found = known.get(key);
  if (found) return found;
  const ways = (catalogueIn(language).own.get(id)?.ways ?? []).filter((way) => way.includes('{title}'));
  const cut = ways.map((way) => way.replace(/(?<=\{title\})\s.*\{\w+\}.*$/, ''));
  const made = [...new Set(id === 'rename' ? ways : cut)]
    .filter((way) => id === 'rename' || !/^\{(?:project|title)\}/.test(way) || way.length > 20)
    .map((way) => patternOf(way))
    .toSorted((one, other) => other.letters - one.letters);
  known.set(key, made);
  return made;
}

const EDGES = /^[\s,:;–—-]+|[\s,;:–—-]+$/g;
const QUOTES = /^["'“„»«‚‘]+|["'”“«»’‘]+$/g;

const bare = (text: string): string => text.replace(EDGES, '').replace(QUOTES, '').trim();

/** A request without the courtesies before and in it. */
function plainly(message: string, { language }: Moment): string {
  const lexicon = LEXICONS[language];
  const courtesy = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${lexicon.pattern('courtesy')})(?![\\p{L}\\p{N}]),?\\s*`,
    'giu',
  );
  const before = new RegExp(
    `^(?:(?:${lexicon.pattern('polite', 'hello', 'joint')})(?![\\p{L}\\p{N}])[\\s,]*)+`,
    'iu',
  );
  const [head = '', ...quoted] = message.split(/(?=["“„»«])/);
  const text = [head.replace(courtesy, ''), ...quoted].join('').trim();
  const adds = new RegExp(`^(?:${lexicon.pattern('adds')})`, 'iu');
  return adds.test(text) ? text : text.replace(before, '');
}

/** The projects whose name is in the words; undefined if there are none. */
function projectsNamed(
  text: string,
  things: readonly Thing[],
  { language }: Moment,
): { projects: Thing[]; isSaid: boolean } | undefined {
  const said = text
    .replace(EDGES, '')
    .replace(
      /^(?:the|my|our|das|dem|der|die|den|meine?[nmrs]?|unsere?[nmrs]?|la|le|les|l['’]|mon|ma|el|los|las|mi)\s+/i,
      '',
    );
  const kinds = `(?:${LEXICONS[language].pattern('kind')}|list|liste|lista|to-?do list)`;
  const name = bare(said.replace(new RegExp(`(?:^|\\s)${kinds}$|^${kinds}\\s+`, 'giu'), ''));
  const isSaid = name !== bare(said);
  const words = wordsIn(name);
  if (words.length === 0 || words.length > 8) return undefined;
  const projects = things.filter(({ kind }) => kind === 'project');
  const [found] = namesIn(words, projects, lexiconsFor(language));
  if (found && found.to - found.from === words.length) return { projects: found.things, isSaid };
  return isSaid ? { projects: [], isSaid } : undefined;
}

interface Body {
  text: string;
  whens: TimeMention[];
  projects: Thing[] | undefined;
  said: string;
  priority: Priority | undefined;
}

const WHEN_LEAD =
  /[\s,(]*(?<!\p{L})(?:by|due|until|from|bis|ab|mit|with|takes|~|ca\.?|about|avec|con|unas)?\s*(?:the |den |der |dem |le |el )?$/iu;

const LEVELS = { low: 'Low', medium: 'Medium', high: 'High' } as const;

/** Removes from the end what is not part of the title: days, hours, the priority, the project. */
function withoutEnd(body: Body, things: readonly Thing[], moment: Moment, isQuoted: boolean): Body {
  const text = body.text.replace(/[\s.!,;)]+$/, '');
  const into = `(?<![\\p{L}\\p{N}])(?:${LEXICONS[moment.language].pattern('into')})`;
  const last = whensIn(text, moment).at(-1);
  if (last && last.end >= text.length) {
    const before = text
      .slice(0, last.bare)
      .replace(WHEN_LEAD, '')
      .replace(new RegExp(`[\\s,]*${into}\\s*$`, 'iu'), '');
    return {
      ...body,
      text: text.slice(0, Math.min(last.start, before.length)),
      whens: [...body.whens, last],
    };
  }
  for (const end of [/^(.*?)[\s,(]+(\S+[\s-]+\S+)$/s, /^(.*)[\s,(]+(\S+)$/s]) {
    const [, head = '', tail = ''] = end.exec(text) ?? [];
    const parsed = read(tail, [], moment);
    const [level] = levelsIn(parsed);
    const isSaid = hasMeaning(parsed, 'priority') || (!/\s/.test(tail) && /urgent|dringend/i.test(tail));
    if (level && (isSaid || (isQuoted && !/\s/.test(tail))))
      return { ...body, text: head.replace(/[\s,]+(?:with|mit|avec|con)$/i, ''), priority: LEVELS[level] };
  }
  if (body.projects !== undefined) return { ...body, text };
  const joints = [...` ${text}`.matchAll(new RegExp(`\\s${into}\\s+|\\s?,\\s*|^\\s`, 'giu'))]
    .toReversed()
    .slice(0, 6);
  for (const match of joints) {
    const rest = ` ${text}`.slice(match.index + match[0].length);
    const isWhole = match.index === 0 && !isQuoted;
    const named = isWhole ? undefined : projectsNamed(rest, things, moment);
    if (named && (named.isSaid || match[0].trim() !== ''))
      return { ...body, text: ` ${text}`.slice(0, match.index).trim(), projects: named.projects, said: rest };
  }
  return { ...body, text };
}

const QUOTED_TITLE = /^\s*["“„»'‘‚]([^"“”„»«\n]{1,250}?)["”“«»'’‘](?=[\s,.!]|$)/;

/** The title in the words behind a request to add something, with what else they say of it. */
function addedBy(words: string, before: TimeMention[], things: readonly Thing[], moment: Moment): FreeText {
  const into = new RegExp(`^\\s*(?:${LEXICONS[moment.language].pattern('into')})\\s+`, 'iu');
  // "To the bakery project: call Ana", "bei der Hochzeit „Torte probieren“ eintragen"
  const cut = words.search(/:|\s(?=["“„»])/);
  const head = cut > 0 ? projectsNamed(words.slice(0, cut).replace(into, ''), things, moment) : undefined;
  const text = head ? words.slice(cut + 1) : words;
  const quoted = QUOTED_TITLE.exec(text);
  let left: Body = {
    ...{ text: quoted ? text.slice(quoted[0].length) : text, whens: [...before], priority: undefined },
    ...{ projects: head?.projects, said: head ? words.slice(0, cut) : '' },
  };
  // "Every Friday to back up the laptop", "morgen daran, Belege zu sortieren"
  const [first] = quoted ? [] : whensIn(left.text, moment);
  if (first && first.start <= 1 && first.type !== 'length') {
    const rest = left.text.slice(first.end).replace(/^[ ,]*(?:to|that|about|daran,?|an|dass|de|que) /i, '');
    left = { ...left, whens: [first], text: rest };
  }
  for (let was = ''; was !== left.text; ) {
    was = left.text;
    left = withoutEnd(left, things, moment, quoted !== null);
  }
  const inside = quoted ? whensIn(left.text, moment) : [];
  return {
    is: 'add',
    // "Add a task to call Ana": the title is an order, as after "remind me to".
    title: quoted?.[1]?.trim() ?? bare(left.text).replace(/^to (?=\p{Ll})/u, ''),
    ...{ projects: left.projects, said: bare(left.said), priority: left.priority },
    whens: [...left.whens, ...inside],
  };
}

/** Things that are added to a task or a plan and are no tasks: hours, a milestone, a day off. */
const NO_TASKS = 'milestone deadline project hours dayOff priority estimate'.split(' ');
const ASKING = 'what when howMany howMuch howLong how where'.split(' ');

/** Whether the first words show that it is no task: "2 hours to the labels", "a milestone on Friday", "what is due". */
function isNoTask(body: string, moment: Moment): boolean {
  const { whens, pieces } = read(body, [], moment);
  const [first] = pieces.filter(({ meanings }) => !meanings.has('fill'));
  const isCounted = /^(?:an?|the|some|more|another|new|eine?n?|mehr|noch|une?|un|una|\d+)\s/i.test(body);
  const is = (some: readonly string[]) => some.some((one) => first?.meanings.has(one));
  return (
    whens.some(({ type, start }) => type === 'length' && start <= 1) ||
    is(['milestone']) ||
    (pieces[0] === first && is(ASKING)) ||
    (isCounted && is(NO_TASKS))
  );
}

/** The words of one's own in a message, by the ways of an intent. */
export const titleIn = (message: string, id: string, moment: Moment): string | undefined => {
  for (const pattern of patternsOf(id, moment)) {
    const said = placesIn(plainly(message, moment), pattern)?.find(({ mark }) => mark === 'title')?.said;
    if (said) return bare(said);
  }
  return undefined;
};

/** What a message adds, and whether it surely says so by its first words. */
export function addedIn(
  message: string,
  things: readonly Thing[],
  moment: Moment,
): { found: FreeText; isClear: boolean } | undefined {
  const text = plainly(message, moment);
  for (const pattern of patternsOf('add-task', moment)) {
    const places = placesIn(text, pattern);
    const said = places?.find(({ mark }) => mark === 'title')?.said;
    const day = places?.find(({ mark }) => mark === 'day');
    const whens = day ? whensIn(day.said, moment) : [];
    const place = places?.find(({ mark }) => mark === 'project');
    const named = place && projectsNamed(place.said, things, moment);
    if (place && !named?.projects.length) continue;
    if (!said || (day && whens.length !== 1)) continue;
    if (isNoTask(said, moment)) return undefined;
    const read = addedBy(said, whens, things, moment);
    const found = read.is === 'add' && named ? { ...read, projects: named.projects } : read;
    const begins = new RegExp(`^(?:${LEXICONS[moment.language].pattern('adds')})(?![\\p{L}\\p{N}])`, 'iu');
    if (found.is === 'add' && found.title !== '') return { found, isClear: begins.test(text) };
  }
  return undefined;
}

/** What a message renames. */
export function renamedIn(message: string, things: readonly Thing[], moment: Moment): FreeText | undefined {
  for (const pattern of patternsOf('rename', moment)) {
    const places = placesIn(plainly(message, moment), pattern);
    const [title, name] = [true, false].map(
      (one) => places?.find(({ mark }) => (mark === 'title') === one)?.said,
    );
    const words = wordsIn(name ?? '');
    const [named] = words.length > 8 ? [] : namesIn(words, things, lexiconsFor(moment.language));
    const project = projectsNamed(name ?? '', things, moment);
    const meant = project?.isSaid && project.projects.length > 0 ? project.projects : named?.things;
    if (title && meant && bare(title) !== '')
      return { is: 'rename', things: meant, said: bare(name ?? ''), to: bare(title) };
  }
  return undefined;
}
