import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

/** "I need 120 bags, sowing cards and small change": what is needed are things. */
const NEEDS =
  /^(?:(?:and |so |then )?(?:we|i)(?:'ll| will| still| also)* need|needed:?) (?!to |you |him |her |them |someone|somebody)/i;
/** Words that are the kind of a thing as often as what is done with it. */
const KIND_OF_THING =
  /^(?:\p{L}{2,}ing|plant|pitch|tour|book|play|record|cut|paint|water|plan|order|test|price|name|label|change|sign|show|film|stage|copy|score|post|mail|market|fuel|salt|smoke|shop|store|shelf|table|power|light|sound|guest|seat|ticket|door|fire|rubbish|waste|return|search|safety|store|till|cash|guard|gift|wrap|spare|back|safe|block|map|pack|process|study|taste|trade)$/iu;
/** "Building history (5 pages)": what has pages is a text. */
const OF_PAGES =
  /^(?=(?:\p{L}+ing|research|project|study|travel|grant|sales|press|field|design) \p{L}+(?: \p{L}+)?,? \(\d[\d.,]* (?:pages?|words?|slides?)\)$)/iu;

/** "Test print to 3 colleagues": they get one. */
const TRIED =
  /^((?:test|trial|sample) (?:print|e?-?mail|mailing|copy|page|version|file|parcel)s?) (?:to|for) ((?:\d+|two|three|four|five|six|some|a few|my|our) \p{L}.*)$/iu;

/** "Site pour Agathe, relieuse": who somebody is, and no work. */
const FOR_SOMEBODY = /^\p{L}+(?: \p{L}+)? (?:pour|para|für) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u;
const A_TRADE = /^(?:(?:une?|uma?|eine?) )?\p{L}{4,}(?:-\p{L}+)?$/u;

/** "I need …, someone for the morning shift": has to be found. */
const SOMEONE =
  /^(?:someone|somebody|one person|two people|three people) (?:for|to|who|with) (?:the |an? |our |my )?\p{L}/iu;

/** English words that could be an order said as the things that they are there. */
export function asThings(clauses: readonly Clause[], tongue: Tongue): readonly Clause[] {
  const [whose, who] = clauses;
  if (clauses.length === 2 && whose && FOR_SOMEBODY.test(whose.text) && A_TRADE.test(who?.text ?? ''))
    return [whose];
  if (tongue.language !== 'en') return clauses;
  const needs = NEEDS.test(clauses[0]?.text ?? '');
  return clauses.map((clause, at) => {
    if (clause.leads) return clause;
    const someone = SOMEONE.exec(clause.text);
    if (someone)
      return { ...clause, text: `find ${clause.text.slice(0, 1).toLowerCase()}${clause.text.slice(1)}` };
    const tried = TRIED.exec(clause.text);
    if (tried) return { ...clause, text: `send the ${tried[1]?.toLowerCase()} to ${tried[2]}` };
    const [first = '', second = '', ...more] = clause.text.split(/\s+/, 4);
    const plain =
      /^\p{Ll}{3,}[,)]?$/u.test(second) &&
      !tongue.articles.has(second) &&
      !tongue.prepositions.has(second) &&
      !(second in tongue.vocabulary.numbers) &&
      !/^(?:it|them|all|both|everything|everyone|people|some|any)$/.test(second);
    const named =
      needs && at > 0 && plain && KIND_OF_THING.test(first) && !/^(?:it|them)$/.test(more[0] ?? '');
    return named || OF_PAGES.test(clause.text)
      ? { ...clause, text: `the ${clause.text.slice(0, 1).toLowerCase()}${clause.text.slice(1)}` }
      : clause;
  });
}
