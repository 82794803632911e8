import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

const NUMBER =
  '(\\d{1,3}|an?other|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const STILL = new RegExp(
  `^(?:(?:and|but|so) )?(?:(?:i|we) )?(?:still|also still) (?:need|am short of|are short of|are missing|lack|want) ${NUMBER}(?: more| others?)?((?: (?:by|before|until|for) .*)?)$`,
  'iu',
);
const TOLD = [
  /^(?:(?:the|our|my) )?(?:all )?([\p{L}-]{3,}s|people) (?:for .{3,20} )?(?:is|are|have|has|were|said|confirmed)(?!\p{L})/iu,
  new RegExp(`(?<!\\p{L})${NUMBER} (?:of the |of our )?([\\p{L}-]{3,}(?: [\\p{L}-]{3,}s)?)`, 'iu'),
];
const PEOPLE =
  /(?:guest|volunteer|helper|speaker|marshal|player|singer|actor|model|host|steward|judge|driver|tester|reader|sponsor|exhibitor|candidate|teacher|coach|musician|people|participant|member)s?$/iu;

/** "Guests are confirmed for four of them, I still need two": two guests. */
export function withStillNeeded(
  clauses: readonly Clause[],
  { language }: Tongue,
  before: string,
): readonly Clause[] {
  if (language !== 'en') return clauses;
  return clauses.map((clause, at) => {
    const lacking = lackIn(clauses[at - 1]?.text ?? '', clause.text);
    if (lacking) return { ...clause, text: lacking };
    const found = STILL.exec(clause.text);
    const said = clauses[at - 1]?.text ?? before;
    const thing = found && TOLD.map((form) => form.exec(said)?.at(-1)).find((one) => one !== undefined);
    if (!found || !thing) return clause;
    const [, n = '', when = ''] = found;
    const more = /^an?other$/i.test(n) ? 'one more' : `${n} more`;
    return {
      ...clause,
      text: `${PEOPLE.test(thing) ? 'find' : 'get'} ${more} ${thing.toLowerCase()}${when}`,
    };
  });
}

const HAVE = /^(?:and |but )?(?:i|we)(?:['’]ve| have)(?: got)? (\d{1,3}) ([\p{L} -]{3,30})$/iu;
const NEED =
  /^(?:but |and )?(?:(?:i|we) )?(?:will )?need (\d{1,3})(?: of (?:them|those))?(?: in all| altogether)?$/iu;

/** "I have 8 low vases, need 14": six more. */
function lackIn(before: string, text: string): string | undefined {
  const [, had, thing = ''] = HAVE.exec(before) ?? [];
  const [, wanted] = NEED.exec(text) ?? [];
  const n = Number(wanted) - Number(had);
  return n > 0 ? `get ${n} more ${thing}` : undefined;
}
