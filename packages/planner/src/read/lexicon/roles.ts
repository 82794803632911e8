import { phrases, words } from './lexicon.ts';

// Words by which a clause tells whose work something is, or what state it is in.

/** Somebody else does it, wherever that stands in the clause. */
export const HANDED_OFF = phrases(`
  not by me | not me | not us | nicht ich | pas moi | 's job | kümmert sich | takes care of | is taking care | is in charge | are in charge
`);

/** What somebody else asks, says or would like: no rule, and shown. */
export const REQUESTING = words(`
  want wants asked asks say says said told would could like likes expect expects möchte möchten will wollen sagt need needs braucht
`);

/** Words by which something is not finished, although a participle says so. */
export const NOT_YET = words(`
  should must will would can could need needs to be muss müssen soll sollen wird werden kann doit debe deve moet if when once until bis wenn sobald falls i'll we'll
`);

/** "No rush" leaves nothing out. */
export const NO_MATTER = words(
  'rush hurry idea problem worries stress decision ahnung eile response reply one budget pressure',
);

/** In a message of somebody else, they do it themselves. */
export const SENDER_DOES = phrases(
  "i'll | we'll | i will | we will | ich werde | wir werden | i can | we can",
);
export const SENDER_NEEDS = words('need see be have brauchen sehen haben');

/** Things that are done one after the other, each a piece of work of its own. */
export const DIVISIBLE = words(`
  chapter module lesson unit episode concept draft round coat session mock practice exam video interview article post essay sketch design section part test paper song scene portrait bed
  costume chair dress workshop class blog square kapitel lektion folge entwurf entwürfe runde schicht anstrich chapitre épisode capítulo episodio capitolo hoofdstuk aflevering
`);

/** German compounds say their occasion at the end. */
export const OCCASION_ENDS = phrases(
  'tag | termin | beginn | start | schluss | übergabe | abgabe | fest | feier | prüfung | treffen | konzert | markt | messe',
);

/** Heads of a table's columns: whose a row is, and how long it takes in hours. */
export const WHO_COLUMNS = words(
  'who whom owner person responsible assignee qui wer wem wie quién quien chi quem verantwortlich zuständig',
);
export const HOUR_COLUMNS = words('hours hrs h std stunden heures horas ore uren durée dauer');
export const DUE_COLUMNS = words(
  'due deadline by until finish end bis frist fällig abgabe échéance délai plazo límite scadenza entro deadline prazo',
);
/** The writer in a column of persons. */
export const MYSELF = words('me myself i us we ich wir moi nous yo nosotros io noi eu nós ik wij');

/** Ends of clauses by which the writer takes something on: what stands before the verb is the work. */
export const MINE = phrases(
  'is mine | are mine | is on me | are on me | is my job | are my job | is up to me | falls to me | is my bit | mach ich | mache ich | übernehme ich | liegt bei mir',
);
