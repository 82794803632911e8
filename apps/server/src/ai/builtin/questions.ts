import type { Topic } from '../facts.ts';

/** What a message asks for; `talk` is about the conversation itself. */
export type Question = Topic | 'greeting' | 'thanks' | 'help' | 'yes';

/** Patterns over `readable` text, English and German; the first that matches decides. */
const PATTERNS: readonly [question: Question, pattern: RegExp][] = [
  [
    'greeting',
    /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|hallo|moin|servus|guten (?:tag|morgen|abend)|gruss gott|grussi)\b[^a-z]*(?:there|daymark|zusammen)?[^a-z]*$/,
  ],
  [
    'help',
    /^(?:help|hilfe)\b|what (?:can|could) (?:you|i) (?:do|ask)|what do you (?:do|know)|how (?:can|do) (?:you|i) (?:help|use)|who are you|what are you|are you (?:an? )?(?:ai|bot|human|model|chatgpt)|was kannst du|wer bist du|was bist du|wie (?:kannst|konntest) du|womit kannst du|bist du (?:eine? )?(?:ki|bot|mensch)/,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? |great,? |super,? |perfect,? )?(?:thanks|thank you|thx|danke|vielen dank|merci)\b/,
  ],
  [
    'done',
    /\bwhat(?: all)? (?:did|have|had) (?:i|we) (?:already |just |all )*(?:do|done|finish(?:ed)?|completed?|(?:get|got|gotten) done|accomplish(?:ed)?|achieved?|work(?:ed)? on)\b|\b(?:what|which|show|list)\b.{0,40}\b(?:did (?:i|we) (?:finish|complete|do|get done)|have (?:i|we) (?:finished|completed|done)|(?:i|we) (?:have )?(?:finished|completed|did)|(?:got|was|were|are) (?:done|finished|completed))\b|\bhow (?:many|much)\b.{0,30}\b(?:did i|have i|was|were|got)\b.{0,20}\b(?:do|done|finish(?:ed)?|completed?)\b.{0,20}\b(?:yesterday|today|week|month|days?|in|on)\b|\b(?:completed|finished|done) (?:yesterday|(?:last|this|in the last|in the past|the last)\b)|^(?:show (?:me )?|list |my )*(?:completed|finished|done) (?:tasks|work)\b|\bwas (?:habe?|hatten?|haben) (?:ich|wir)\b.{0,40}\b(?:gemacht|erledigt|geschafft|getan|fertig|abgeschlossen)\b|\b(?:was|welche)\b.{0,40}\b(?:wurden?|ist|sind|habe?|haben)\b.{0,40}\b(?:erledigt|geschafft|abgeschlossen|fertig ?geworden)\b|\bwie ?viele?\b.{0,60}\b(?:woche|monat|gestern|heute|tagen?)\b.{0,30}\b(?:erledigt|geschafft|abgeschlossen|gemacht)\b|^(?:zeig (?:mir )?|meine )*erledigte (?:aufgaben|arbeit)\b/,
  ],
  [
    'behind',
    /\b(?:fall(?:ing|en)? |am i |are we |is (?:anything|something) |what(?:'s| is| am i) |projects? (?:are |is )?)behind\b|behind (?:schedule|on|with)|off (?:track|schedule)|on (?:track|schedule)|at risk|slipping|slipped|keeping up|im verzug|in verzug|hinterher|hinter dem plan|im plan\b|im zeitplan|im ruckstand|zuruckliegen|liege ich zuruck|gefahrdet|worry|worried|sorgen|schaffe ich (?:das|es|alles)/,
  ],
  [
    'overdue',
    /\boverdue\b|past (?:its |their |the )?due|(?:what|which|anything|everything|something).{0,20}\blate\b|late tasks?|missed|should (?:already )?(?:be|have been) done|uberfallig|verspatet|zu spat|liegen ?geblieben|verpasst|verschlafen|hatte (?:schon|langst)|uberzogen/,
  ],
  [
    'free-time',
    /free (?:time|days?|hours?|slots?|capacity)|(?:have|got|any|spare|find|make|is there|much) (?:any |some |enough )?(?:time|capacity|room|space)\b|when (?:am i|can i|could i|do i have|would i)|am i (?:free|available|booked)|availab|work ?load|how (?:full|busy|booked)|freie (?:zeit|tage|stunden|kapazitat)|(?:wann|habe ich|hab ich|wie viel|wieviel|noch) .{0,20}\b(?:zeit|luft|kapazitat|frei)\b|\b(?:zeit|luft|kapazitat)(?: |\?|$).{0,10}(?:habe|hab|frei)?$|\btake\b.{0,20}\boff\b|day off|frei ?nehmen|wann kann ich|wann konnte ich|wann bin ich frei|wie voll|ausgelastet|auslastung|ausgebucht/,
  ],
  [
    'next-step',
    /next (?:step|steps|task|thing|action)|what(?:'s| is)? (?:up )?next\b|(?:do|start|work on|tackle|begin) (?:next|first|now|with)|where (?:do|should|shall|can) i (?:start|begin)|what (?:should|shall|do|can) i (?:do|start|work|tackle|focus)\b(?!.*\b(?:today|week|tomorrow))|most (?:important|urgent)|focus on|als nachstes|nachste[rns]? (?:schritt|aufgabe)|womit (?:soll|kann|fange|beginne)|wo(?:mit)? (?:fange|soll) ich an|was (?:soll|sollte|kann) ich (?:jetzt|zuerst|tun|machen|anfangen)|als erstes|wichtigste|dringendste|was (?:jetzt|nun)|^(?:and |so )?what now\b|\bi(?:'m| am) (?:stuck|overwhelmed|lost)|too much (?:to do|work|on)|ich (?:stecke fest|bin uberfordert|komme nicht weiter)|zu viel (?:zu tun|arbeit)/,
  ],
  [
    'week',
    /\b(?:this|next|coming|the|my|following) week\b|week ahead|rest of the week|weekly|(?:diese|dieser|nachste|nachsten|kommende|kommenden|der|die|meine) woche\b|wochenplan|wochenuberblick/,
  ],
  [
    'totals',
    /how many|how much (?:work|is|do|have|am)|wie ?viel arbeit|in total|totals?\b|overall|statistics|\bstats\b|numbers|summary|summar(?:y|ise|ize)|overview|how am i doing|how is (?:it|everything) going|wie viele|wieviele|insgesamt|gesamt|^status$|^(?:show (?:me )?)?(?:everything|all)$|^(?:zeig mir )?alles$|how are things|statistik|zahlen|uberblick|zusammenfassung|wie steht es|wie lauft es|wie sieht es aus/,
  ],
  [
    'projects',
    /(?:list|show|which|what|all|see|name)\b.{0,24}\bprojects\b|^(?:my )?projects\b|what am i working on|(?:which|what|next|upcoming|my|the)\b.{0,12}\bdeadlines?\b.{0,20}$|(?:welche|nachste|meine)\b.{0,12}\b(?:deadlines?|fristen|termine|abgaben?)\b|(?:welche|zeig|liste|alle|meine|was fur)\b.{0,24}\bprojekte\b|^projekte\b|projektliste|woran arbeite ich/,
  ],
  [
    'today',
    /\b(?:today|tonight|tomorrow)\b|\bplate\b|\bagenda\b|(?:what|anything|something|which|tasks?)\b.{0,30}\b(?:due|to do|planned|scheduled|on)\b|what do i have|to-?do|\bheute\b|\bmorgen\b|\bubermorgen\b|was (?:steht|liegt|gibt|ist|muss|habe|hab|ware)\b.{0,30}\b(?:an|vor|zu tun|fallig|geplant|machen|erledigen|tun)\b|tagesplan|anstehend|ansteht/,
  ],
  [
    'yes',
    /^(?:yes|yep|yeah|sure|ok(?:ay)?|do it|go ahead|please do|accept|ja|jap|klar|gerne|mach (?:das|es|mal)|in ordnung|einverstanden)\b.{0,20}$/,
  ],
];

export const questionIn = (readable: string): Question | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(readable))?.[0];

/** Words with which somebody asks how one thing stands. */
const ABOUT_ONE =
  /^(?:(?:and |so |hey |hi |please |und |na |bitte )*)(?:how(?:'s| is| are| far| goes| does)|what(?:'s| is) (?:the )?(?:status|state|progress|deadline|left|open|missing|next|happening|going on|new)|what about|tell me|show me|status|progress|open|when(?:'s| is| are| does)|is |are |wie (?:lauft|steht|weit|geht|sieht)|was (?:ist|macht|fehlt|gibt)|wann ist|wann sind|zeig|erzahl|status|stand|fortschritt|ist |sind )/;

export const asksAboutOne = (readable: string): boolean => ABOUT_ONE.test(readable);
