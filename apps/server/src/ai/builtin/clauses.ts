/** Where one sentence of a message ends. */
export const SENTENCES = /(?<=[!?;:]|(?<!\d)\.)\s+|\n+/;

/** Where one request of a sentence may end. */
export const JOINTS =
  /\s*,\s+(?:and |und |then |dann |but |aber |so )?|\s+(?:and|und|then|dann|but|aber|because|weil|denn|cause|since)\s+|\s+[-–—]\s+|\s+(?=(?:(?:can|could|would) you|kannst du|könntest du)\s)/i;

/** A joint behind which a reason stands. */
export const GIVES_REASON = /because|weil|denn|cause|since/i;

/** A clause that begins so is a condition or an exception of what follows. */
const CONDITION =
  /^\W*(?:if|when|once|unless|after|before|assuming|suppose|say|while|although|though|except|without|apart|as|given|until|not|only|wenn|falls|sobald|solange|nachdem|bevor|außer|ohne|da|während|bis|nicht|nur|angenommen)\b/i;

/** "My mother is visiting, what is due on Friday?": what is told before a question, and changes nothing of it. */
export const isStatement = (text: string): boolean => /\s/.test(text.trim()) && !CONDITION.test(text);

/** A second question behind the first. */
export const ASKS_TWICE =
  /\S(?:[,;.]|[,;]? (?:and|und|or|oder)) (?:what|when|how|which|where|was|wann|wie|welche\w*|bis wann|by when|is|are|do|can|ist|sind|war|kann)\b/i;

/** A sentence that was not understood and begins so can change what was asked for before it. */
export const TAKES_BACK =
  /^\W*(?:but|only|unless|except|not|no|nope|wait|actually|sorry|instead|if|or|unless|aber|nur|außer|nicht|nein|halt|doch|sondern|wenn|falls|oder)\b/i;

/** What was spoken of before. */
export const BACK = /\b(?:(?:it|they|them|those|these|es|sie|davon|dafür)\b|(?:there|dort)\W*$)/i;
