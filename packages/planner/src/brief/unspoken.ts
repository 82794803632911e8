/** Greetings and thanks of languages that are not read further. */
const GREETS =
  /^(?:grazie|ciao|buongiorno|saluti|cordiali saluti|un saluto|a presto|groetjes|groeten|groet|hoi|hallo|bedankt|dank je|dankjewel|alvast bedankt|met vriendelijke groet\p{L}*|hej|hei|hilsen|mvh|tack|tak|takk|hälsningar|vennlig hilsen|pozdrawiam|pozdrowienia|dzięki|dziękuję|cześć|merhaba|teşekkürler)(?!\p{L})/iu;

/** "È già riparato", "zijn al geschilderd", "är redan klar", "jest już gotowe". */
const DONE =
  /(?<!\p{L})(?:già \p{L}{2,}(?:at|ut|it|tt|st|rt)[oaie]|(?:al|reeds) (?:ge|be|ver)?\p{L}+(?:d|t|en)|(?:zijn|is) klaar|redan \p{L}+|allerede \p{L}+|już \p{L}+)$/iu;

const ASKS =
  /^(?:(?:bisogna|dobbiamo|devo|occorre|occorrono|serve|servono|ci vuole|ci vogliono|manca|mancano|resta da|restano da|vorrei|vogliamo|non dimenticare di|ricordarsi di|we moeten|ik moet|er moet(?:en)?|er ontbreekt|er ontbreken|er mist|er missen|vergeet niet(?: om)?(?: te)?|niet vergeten:?|we willen|ik wil) (?:ancora |anche |nog |ook )*)(?=\p{L}{1,3}['’]?|\d)/iu;

const WHO =
  "(?:(?:il|lo|la|i|gli|le|un[ao]?|mio|mia|nostr[oa]|i nostri|de|het|een|onze|ons|mijn) |l['’])?[\\p{L}'’-]{2,}(?: (?!per |con |voor |met )[\\p{L}'’-]+){0,4}?";
const ITALIAN =
  '(?:port[aò]|portano|consegna(?:no)?|fa|fanno|fornisc(?:e|ono)|monta(?:no)?|mett(?:e|ono)|paga(?:no)?|presta(?:no)?|offr(?:e|ono)|cucina(?:no)?|stampa(?:no)?|prepara(?:no)?|organizza(?:no)?|suona(?:no)?|si occupa(?:no)?|pensa(?:no)?|arriva(?:no)?|costa(?:no)?|dura(?:no)?|apr(?:e|ono)|chiud(?:e|ono)|rest(?:a|ano)|rimane|rimangono|ci mett(?:e|ono)|richied(?:e|ono)|è|sono|ha|hanno|vien(?:e|gono))';
const DUTCH =
  '(?:brengt|brengen|levert|leveren|doet|doen|maakt|maken|zorgt|zorgen|regelt|regelen|bakt|bakken|kookt|koken|komt|komen|kost|kosten|duurt|duren|is|zijn|heeft|hebben|wordt|worden|staat|staan|betaalt|betalen|drukt|bouwt|bouwen|zet|zetten|hangt|speelt|spelen|geeft|geven|leent|lenen|blijft|blijven)';

/** Somebody who does something, what something is or costs, and how long it dries. */
const TELLS: readonly RegExp[] = [
  new RegExp(
    `^(?!\\p{L}+(?:are|ere|ire) )(?!.* che )${WHO} (?:(?:me|ce|ci|li|lo|la|le|gli) )?${ITALIAN} (?!da |ancora da )\\S`,
    'iu',
  ),
  new RegExp(`^(?!.* (?:die|dat) )${WHO} ${DUTCH} (?!nog |te )\\S`, 'iu'),
  /(?<!\p{L})(?:deve|devono|moet|moeten) .*(?:asciugare|riposare|indurire|lievitare|raffreddare|drogen|uitharden|rusten|rijzen|afkoelen)(?: .*)?$/iu,
  /^(?:(?:questa volta|quest['’]anno|per ora|deze keer|dit jaar|voorlopig|eerst),? )?(?:niente|senza|nessun[ao]?|geen|zonder) \p{L}/iu,
  /^(?:prima |per favore,? )*non (?!dimenticar)\p{L}+(?:are|ere|ire|arlo|erlo) /iu,
  /^(?!.*vergeten).* niet (?:meer )?\p{L}+en$/iu,
  /^(?:non )?(?:appena|quando|una volta|dopo che|finché|zodra|als|wanneer|nadat|voordat|totdat) /iu,
];

/** A clause in such a language that only greets or tells what is done. */
export const asksNothing = (text: string): boolean => GREETS.test(text) || DONE.test(text.trim());

/** What it asks for, without the words that only say that it has to be. */
export const askedIn = (text: string): string => text.replace(ASKS, '');

/** A clause in such a language that tells of others, of what is or of when, and asks for nothing: "i piatti li porta il catering". */
export const tellsOnly = (text: string): boolean =>
  !ASKS.test(text) && TELLS.some((form) => form.test(text.trim()));
