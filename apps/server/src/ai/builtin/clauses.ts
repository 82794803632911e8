/** A regular expression for any of some words and phrases, separated by bars. Line breaks between them do not count. */
const anyOf = (phrases: string): string => `(?:${phrases.replaceAll(/\s*\n\s*/g, '')})`;

const CAUSES = 'because|weil|denn|cause|since';

/** The end of a sentence. */
export const SENTENCES = /(?<=[!?;:]|(?<!\d)\.)\s+|\n+/;

const AFTER_A_COMMA = anyOf('and|und|then|dann|but|aber|so|et|puis|mais|y|luego|pero');
const BETWEEN_REQUESTS = anyOf(`and|und|then|dann|but|aber|et|puis|mais|y|luego|pero|${CAUSES}`);
const NEXT_REQUEST = anyOf('(?:can|could|would) you|kannst du|könntest du');

/** The possible ends of requests within a sentence. */
export const JOINTS = new RegExp(
  [
    String.raw`\s*,\s+(?:${AFTER_A_COMMA} )?`,
    String.raw`\s+${BETWEEN_REQUESTS}\s+`,
    String.raw`\s+[-–—]\s+`,
    String.raw`\s+(?=${NEXT_REQUEST}\s)`,
  ].join('|'),
  'gi',
);

/** A conjunction that is followed by a reason. */
export const GIVES_REASON = new RegExp(CAUSES, 'i');

const firstWordIn = (words: string): RegExp => new RegExp(String.raw`^\W*${anyOf(words)}\b`, 'i');

/** The beginning of a condition or an exception. */
const CONDITION = firstWordIn(`
  if|when|once|unless|after|before|assuming|suppose|say|while|although|though|except|without|apart|as|given|
  until|not|only|
  wenn|falls|sobald|solange|nachdem|bevor|außer|ohne|da|während|bis|nicht|nur|angenommen
`);

/** "My mother is visiting, what is due on Friday?": an introduction that does not change the question after it. */
export const isStatement = (text: string): boolean => /\s/.test(text.trim()) && !CONDITION.test(text);

const QUESTION_STARTS = anyOf(`
  what|when|how|which|where|by when|is|are|do|can|
  was|wann|wie|welche\\w*|bis wann|ist|sind|war|kann
`);

/** A second question after the first. */
export const ASKS_TWICE = new RegExp(
  String.raw`\S(?:[,;.]|[,;]? (?:and|und|or|oder)) ${QUESTION_STARTS}\b`,
  'i',
);

/** The beginning of a sentence that may take back or restrict the request before it. */
export const TAKES_BACK = firstWordIn(`
  but|only|unless|except|not|no|nope|wait|actually|sorry|instead|if|or|
  aber|nur|außer|nicht|nein|halt|doch|sondern|wenn|falls|oder|
  mais|sauf|excepté|non|pas|seulement|attends|si|pero|salvo|excepto|solo|espera
`);

const PRONOUNS = anyOf('it|they|them|those|these|es|sie|davon|dafür');

/** A word that refers to something mentioned before. */
export const BACK = new RegExp(String.raw`\b(?:${PRONOUNS}\b|(?:there|dort)\W*$)`, 'i');
