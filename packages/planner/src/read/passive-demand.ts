import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';

// "Die Wände müssen gestrichen werden", "le toit doit être réparé": what is to be done with a thing, by its participle.

/** What is to be done with a thing, by its infinitive. */
export interface DemandedPassive {
  verb: string;
  object: Piece[];
}

const MODALS = words('muss müssen soll sollen sollte sollten müsste müssten doit doivent');
const BETWEEN = words('noch auch dringend unbedingt bald nur komplett mal endlich encore aussi vite');

/** Participles that are made with another vowel, behind any prefix: "gestrichen", "untergebracht". */
const STRONG: readonly (readonly [participle: string, infinitive: string])[] = `
  gebracht bringen, gestrichen streichen, geschrieben schreiben, geschnitten schneiden, geschlossen schließen, gezogen ziehen, genommen nehmen,
  gegeben geben, getragen tragen, geladen laden, gegraben graben, geschliffen schleifen, gerissen reißen, gegossen gießen, gewaschen waschen,
  gebunden binden, gefunden finden, gehoben heben, getroffen treffen, gesprochen sprechen, gelesen lesen, geworfen werfen, gerufen rufen,
  gestochen stechen, gehängt hängen, gefahren fahren, gebaut bauen, gelassen lassen, gehalten halten, geschoben schieben
`
  .trim()
  .split(/,\s*/u)
  .map((pair) => {
    const [participle = '', infinitive = ''] = pair.split(' ');
    return [participle, infinitive] as const;
  });

const withEnding = (stem: string): string => `${stem}${/(?<!i)e[rl]$/u.test(stem) ? 'n' : 'en'}`;

/** The infinitive of a German participle; null for another word. */
function germanInfinitive(participle: string): string | null {
  const strong = STRONG.find(([own]) => participle.endsWith(own));
  if (strong) return participle.slice(0, -strong[0].length) + strong[1];
  const [, prefix = '', stem] = /^(.{0,6}?)ge(.{2,}?)e?t$/u.exec(participle) ?? [];
  if (stem !== undefined) return withEnding(prefix + stem);
  const [, bare] = /^((?:be|er|ver|zer|ent|über|unter|wieder).{2,}?|.{2,}ier)e?t$/u.exec(participle) ?? [];
  return bare === undefined ? null : withEnding(bare);
}

const FRENCH: readonly (readonly [participle: RegExp, ending: string])[] = [
  [/fait(?:e?s?)$/u, 'faire'],
  [/peint(?:e?s?)$/u, 'peindre'],
  [/(?:é|ée|és|ées)$/u, 'er'],
  [/(?:ni|nie|nis|nies)$/u, 'nir'],
  [/(?:u|ue|us|ues)$/u, 're'],
];

/** The infinitive of a French participle; null for another word. */
function frenchInfinitive(participle: string): string | null {
  const found = FRENCH.find(([ending]) => ending.test(participle));
  return found ? participle.replace(found[0], found[1]) : null;
}

/** What a clause asks to be done with its thing; null if it asks for nothing, or for what somebody else does. */
export function demandedPassive(
  pieces: readonly Piece[],
  { lexicon, language }: Tagged,
): DemandedPassive | null {
  const modal = pieces.findIndex(({ text, token }, at) => at > 0 && !token && MODALS.has(text));
  const object = pieces.slice(0, Math.max(0, modal));
  const said = pieces.slice(modal + 1).filter(({ text, token }) => token || !BETWEEN.has(text));
  const [first, second] = language === 'de' ? said.slice(-2) : [said[1], said[0]];
  const isPassive = language === 'de' ? second?.text === 'werden' : second?.text === 'être';
  const verb = !isPassive || !first || first.token ? null : infinitiveIn(language)(first.text);
  const isPlain = !has(pieces, lexicon.self) && !has(pieces, lexicon.negations);
  if (verb === null || !isPlain || object.every(({ text }) => lexicon.small.has(text))) return null;
  const rest = language === 'de' ? said.slice(0, -2) : said.slice(2);
  return { verb, object: [...object, ...rest] };
}

export const infinitiveIn = (language: Tagged['language']): ((participle: string) => string | null) =>
  language === 'de' ? germanInfinitive : language === 'fr' ? frenchInfinitive : () => null;

/** "Die Wände müssen nicht gestrichen werden". */
export function isNotDemanded(pieces: readonly Piece[], tagged: Tagged): boolean {
  const { negations } = tagged.lexicon;
  const rest = pieces.filter(({ text, token }) => token || !negations.has(text));
  return rest.length < pieces.length && demandedPassive(rest, tagged) !== null;
}
