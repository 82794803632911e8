import type { Item, Language } from '../brief/brief.ts';
import { folded } from '../brief/words.ts';
import { KINDS } from '../playbooks/all.ts';
import type { Kind } from '../playbooks/schema.ts';

const PATTERNS = new Map<string, RegExp>();

/** German writes the kind at the end of a word, English at the end of the phrase, the others at its beginning. */
function patternFor(words: string, language: Language): RegExp {
  const key = `${language}/${words}`;
  const known = PATTERNS.get(key);
  if (known) return known;
  const source = folded(words)
    .split('|')
    .map((word) => word.trim().replace(/ /g, '\\s+'))
    .map((word) => (language === 'de' && word.length <= 4 ? `(?<!\\p{L})${word}` : word))
    .sort((a, b) => b.length - a.length)
    .join('|');
  const edge = language === 'de' ? '' : '(?<!\\p{L})';
  const ending = { en: '(?:s|es|ies)?', de: '(?:e|n|en|er|s|es)?' }[language as 'en' | 'de'] ?? '\\p{L}{0,4}';
  const compiled = new RegExp(`${edge}(?:${source})${ending}(?!\\p{L})`, 'gu');
  PATTERNS.set(key, compiled);
  return compiled;
}

const BEHIND =
  / (?:w\/|w\/o|of|for|with|in|on|at|to|from|by|about|into|that|which|who|von|vom|für|mit|im|auf|am|an|zu|zum|zur|aus|über|bei|gegen|nach|de|du|des|d'|pour|avec|à|au|aux|en|sur|del|para|con|sobre|do|da|dos|das|com|no|na|em)(?= ).*$/iu;

const headOf = (object: string): string => folded(object.replace(/[([].*$/, '').replace(BEHIND, '')).trim();

/** What kind of thing a phrase names, by its head: "3 quotes for the lighting" are quotes. */
export const kindOf = (object: string, language: Language, trade: string): Kind | undefined =>
  kindAmong(KINDS, object, language, trade);

/** The kind of a phrase among those that are given. */
export function kindAmong<One extends Kind>(
  kinds: readonly One[],
  object: string,
  language: Language,
  trade = '',
): One | undefined {
  if (language === 'other') return undefined;
  return closestAmong(kinds, headOf(object), language, trade)?.kind;
}

/** The kind by the longest of its names that is the head of a phrase, and that name. */
function closestAmong<One extends Kind>(
  kinds: readonly One[],
  head: string,
  language: Exclude<Language, 'other'>,
  trade: string,
): { kind: One; name: string } | undefined {
  let best: { kind: One; name: string } | undefined;
  for (const kind of kinds) {
    const words = kind[language]?.words;
    if (!words || kind.not?.includes(trade)) continue;
    for (const match of head.matchAll(patternFor(words, language))) {
      const fits = standsAsHead(head, match.index, match.index + match[0].length, language);
      if (fits && match[0].length > (best?.name.length ?? 0)) best = { kind, name: match[0] };
    }
  }
  return best;
}

/**
 * Whether a thing is known by a name of several words that means the same everywhere, and by less of it in a trade:
 * "meter readings" are no reading that an event is held for.
 */
export function isKnownCloser(object: string, language: Language, known: number): boolean {
  if (language !== 'en' || known === 0) return false;
  const name = closestAmong(EVERYWHERE, headOf(object), language, '')?.name ?? '';
  return name.includes(' ') && name.length > known;
}
const EVERYWHERE = KINDS.filter(({ everywhere }) => everywhere);

/** Not the first word of "price list", but its last; in "devis du plombier" the first. */
function standsAsHead(head: string, from: number, to: number, language: Language): boolean {
  if (language === 'fr' || language === 'es' || language === 'pt')
    return (
      head
        .slice(0, from)
        .split(/\s+/)
        .filter((word) => word.length > 3 && !/^\d/.test(word)).length === 0
    );
  const after = head.slice(to).trimStart();
  return after === '' || /^(?:and|or|und|oder|&|,|\d|\+)/.test(after);
}

/** What is made, and by somebody else when it comes from them. */
const MADE: Partial<Record<Language, { from: RegExp; makes: RegExp; get: string }>> = {
  en: {
    from: / from (?:an?|the|my|our|both|all|each|\d+|two|three|four|five|six) (?:\p{L}+ )?\p{L}{3,}|(?<=feedback|comments|input|answers|replies|figures|numbers|texts|photos|data) from \p{L}{3,}s?$/u,
    makes: /^(?:write|draw|work out|design|build|make|create|calculate|compose|draft|prepare|practise)/,
    get: 'get',
  },
  de: {
    from: / (?:vom|von der|von einem|von einer|von \d+|von zwei|von drei) \p{Lu}/u,
    makes: /(?:schreiben|zeichnen|berechnen|ausrechnen|entwerfen|bauen|erstellen|gestalten|üben)$/,
    get: 'einholen',
  },
};

/** "Calculations from an engineer" are got, not worked out. */
function fromSomebody({ object }: Item, kind: Kind | undefined, language: Language): string | undefined {
  const known = MADE[language];
  const verb = language === 'other' ? undefined : kind?.[language]?.verb;
  if (!known?.from.test(object)) return undefined;
  return verb === undefined || known.makes.test(verb) ? known.get : undefined;
}

/** "A neighbour for the morning" is asked to help. */
const LENDS_A_HAND =
  /^(?:an?|one|two|three|\d) (?:(?:strong|second|good|kind) )?(?:neighbours?|friends?|cousins?|colleagues?|class ?mates?|flat ?mates?|students?|pensioners?|(?:some|any)body|someone) (?:for|with) /i;

/** A thing that comes without a verb gets that of its kind. */
export function withKind(item: Item, language: Language, trade: string): Item {
  if (item.verbs.length > 0) return item;
  if (language === 'en' && LENDS_A_HAND.test(item.object))
    return { ...item, verbs: ['find'], usual: { hours: 0.75, each: null } };
  const kind = kindOf(item.object, language, trade);
  const had = fromSomebody(item, kind, language);
  if (had) return { ...item, verbs: [had], usual: { hours: kind?.hours ?? 0.75, each: null } };
  const verb = kind && language !== 'other' ? kind[language]?.verb : undefined;
  if (!kind || !verb) return item;
  return { ...item, verbs: [verb], usual: { hours: kind.hours, each: kind.each ?? null } };
}
