import { daysBetween } from '@daymark/domain/dates';
import type { Brief, Language } from '../brief/brief.ts';
import { LETTER } from '../brief/tongue.ts';
import { folded, stemsOf } from '../brief/words.ts';
import { PLAYBOOKS } from '../playbooks/all.ts';
import type { Deliverable, Playbook } from '../playbooks/schema.ts';
import type { PlanRequest } from '../shape.ts';

/** Languages in which the playbooks are written. */
export type Spoken = 'en' | 'de';

/** What every part of the breakdown works from. */
export interface Scene {
  request: PlanRequest;
  brief: Brief;
  playbook: Playbook;
  /** The language of the titles, when the playbooks speak it. */
  spoken: Spoken | null;
  language: Language;
  /** Hours that one task may take: no more than one day holds. */
  longestTask: number;
  hoursPerDay: number;
  /** About how many hours there are until the due date. */
  workingHours: number;
}

const known = new Map<string, RegExp>();

/** What a short word may end in: a cost has costs, but is no costume. */
const INFLECTED = 's|es|e|en|n|er|ern|ed|d|ing|ung|ungen';

/** Beginnings of words as a pattern; there are as many as the playbooks have entries, so they are kept. */
function wordPattern(words: string): RegExp {
  const before = known.get(words);
  if (before) return before;
  const whole = folded(words)
    .split('|')
    .map((word) => {
      if (/^\p{L}{1,3}$/u.test(word)) return `${word}(?:s|es)?(?!${LETTER})`;
      return /^\p{L}{4}$/u.test(word) ? `${word}(?:${INFLECTED})?(?!${LETTER})` : word;
    });
  const compiled = new RegExp(`(?<!${LETTER})(?:${whole.join('|')})`, 'gu');
  known.set(words, compiled);
  return compiled;
}

/** How strongly words stand in a text: the length of what was found, so that "card reader" beats "card". */
export function matchOf(words: string, text: string): number {
  let best = 0;
  for (const match of folded(text).matchAll(wordPattern(words))) best = Math.max(best, match[0].length);
  return best;
}

const countOf = (words: string, text: string): number =>
  [...folded(text).matchAll(wordPattern(words))].length;

/** German writes the trade at the end of a word: "Vereinsfest", "Masterarbeit". */
function endingsOf(words: string, text: string): number {
  const endings = words.split('|').filter((word) => word.length > 3 && /^\p{L}+$/u.test(word));
  const found = (text.match(/\p{Lu}\p{L}+/gu) ?? []).map(folded);
  return found.filter((word) => endings.some((one) => word.length > one.length && word.endsWith(folded(one))))
    .length;
}

/** Less than this is a word that fell by chance. */
const LEAST_SCORE = 1.7;

/** A puppy filed under "Home" is not renovated: where people put all sorts of things, the drawer alone says nothing. */
const DRAWER =
  /^(?:home|house|garden|household|personal|private|family|business|work|office|general|other|misc\p{L}*|life|hobb(?:y|ies)|haus|haushalt|zuhause|garten|privat\p{L}*|persönlich\p{L}*|familie|arbeit|beruf\p{L}*|büro|sonstiges|allgemein\p{L}*)$/iu;

/** "Learn to bake bread" and nothing more: whatever it is filed under, it is learnt. */
const LEARNING =
  /^(?:i (?:want|would like|need) to |ich (?:will|möchte) )?(?:(?:learn|teach myself|get (?:better|good) at|improve my) [^\n.]{2,60}|[^\n.,]{2,50} lernen)[.!]?$/iu;

/** "We would need a new website" and nothing more says what another would give as the name. */
const ONLY_WISH =
  /^(?:i|we|ich|wir|je|nous|on|yo|nosotros|eu|nós|quiero|queremos|necesito|necesitamos|quero|preciso|precisamos)(?:['’]d)? (?:\p{L}+[ ,]*){2,8}[.!]?$/iu;

/** The playbook whose words speak loudest: category first, then the name, then the description. */
export function choosePlaybook(request: PlanRequest): Playbook {
  const found = loudest(request);
  const { description } = request;
  const wished = ONLY_WISH.test(description.trim());
  return wished && found === PLAYBOOKS.at(-1) ? loudest({ ...request, name: description }) : found;
}

function loudest({ name, category, tags, description }: PlanRequest): Playbook {
  const purpose = / (?:for|für|pour|para) /i.exec(name);
  const what = purpose ? name.slice(0, purpose.index) : name;
  const whom = name.slice(what.length);
  let [best, most] = [PLAYBOOKS.at(-1) as Playbook, LEAST_SCORE];
  for (const playbook of PLAYBOOKS) {
    // "CRM for a gym" is software, and the gym only says for whom.
    if (playbook.not && matchOf(playbook.not, name) + endingsOf(playbook.not, name) > 0) continue;
    const told =
      Math.min(2, endingsOf(playbook.words, `${name} ${category}`)) * 2.5 +
      Math.min(3, countOf(playbook.words, what)) * 2.5 +
      Math.min(2, countOf(playbook.words, whom)) * 1.2 +
      Math.min(2, countOf(playbook.words, tags.join(' '))) +
      Math.min(4, countOf(playbook.words, description.slice(0, 6_000))) * 0.8 +
      (playbook.id === 'learning' && LEARNING.test(description) ? 3 : 0);
    const isTold = told > 0 || !DRAWER.test(category.trim());
    const filed = isTold ? countOf(playbook.words, category) * (playbook.id === 'client' ? 1.2 : 3) : 0;
    const score = told + filed;
    if (score > most) [best, most] = [playbook, score];
  }
  return best;
}

export function sceneOf(request: PlanRequest, brief: Brief): Scene {
  const from = request.startDate > request.today ? request.startDate : request.today;
  const weeks = Math.max(0, daysBetween(from, request.dueDate)) / 7;
  const { hoursByWeekday, weekdays } = brief.availability;
  const hoursPerDay = brief.availability.hoursPerDay ?? request.calendar.hoursPerDay;
  const hoursOn = (weekdays ?? request.calendar.weekdays).map((day) => hoursByWeekday?.[day] ?? hoursPerDay);
  const hoursAWeek = hoursOn.reduce((sum, hours) => sum + hours, 0);
  const usualHours = usualOf(hoursOn) ?? hoursPerDay;
  return {
    request,
    brief,
    playbook: choosePlaybook(request),
    spoken: brief.language === 'en' || brief.language === 'de' ? brief.language : null,
    language: brief.language,
    longestTask: Math.max(0.25, Math.min(8, Math.floor(usualHours * 4) / 4)),
    hoursPerDay,
    workingHours: (weeks + 1 / 7) * hoursAWeek,
  };
}

/** The hours of most days: what fits a Saturday alone would be cut on every other day. */
const usualOf = (hours: readonly number[]): number | undefined =>
  [...hours].sort((a, b) => a - b)[Math.floor((hours.length - 1) / 2)];

/** The scene in the language of the paragraph that asks for an item. */
export function sceneFor({ language }: { language?: Language }, scene: Scene): Scene {
  if (language === undefined || scene.language === 'other' || language === scene.language) return scene;
  return { ...scene, language, spoken: language === 'en' || language === 'de' ? language : null };
}

export interface Known {
  playbook: Playbook;
  deliverable: Deliverable;
}

/** What the chosen playbook knows about a thing, by its own name before what is said of it. */
export function ownDeliverableFor(scene: Scene, text: string): Known | undefined {
  return bestMatch(scene, text.replace(PREPOSITIONAL, ''), [scene.playbook]);
}

/** How much of a thing's name a deliverable is known by. */
export const matchedBy = ({ deliverable }: Known, spoken: Spoken, text: string): number =>
  matchOf(deliverable[spoken]?.words ?? '', text.replace(PREPOSITIONAL, ''));

/** The same from any of the playbooks. */
export function deliverableFor(scene: Scene, text: string): Known | undefined {
  const head = text.replace(PREPOSITIONAL, '');
  return bestMatch(scene, head, PLAYBOOKS);
}

const PREPOSITIONAL =
  / (?:of|for|with|in|on|at|to|from|by|about|into|von|vom|für|mit|im|auf|am|an|zu|zum|zur|aus|über) .*$/i;

/** Whether the words name the thing itself, its last word: a shipping table is a table, and no shipping. */
function endsIn(words: string, text: string): boolean {
  const bare = folded(text).replace(/[^\p{L}\p{N}]+$/u, '');
  const parts = bare.split(/ (?:and|or|und|oder|&) |, /);
  return parts.some((part) => {
    const last = part.lastIndexOf(' ') + 1;
    for (const match of part.matchAll(wordPattern(words)))
      if (match.index + match[0].length > last) return true;
    return false;
  });
}

function bestMatch(scene: Scene, text: string, playbooks: readonly Playbook[]): Known | undefined {
  const { spoken } = scene;
  if (!spoken) return undefined;
  let found: Known | undefined;
  let most = 2;
  for (const playbook of [scene.playbook, ...playbooks]) {
    if (
      playbook !== scene.playbook &&
      (playbook.ownOnly || (scene.playbook.id === 'app' && playbook.id !== 'generic'))
    )
      continue;
    for (const deliverable of playbook.deliverables) {
      const words = deliverable[spoken]?.words;
      const matched = words ? matchOf(words, text) : 0;
      if (!words || matched === 0) continue;
      const own = playbook === scene.playbook;
      const atHead = endsIn(words, text);
      if (!atHead && !own) continue;
      const length = matched + (own ? 3 : 0) + (atHead ? 3 : 0);
      if (length > most) [found, most] = [{ playbook, deliverable }, length];
    }
  }
  return found;
}

/** Whether a text is about something that the brief excludes or has already. */
export function isRuledOut({ brief, spoken }: Scene, text: string, words?: string): boolean {
  const stems = stemsOf(text);
  return [...brief.excluded, ...brief.already, ...brief.others].some((out) => {
    if (spoken && words && matchOf(words, out) > 0) return true;
    return stemsOf(out).some((stem) => stem.length > 3 && stems.includes(stem));
  });
}
