import { matchOf } from '../breakdown/scene.ts';
import { folded } from '../brief/words.ts';
import { PLAYBOOKS } from '../playbooks/all.ts';
import type { Setting } from './conversation.ts';
import { capital, shortened } from './labels.ts';

const TRADES = PLAYBOOKS.filter(({ id }) => id !== 'generic');
/** German writes the trade at the end of a word: "Bachelorarbeit". */
const ENDINGS = TRADES.flatMap(({ words }) => words.split('|'))
  .filter((word) => /^\p{L}{5,}$/u.test(word))
  .map(folded);

const DETERMINER =
  /(?:^|\s)(?:an?|the|my|our|his|her|their|some|new|first|another|ein\p{L}*|der|die|das|den|dem|mein\p{L}*|unser\p{L}*|fürs|zum|zur|\d+)(?: [\p{L}'’-]+){0,2} $/iu;
const GOES_ON = /^ (?:for|about|of|with|für|über|von|zum|zur|mit) \S/i;
/** They stand for a trade in the text of a brief, and name no project alone. */
const PLAIN =
  /^(?:clients?|customers?|kund\p{L}*|agency|agentur|practice|study|houses?|haus|office|büro|story|house|market|weight|health|home|room|team|code|text|card|press|store|geschäft|laden|account|people|stelle|personal|text|programm|user|users|data)$/iu;
/** "In our parents' garden" is where it is. */
const IN_IT =
  /(?<!\p{L})(?:in|at|on|from|inside|im|am|beim|auf|aus|vom) (?:(?:the|my|our|an?|his|her|their|der|dem|den|unser\p{L}*|mein\p{L}*|einem|einer) )?(?:[\p{L}'’-]+ ){0,2}$/iu;

/** "Larsen Dental wants a rebrand": it is done for them. */
const FOR_WHOM =
  /(?:^|: |[.;] )(\p{Lu}[\p{L}&'’.-]*(?: \p{Lu}[\p{L}&'’.-]*){0,3}) (?:wants?|needs?|would like|asked (?:me |us )?for|ordered|braucht|möchte|will|wünscht sich|hätte gern) /u;
const LONGEST_NAME = 70;

/** Whether a word is one of a trade: "podcast", "Bachelorarbeit". */
function isOfTrade(word: string, { tongue }: Setting): boolean {
  if (word.length < 4 || PLAIN.test(word)) return false;
  if (TRADES.some(({ words }) => matchOf(words, word) > 3)) return true;
  const bare = folded(word);
  return (
    tongue.language === 'de' && ENDINGS.some((ending) => bare.length > ending.length && bare.endsWith(ending))
  );
}

const PERSON = /^(?:I|We|They|She|He|It|You|Ich|Wir|Sie|Er|Es|Du)$/;

/** "Vegetable garden": what belongs to the noun. */
function nounsBehind(text: string, setting: Setting): string {
  const [, next = ''] = /^ (\p{L}+)/u.exec(text) ?? [];
  if (next === '' || !isOfTrade(next, setting)) return '';
  return ` ${next}${nounsBehind(text.slice(next.length + 1), setting)}`;
}

/** The thing in a sentence that a trade is known for, as a name: "a podcast about failed startups". */
export function tradeNounIn(text: string, setting: Setting): string | undefined {
  // "Turn our lawn into a vegetable garden": what it becomes.
  const becomes = /(?<!\p{L})(?:into|zu) (?=an? |ein)/iu.exec(text);
  if (becomes) {
    const noun = tradeNounIn(text.slice(becomes.index + becomes[0].length), setting);
    if (noun) return noun;
  }
  for (const match of text.matchAll(/[\p{L}][\p{L}'’-]*/gu)) {
    const before = text.slice(0, match.index);
    const isNoun = setting.tongue.language === 'de' ? /^\p{Lu}/u.test(match[0]) : DETERMINER.test(before);
    if (!isNoun || !isOfTrade(match[0], setting) || IN_IT.test(before)) continue;
    const noun = `${match[0]}${nounsBehind(text.slice(match.index + match[0].length), setting)}`;
    const lead =
      /(?:^|\s)(?:an?|the|my|our|his|her|their|some|another)((?: [\p{L}'’-]+){0,2}) $/iu.exec(before)?.[1] ??
      '';
    const behind = text.slice(match.index + noun.length);
    const goesOn = GOES_ON.test(behind)
      ? behind.slice(0, setting.words.nameEnd.exec(behind)?.index ?? behind.length)
      : '';
    const whom = FOR_WHOM.exec(before)?.[1];
    const forWhom = whom && !PERSON.test(whom) ? ` ${setting.words.forWhom} ${whom}` : '';
    return capital(shortened(`${lead.trim()} ${noun}${goesOn || forWhom}`.trim(), LONGEST_NAME));
  }
  return undefined;
}
