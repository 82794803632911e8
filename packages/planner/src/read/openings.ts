import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Tagged } from './tag.ts';
import { capital, titleOf } from './titles.ts';
import { orderTitle } from './work-phrase.ts';

/** What does not open by itself, but is opened by those who organise something. */
const OPENED = words(`
  registration registrations sign-up sign-ups signup signups enrolment booking bookings entries applications presale pre-sale sales
  anmeldung anmeldungen voranmeldung vorverkauf ticketverkauf kartenverkauf buchung inscriptions inscription billetterie réservations
  inscripción inscripciones matrícula reservas preventa
`);
const OPENING = words('opens open öffnet öffnen startet starten beginnt ouvre ouvrent abre abren');
const ORDER: Partial<Record<Tagged['language'], string>> = { en: 'open', fr: 'ouvrir', es: 'abrir' };
const NAME_PIECES = 4;

/** "Registration opens 20 Jan": opening it is work of that day. Its title, or '' if a clause tells of none. */
export function openingTitle({ pieces }: Clause, tagged: Tagged): string {
  const verb = pieces.findIndex(({ text, token }) => !token && OPENING.has(text));
  const name = pieces.slice(0, verb);
  const rest = pieces.slice(verb + 1);
  const [day] = rest;
  const isOnDay = rest.length === 1 && day?.token?.type === 'day' && !day.token.conflict;
  const isPlain = name.length <= NAME_PIECES && name.every(({ token }) => token === null);
  if (verb < 1 || !isOnDay || !isPlain || !name.some(({ text }) => OPENED.has(text))) return '';
  const order = ORDER[tagged.language];
  if (order) return orderTitle([order], name, tagged);
  return tagged.language === 'de' ? `${capital(titleOf(tagged, name))} öffnen` : '';
}
