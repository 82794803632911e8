import type { EventFields } from '@daymark/domain/reading';
import { words } from './lexicon/lexicon.ts';

/** In front of a place. */
const PLACES = words(`
  in at on im in am auf bei beim dans à au aux chez sur en
`);

/** "Sat 27 Feb in the village hall": what takes place there is the project, so the event has its name. */
export function atPlace(event: EventFields, name: string): EventFields {
  const [first = '', ...place] = event.title.split(' ');
  const isPlace = PLACES.has(first.toLowerCase()) && place.length > 0;
  return isPlace && name.trim() !== ''
    ? { ...event, title: `${name.trim()} (${first.toLowerCase()} ${place.join(' ')})` }
    : event;
}
