/** What is said beside the work: it is answered in a sentence, with what can be done instead. */
export type SmallTalk = 'bye' | 'praise' | 'no' | 'wellbeing' | 'off-topic' | 'settings' | 'adding';

/** Patterns over `readable` text, English and German; the first that matches decides. */
const PATTERNS: readonly [talk: SmallTalk, pattern: RegExp][] = [
  [
    'bye',
    /^(?:ok(?:ay)?,? )?(?:bye|goodbye|see you|good night|have a (?:nice|good)|tschuss|ciao|bis (?:bald|spater|dann|morgen)|auf wiedersehen|gute nacht)\b/,
  ],
  [
    'wellbeing',
    /^(?:(?:hi|hello|hey|hallo|und|and)[,!. ]+)*(?:how are you|how do you do|how is it going|what's up|wie geht(?:'s| es)? ?(?:dir|ihnen)?)\b[^a-z]*$/,
  ],
  [
    'praise',
    /^(?:oh |ah |very |sehr |so )*(?:cool|nice|great|good|perfect|awesome|excellent|amazing|well done|super|toll|prima|klasse|gut|schon|perfekt|spitze|wow|lol|haha+|got it|i see|alright|verstanden|alles klar)\b[^a-z]*$/,
  ],
  ['no', /^(?:no|nope|nah|not now|never ?mind|nein|ne|nee|lieber nicht|egal|vergiss es)\b[^a-z]*$/],
  [
    'settings',
    /\b(?:how|where|wie|wo)\b.{0,24}\b(?:change|set|edit|upload|delete|export|turn|switch|find|see|get|ander\p{L}*|stell\p{L}*|find\p{L}*|losch\p{L}*|lad\p{L}*|exportier\p{L}*|seh\p{L}*)\b.{0,40}(?:password|e-?mail|my name|photo|picture|avatar|time ?zone|working (?:hours|days|time)|days off|theme|dark|notification|reminder|account|my data|language|session|passwort|namen|foto|bild|zeitzone|arbeitszeit|arbeitstag|urlaub|freie tage|dunkel|benachrichtigung|konto|meine daten|sprache)/u,
  ],
  [
    'adding',
    /\b(?:how|where|wie|wo)\b.{0,20}\b(?:add|create|make|enter|start|anlegen|lege|erstell\p{L}*|hinzufug\p{L}*)\b.{0,24}(?:task|subtask|project|aufgabe|projekt)|wie (?:lege|fuge|erstelle) ich\b/u,
  ],
  [
    'off-topic',
    /\b(?:weather|wetter|horoscope|horoskop|bitcoin|football|fussball|president|prasident)\b|\b(?:tell|know|sing|erzahl\p{L}*|kennst du|sing)\b.{0,16}\b(?:joke|story|song|witz|geschichte|lied)\b|^(?:please |can you |could you |bitte |kannst du )*(?:write|draft|compose|translate|schreib|schreibe|verfasse|ubersetze)\b(?: me| mir| us)?(?: a| an| the| my| this| that| ein| eine| einen| das| den| mein\p{L}*)? |^(?:what(?:'s| is)|was ist|wie viel ist|how much is) [\d (]+[-+*/x:][\d ()]+|\b(?:capital of|hauptstadt|meaning of life|sinn des lebens|love me|liebst du|who won|wer hat gewonnen|recipe for|rezept fur)\b/u,
  ],
];

/** What kind of small talk a message is, if it is any. */
export const smallTalkIn = (readable: string): SmallTalk | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(readable))?.[0];
