import { folded, isNearly } from './text.ts';

/** The words by which questions and requests are known, without accents. */
const KNOWN =
  `today tomorrow overdue week weeks behind schedule track free time available capacity next step steps total
  totals overall statistics projects project tasks task subtask subtasks plate agenda finished completed complete done
  mark postpone reschedule move delay create start break generate rename priority deadline progress status summary
  missed late what when which should remind yesterday month accomplish accomplished
  heute morgen ubermorgen uberfallig verspatet woche verzug hinterher freie frei zeit kapazitat nachste nachster nachstes
  nachsten schritt insgesamt gesamt uberblick statistik projekte projekt aufgaben aufgabe teilaufgabe teilaufgaben erledigt
  fertig markiere verschiebe verschieben verlege hinzufugen zerlege aufteilen umbenennen prioritat fortschritt erinnere
  anlegen starten welche wann wieviel gestern monat geschafft`
    .split(/\s+/)
    .filter((word) => word.length > 0);

const EXACT: ReadonlySet<string> = new Set(KNOWN);

// Real words that lie one letter beside a known one.
const LEFT_ALONE = new Set(
  `then there them these those that thank make more most mode love moved moves lane plan plans free tree drei frau seek
  taste tasty text test wenn dann kann leute latte lake dame gone bone zone none like tome lime mime fine line mine nine
  wine aufbauen abgaben ausgaben angaben mask marks market bark dark park started stark`.split(/\s+/),
);

function corrected(word: string): string {
  if (word.length < 4 || EXACT.has(word) || LEFT_ALONE.has(word)) return word;
  const meant = KNOWN.filter((one) => one.length > 4 && isNearly(word, one));
  return meant.length === 1 ? (meant[0] ?? word) : word;
}

/** A message in small letters without accents, typing errors in the telling words mended: for recognising, not for quoting. */
export const readable = (message: string): string =>
  folded(message)
    .replace(/[\p{L}\p{N}]+/gu, corrected)
    .replace(/\s+/g, ' ')
    .trim();
