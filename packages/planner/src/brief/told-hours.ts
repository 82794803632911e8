import type { Item } from './brief.ts';
import { numberOf, type Tongue, unitKind } from './tongue.ts';
import { shareOf, stemsOf } from './words.ts';

export interface ToldHours {
  what: string;
  hours: number;
}

const CUE =
  /\b(?:count on|reckon|about|around|allow|plan|estimate|need|take|rechne|etwa|ungefähr|rund|plane|brauche|environ|compte|prévois|il faut|unas|unos|calculo|cuento|cerca de|conto|prevejo)\b/i;

/** "I'd count on 12 hours for the description and 6 for the budget": hours for what is named elsewhere. */
export function toldHoursIn(text: string, tongue: Tongue): ToldHours[] {
  if (!CUE.test(text)) return [];
  const forThe = '(?:for|für|pour|para)(?: the| die| den| das| le| la| les| el| los| las| o| a| os| as)? ';
  const found: ToldHours[] = [];
  const pattern = tongue.pattern(
    `{n}(?: ?{unit})? ${forThe}(?!(?:one|each|them|it|eine[ns]?|une?|un[oa]|uma)(?!\\p{L}))([\\p{L}][\\p{L} '-]{2,40}?)(?=$|[,;.]| (?:${tongue.vocabulary.and}) )`,
    'giu',
  );
  for (const match of text.matchAll(pattern)) {
    const kind = match[2] ? unitKind(match[2], tongue) : found.length > 0 ? 'hour' : undefined;
    const hours = numberOf(match[1] ?? '', tongue) / (kind === 'minute' ? 60 : 1);
    if ((kind === 'hour' || kind === 'minute') && hours > 0 && hours <= 200)
      found.push({ what: match[3] ?? '', hours });
  }
  return found;
}

/** The same things with the hours that were told of them; what says its own hours keeps them. */
export const withToldHours = (items: readonly Item[], told: readonly ToldHours[]): Item[] =>
  items.map((item) => {
    if (item.hours !== null || item.each !== null) return item;
    const said = told.find(({ what }) => shareOf(stemsOf(what), stemsOf(item.object)) === 1);
    return said ? { ...item, hours: said.hours } : item;
  });
