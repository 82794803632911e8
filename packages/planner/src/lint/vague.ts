/** Titles without an object, in the best supported languages. */
const EMPTY = new RegExp(
  [
    '^(and so on|anything( else)?|etc|misc(ellaneous)?|more|other( (stuff|things?|tasks?))?|rest|',
    'some ?things?|stuff|tasks?|tbd|things?( to do)?|to ?dos?|untitled|various( (stuff|things?))?|work|',
    'diverses|kram|sachen|sonstiges|verschiedenes|cosas|varios|divers|choses|coisas|outros)$',
  ].join(''),
  'i',
);

/** Trades and phases, which are a whole project and not a step. */
const WHOLE = new RegExp(
  [
    '^(admin(istration)?|analysis|coding|communication|content|design|development|implementation|',
    'marketing|meetings?|planning|preparation|project|research|review|testing|website|writing|',
    'entwicklung|planung|recherche|umsetzung|vorbereitung)$',
  ].join(''),
  'i',
);

/** Whether a title is too vague to begin with, with or without a number behind it. */
export function isVague(title: string): boolean {
  const words = title
    .trim()
    .replace(/[\s\d#.:!?…-]+$/u, '')
    .replace(/^(do|make|handle|deal with|work on|look at|finish|the|some|all|die|das|der|erledige)\s+/i, '');
  return words.length < 3 || EMPTY.test(words) || WHOLE.test(words);
}
