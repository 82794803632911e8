/** Titles that name no thing, in the languages whose words the reader knows best. */
const EMPTY =
  /^(and so on|anything( else)?|etc|misc(ellaneous)?|more|other( (stuff|things?|tasks?))?|rest|some ?things?|stuff|tasks?|tbd|things?( to do)?|to ?dos?|untitled|various( (stuff|things?))?|work|diverses|kram|sachen|sonstiges|verschiedenes|cosas|varios|divers|choses|coisas|outros)$/i;

/** Trades and phases: a project of their own, not a step. */
const WHOLE =
  /^(admin(istration)?|analysis|coding|communication|content|design|development|implementation|marketing|meetings?|planning|preparation|project|research|review|testing|website|writing|entwicklung|planung|recherche|umsetzung|vorbereitung)$/i;

/** Whether nobody could begin with a task of this title, since it names no step. A number behind it names none either. */
export function isVague(title: string): boolean {
  const words = title
    .trim()
    .replace(/[\s\d#.:!?…-]+$/u, '')
    .replace(/^(do|make|handle|deal with|work on|look at|finish|the|some|all|die|das|der|erledige)\s+/i, '');
  return words.length < 3 || EMPTY.test(words) || WHOLE.test(words);
}
