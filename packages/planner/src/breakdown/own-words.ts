import type { Language } from '../brief/brief.ts';
import { wordsOf } from '../brief/words.ts';

/** As many words in a row behind the first say no more than the brief did. */
const COPIED = 4;
const LONGEST_TAIL = 5;
/** A clause is short; what is longer is a text. */
const LONGEST_CLAUSE = 600;

/** Whether a title only repeats what the brief says. */
function copies(title: string, clause: string): boolean {
  const said = wordsOf(title).slice(1);
  return said.length >= COPIED && ` ${wordsOf(clause).join(' ')} `.includes(` ${said.join(' ')} `);
}

type Rewrite = (title: string) => string;

const BEFORE_NUMBER: Rewrite = (title) =>
  title.replace(/ (?:the|die|les|los|las|os|as|i|gli|le) (?=\d{1,4} )/u, ' ');

const NUMBER =
  '\\d[\\d.,]*|two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|duas|dois|três|quatro|due|tre';

/** "a reading of 15 minutes": its measure goes behind it. */
const OF_SO_MANY: Rewrite = (title) =>
  title.replace(
    new RegExp(`^(\\S+ \\S+ .{2,60}?|\\S+ \\S{4,}) (?:of|de|di) ((?:${NUMBER}) \\p{L}+)$`, 'u'),
    '$1 ($2)',
  );

const TAIL =
  /^(\S+ \S.{2,50}?) (?:pour|para|per|sur|dans|chez|auprès|à|au|aux|en|em|na|no|nas|nos|sul|sulla|nel|nella|al|alla|ai|a|ao|aos|às|con|com|avec) (?:(?:de |du |des |d['’])?(?:l['’]|l[aeio]s? |el |os? |as? |une? |una |uma? |il |gli ))?(.{3,40})$/u;
/** From one place to the other: both stand as they are. */
const FROM_PLACE = / (?:de|d['’]|da|do|du|desde) ?\p{Lu}/u;

/** "Change the address with the bank and the town hall": for whom or where goes behind, without its little words. */
const FOR_WHOM: Rewrite = (title) => {
  const [, head, rest] = TAIL.exec(title) ?? [];
  if (!head || !rest || FROM_PLACE.test(head) || rest.split(' ').length > LONGEST_TAIL) return title;
  const things = rest.replace(
    / (?:et|e|y) (?:(?:de |à |en |em |na |no |nas |nos |a |al |ao )?(?:l['’]|l[aeo]s? |el |os? |as? )?|d['’])(?=\p{L})/gu,
    ', ',
  );
  return /[()]/.test(title) || head.split(' ').length < 2 ? title : `${head} (${things})`;
};

/** "Bei 3 Vereinen Bescheinigungen anfordern": what it is about goes first. */
const THING_FIRST: Rewrite = (title) =>
  title.replace(
    /^(Bei|Mit|Von|An|In|Auf|Für) ((?:\d+|dem|der|den|einem|einer) \p{Lu}\p{Ll}+) (\p{Lu}[^()]{2,50}) (\p{Ll}+)$/u,
    (_, preposition: string, where: string, what: string, verb: string) =>
      `${what} ${preposition.toLowerCase()} ${where} ${verb}`,
  );

const FUER: Rewrite = (title) =>
  title.replace(
    /^(\S[^()]{2,50}) für (?:den|die|das) ((?:Vor|Nach)?[Mm]ittag|Morgen|Abend|Nacht|Wochenende) (\p{Ll}+)$/u,
    '$1 $3 ($2)',
  );

const OF_MONTHS: Rewrite = (title) =>
  title.replace(/^(\S[^()]{2,50}) von (\d+) (Monate|Tage|Jahre)n (\p{Ll}+)$/u, '$1 $4 ($2 $3)');

/** Between things, not between what is done with them. */
const AMPERSAND: Rewrite = (title) =>
  title.replace(/^([^\s,]+ [^&,]*\p{L}) (?:and|et|y|e) (?=[\p{L}\d])/u, '$1 & ');
const UND: Rewrite = (title) => title.replace(/^([^\s,]+ [^&,]*\p{L}) und (?=[\p{Lu}\d])/u, '$1 & ');

const ROMANCE: readonly Rewrite[] = [BEFORE_NUMBER, OF_SO_MANY, FOR_WHOM, AMPERSAND];
const REWRITES: Record<Language, readonly Rewrite[]> = {
  en: [BEFORE_NUMBER, OF_SO_MANY, AMPERSAND],
  de: [THING_FIRST, FUER, OF_MONTHS, UND],
  fr: ROMANCE,
  es: ROMANCE,
  pt: ROMANCE,
  other: [],
};

/** A title that would repeat its clause word for word, said the way notes are: shorter, its measure and its place behind it. */
export function inOwnWords(title: string, clause: string, language: Language): string {
  if (clause.length > LONGEST_CLAUSE || title.endsWith(')') || !copies(title, clause)) return title;
  for (const rewrite of REWRITES[language]) {
    const other = rewrite(title);
    if (other !== title && !copies(other, clause)) return other;
  }
  return title;
}
