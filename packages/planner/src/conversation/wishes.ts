import type { Priority } from '@daymark/domain/priorities';
import { normalizeTags } from '@daymark/domain/tags';
import { folded } from '../brief/words.ts';
import type { Setting, Statement } from './conversation.ts';

const MOST_TAGS = 5;

const NAMED: readonly (readonly [RegExp, Priority])[] = [
  [/^(?:very |sehr )?(?:high|hoch)(?!\p{L})/iu, 'High'],
  [/^(?:medium|normal|mittel)(?!\p{L})/iu, 'Medium'],
  [/^(?:very |sehr )?(?:low|niedrig|gering)(?!\p{L})/iu, 'Low'],
];

/** How pressing the whole is, in an answer to the question for it. */
export function answeredPriority(
  { text, topic, isFirst, agrees, declines }: Statement,
  { words }: Setting,
): Priority | undefined {
  if (topic.about !== 'priority' || !isFirst) return undefined;
  const named = NAMED.find(([pattern]) => pattern.test(text))?.[1];
  if (named || !words.urgent.test(topic.question)) return named;
  return agrees ? 'High' : declines ? 'Low' : undefined;
}

/** Whether a sentence says how pressing the whole is. */
export function priorityIn(text: string, { words }: Setting): Priority | undefined {
  if (words.unhurried.test(text)) return 'Low';
  if (words.ordinary.test(text)) return 'Medium';
  return words.urgent.test(text) ? 'High' : undefined;
}

/** Tags that were said: "tags: a, b", "#a". */
export function tagsIn(text: string, { words }: Setting): string[] {
  const listed = words.tagged.exec(text)?.groups?.tags?.split(/,|;| and | und |\s(?=#)/) ?? [];
  const marked = [...text.matchAll(/(?<![\p{L}\d&])#(\p{L}[\p{L}\d-]{1,30})/gu)].map(
    (match) => match[1] ?? '',
  );
  return normalizeTags([...listed, ...marked].map((tag) => tag.trim().replace(/^#|["“”„.]/g, ''))).filter(
    (tag) => tag.length > 1 && tag.length <= 40,
  );
}

/** How a trade is called as a category; what is left out is called nothing. */
const CATEGORIES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  website: ['Website', 'Website'],
  app: ['App', 'App'],
  renovation: ['Renovation', 'Renovierung'],
  media: ['Media', 'Medien'],
  meeting: ['Meeting', 'Sitzung'],
  tax: ['Taxes', 'Steuern'],
  jobsearch: ['Job search', 'Jobsuche'],
  tidy: ['Tidying', 'Aufräumen'],
  event: ['Event', 'Veranstaltung'],
  hiring: ['Hiring', 'Personal'],
  moving: ['Move', 'Umzug'],
  fitness: ['Fitness', 'Fitness'],
  course: ['Course', 'Kurs'],
  learning: ['Learning', 'Lernen'],
  marketing: ['Marketing', 'Marketing'],
  client: ['Client work', 'Kundenauftrag'],
  administration: ['Administration', 'Verwaltung'],
  thesis: ['Research', 'Forschung'],
  translation: ['Translation', 'Übersetzung'],
  writing: ['Writing', 'Schreiben'],
  garden: ['Garden', 'Garten'],
  talk: ['Talk', 'Vortrag'],
  crowdfunding: ['Crowdfunding', 'Crowdfunding'],
  shop: ['Shop', 'Laden'],
  migration: ['Migration', 'Umstellung'],
  photography: ['Photography', 'Fotografie'],
};

export const categoryOf = (playbook: string, { tongue }: Setting): string =>
  CATEGORIES[playbook]?.[tongue.language === 'de' ? 1 : 0] ?? '';

/** "Familie Weiß", "Mrs Baker": what stands behind is how people are called, whatever else the word means. */
const SURNAME =
  /(?<!\p{L})(?:Familien?|Fam\.|Eheleute|Ehepaar|Herrn?|Frau|Mrs?\.?|Ms\.?|Miss|Dr\.?|Prof\.?|Famille|Mme|Monsieur|Madame|Familia|Señora?|Sra?\.|Famiglia|Signora?)(?: (?:Dr|Prof)\.?)? \p{Lu}[\p{L}’'-]*$/u;

/** The words of a name under which it would be looked for: the last of each phrase. */
function headsOf(name: string, { tongue }: Setting): string[] {
  const phrases = name.split(
    /[,(]|(?<!\p{L})(?:for|of|with|in|on|at|to|about|from|into|by|and|the|für|von|mit|im|auf|am|an|zu|zum|zur|über|aus|und|der|des|nach|bei|my|our|your|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu,
  );
  return phrases.flatMap((phrase) => {
    const words = phrase.trim().split(/\s+/);
    const last = words.at(-1)?.replace(/['’]s$/, '') ?? '';
    const isNoun = tongue.language !== 'de' || /^\p{Lu}/u.test(last);
    if (SURNAME.test(phrase.trim().replace(/['’]s$/, ''))) return [];
    return last.length > 2 && isNoun && !/\d/.test(phrase) && !tongue.verbs.has(last.toLowerCase())
      ? [last]
      : [];
  });
}

/** Tags for a project whose person named none: its trade, and what its name is about. */
export function tagsFor(name: string, category: string, setting: Setting): string[] {
  const tags = normalizeTags([category, ...headsOf(name, setting)]).filter((tag) => tag !== '');
  return tags
    .filter((tag, index) => !tags.slice(0, index).some((other) => folded(tag) === folded(other)))
    .slice(0, MOST_TAGS);
}
