/** Greetings and thanks of languages that are not read further. */
const GREETS =
  /^(?:grazie|ciao|buongiorno|saluti|cordiali saluti|un saluto|a presto|groetjes|groeten|groet|hoi|hallo|bedankt|dank je|dankjewel|alvast bedankt|met vriendelijke groet\p{L}*|hej|hei|hilsen|mvh|tack|tak|takk|hälsningar|vennlig hilsen|pozdrawiam|pozdrowienia|dzięki|dziękuję|cześć|merhaba|teşekkürler)(?!\p{L})/iu;

/** "È già riparato", "zijn al geschilderd", "är redan klar", "jest już gotowe". */
const DONE =
  /(?<!\p{L})(?:già \p{L}{2,}(?:at|ut|it|tt|st|rt)[oaie]|(?:al|reeds) (?:ge|be|ver)?\p{L}+(?:d|t|en)|(?:zijn|is) klaar|redan \p{L}+|allerede \p{L}+|już \p{L}+)$/iu;

const ASKS =
  /^(?:bisogna|dobbiamo|devo|occorre|we moeten|ik moet|er moet(?:en)?) (?:ancora |anche |nog |ook )?(?=\p{L}{3})/iu;

/** A clause in such a language that only greets or tells what is done. */
export const asksNothing = (text: string): boolean => GREETS.test(text) || DONE.test(text.trim());

/** What it asks for, without the words that only say that it has to be. */
export const askedIn = (text: string): string => text.replace(ASKS, '');
