/** The end of a sentence. */
export const SENTENCES = /(?<=[!?;:]|(?<!\d)\.)\s+|\n+/;

/** The possible end of a request within a sentence. */
export const JOINTS =
  /\s*,\s+(?:and |und |then |dann |but |aber |so )?|\s+(?:and|und|then|dann|but|aber|because|weil|denn|cause|since)\s+|\s+[-–—]\s+|\s+(?=(?:(?:can|could|would) you|kannst du|könntest du)\s)/i;

/** A conjunction that is followed by a reason. */
export const GIVES_REASON = /because|weil|denn|cause|since/i;

/** The beginning of a condition or an exception. */
const CONDITION =
  /^\W*(?:if|when|once|unless|after|before|assuming|suppose|say|while|although|though|except|without|apart|as|given|until|not|only|wenn|falls|sobald|solange|nachdem|bevor|außer|ohne|da|während|bis|nicht|nur|angenommen)\b/i;

/** "My mother is visiting, what is due on Friday?": an introduction that does not change the question after it. */
export const isStatement = (text: string): boolean => /\s/.test(text.trim()) && !CONDITION.test(text);

/** A second question after the first. */
export const ASKS_TWICE =
  /\S(?:[,;.]|[,;]? (?:and|und|or|oder)) (?:what|when|how|which|where|was|wann|wie|welche\w*|bis wann|by when|is|are|do|can|ist|sind|war|kann)\b/i;

/** The beginning of a sentence that may take back or restrict the request before it. */
export const TAKES_BACK =
  /^\W*(?:but|only|unless|except|not|no|nope|wait|actually|sorry|instead|if|or|unless|aber|nur|außer|nicht|nein|halt|doch|sondern|wenn|falls|oder)\b/i;

/** A word that refers to something mentioned before. */
export const BACK = /\b(?:(?:it|they|them|those|these|es|sie|davon|dafür)\b|(?:there|dort)\W*$)/i;
