import { phrases, words } from './lexicon.ts';

// Words that say whose work something is, or its state.

/** Words that negate a participle: it is not finished. */
export const NOT_YET = words(`
  should must will would can could need needs to be muss müssen soll sollen wird werden kann doit debe deve moet if when once until bis wenn sobald falls i'll we'll
`);

/** Things that are done one after the other as separate work. */
export const DIVISIBLE = words(`
  chapter module lesson unit episode concept draft round coat session mock practice exam video interview article post essay sketch design section part test paper song scene portrait bed
  costume chair dress workshop class blog square kapitel lektion folge entwurf entwürfe runde schicht anstrich chapitre épisode capítulo episodio capitolo hoofdstuk aflevering
`);

/** Headings of table columns: the owner of a row, and its hours. */
export const WHO_COLUMNS = words(
  'who whom owner person responsible assignee qui wer wem wie quién quien chi quem verantwortlich zuständig',
);
export const HOUR_COLUMNS = words('hours hrs h std stunden heures horas ore uren durée dauer');
export const DUE_COLUMNS = words(
  'due deadline by until finish end bis frist fällig abgabe échéance délai plazo límite scadenza entro deadline prazo',
);
/** Words for the author in a column of persons. */
export const MYSELF = words('me myself i us we ich wir moi nous yo nosotros io noi eu nós ik wij');

/** Ends of clauses by which the author takes work on; the work is before the verb. */
export const MINE = phrases(
  'is mine | are mine | is on me | are on me | is my job | are my job | is up to me | falls to me | is my bit | mach ich | mache ich | übernehme ich | liegt bei mir',
);
