import { withoutColumns } from './tables.ts';
import type { Tongue } from './tongue.ts';

/** Longest text that is read; what stands after it is not planned. */
export const LONGEST_BRIEF = 60_000;

/** Longer than any word: noise, and slow to search. */
const NO_WORD = /[\p{L}\p{N}]{80,}|([^\s\p{L}\p{N}])\1{3,}/gu;

const MARKUP = [
  // A signature, and the mail that was answered.
  /^-- ?$[\s\S]*/gm,
  /^(?:On|Am|Le|El|Em) .{5,120}(?:wrote|schrieb.{0,60}|écrit|escribió|escreveu) ?:\s*$/gm,
  /^ ?>.*$/gm,
  // Who sent it, from what, and that it was passed on.
  /^(?:Sent from my|Get Outlook for|Von meinem .{2,20} gesendet|Envoyé de(?:puis)? mon|Enviado desde mi|Enviado do meu).*$/gim,
  /^[ -]*(?:Forwarded message|Original message|Weitergeleitete Nachricht|Ursprüngliche Nachricht|Message transféré|Message d['’]origine|Mensaje reenviado|Mensagem encaminhada)[ -]*$/gim,
  /^(?:Kram|Hugs|Cheers|Best|Thanks|Love|Ciao|LG|VG|Viele Grüße|Liebe Grüße|Bises|Cordialement|Un abrazo|Saludos|Um abraço|Grazie|Groetjes),? ?\n?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\.?$/gmu,
  // Who writes, under the words a letter closes with.
  /^(?:Mit (?:freundlichen|besten|herzlichen|lieben|vielen) Grü(?:ß|ss)en|(?:Viele|Beste|Liebe|Freundliche|Herzliche|Schöne) Grü(?:ß|ss)e|Hochachtungsvoll|(?:Kind|Best|Warm) regards|Best wishes|Yours (?:sincerely|faithfully|truly)|(?:Bien )?cordialement|(?:Meilleures|Sincères) salutations|Atentamente|(?:Un )?(?:cordial(?:es)? )?saludos?(?: cordiales)?|Atenciosamente|Com os melhores cumprimentos|(?:Cordiali|Distinti) saluti|Un abbraccio|Met vriendelijke groet(?:en)?)[,.!]?(?: \p{L}+){0,2}(?:\n(?![-•*\d]|PS|P\.S\.)[^\n.:;!?]{2,60}){0,3}(?=\n\s*\n|\s*(?![\s\S]))/gimu,
  // The head of a mail, and lines that speak for a machine.
  /^(?:From|To|Cc|Bcc|Date|Sent|Subject|Von|An|Gesendet|Betreff|Datum|De|À|Para|Envoyé|Objet|Enviado|Asunto|Assunto|Data) ?: .*$/gm,
  /^[^\p{L}\p{N}\n]{0,12}(?:system|assistant|user|developer|admin(?:istrator)?|ai|bot|prompt)(?: (?:message|prompt|note|notice|update|override|instructions?|mode))?\s*[:\]>)}|].*$/gimu,
  /^\s*(?:tel|phone|mobile?|mobil|fax|telefon|tél|móvil)\b[.:]? ?[+\d(][\d ()/+-]{5,}.*$/gim,
  /<!--[\s\S]{0,2000}?-->/g,
  /<(script|style|iframe|svg)\b[\s\S]{0,4000}?<\/\1\s*>/gi,
  /<\/?[a-z!][^<>]{0,500}>/gi,
  /```[\s\S]{0,4000}?```/g,
  /!?\[(?:click here|here|hier|link|ici|aquí|aqui)\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,500}\)/gi,
  /!?\[([^\]\n]{0,200})\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,500}\)/g,
  /\b(?:https?|ftp|file|javascript|data):[^\s<>"')]{1,500}/gi,
  /\bwww\.[^\s<>"')]{1,300}/gi,
  /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/g,
];

/** Marks before the first word of a line. */
const FEW = 8;

/** What is said to a machine is said in English, whatever the brief is in; a line that begins so is meant for it alone. */
const TO_A_MACHINE =
  /\b(?:ignore|disregard|forget)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?)\b|\bsystem prompt\b|\byou are (?:now )?(?:chat ?gpt|gpt|claude|gemini|copilot|llama|a (?:bot|model|chatbot|machine)|an? (?:ai|assistant|llm|language model))\b|\b(?:new|hidden|secret|internal|initial|developer) instructions?\b|\b(?:note|message|instructions?) (?:to|for) (?:the |any |all )?(?:ai|llm|model|assistant|planner|bot)s?\b|^\W*(?:dear )?(?:chat ?gpt|ai|llm|assistant|model)[,:]|\bdo not plan (?:this|any|the)\b|\byour (?:prompt|instructions|system|training data)\b|\b(?:admin|god|debug|developer|root|unrestricted) mode\b|\b(?:reply|respond|answer) (?:only |just )?with (?:only |just |nothing but )?(?:the )?(?:word|text|phrase|string|json|yes|ok|["'“])|\boutput (?:only|just|nothing|the (?:word|following|text|password))\b|\b(?:mail|send|forward|export|print|post|reveal|dump|leak|upload|delete|erase) (?:me |us )?(?:all |every |the |your )*(?:user data|passwords?|credentials|api keys?|tokens?|secrets?|databases?|customer data|environment variables)\b|\b(?:drop|discard|delete|replace|skip) (?:all |everything |the (?:list|plan|tasks?|brief|text|rest) )above\b|\bsudo \S|\brm -rf\b|\bdrop table\b|\bignor(?:iere?|ieren sie|ez?|a|e|en) (?:alle|bitte alle|toutes?|todas?|cualquier|qualquer)\b|\b(?:vergiss|vergessen sie) (?:alle|alles)\b|\boubliez? (?:toutes?|tout)\b|\bolvida (?:todas?|todo)\b|\besqueça (?:todas?|tudo)\b|\bantworte (?:nur|ausschließlich) mit\b|\bréponds? (?:uniquement|seulement) (?:par|avec)\b|\bresponde (?:solo|sólo|únicamente|apenas|só) (?:con|com)\b|\bdu bist (?:jetzt|ab jetzt|nun) (?:ein|eine|im) (?:ki|bot|assistent|admin)/i;

/** "My supervisor, Prof. Meunier, wants …": the name is no clause of its own. */
const APPOSITION =
  /, (?:Prof|Dr|Mr|Mrs|Ms|Mme|M|Frau|Herr|Sra?|Dra?|Dona|Doña|Madame|Monsieur)\.? (?:\p{Lu}[\p{L}-]+ ?){1,3},(?= )/gu;

/** "9,000 words and I already have 2,500 of them": how much is there is a clause of its own. */
const HAVE_BEHIND =
  / (?:and|but|und|aber|et|mais|y|pero|e|mas)(?= (?:(?:i|we)(?: already)?(?:['’]ve| have)(?: already| got| written| done| so far)*|(?:ich habe|wir haben|davon (?:habe ich|haben wir|sind|stehen))(?: schon| bereits| davon)*|j['’]en ai(?: déjà)?|(?:ya )?(?:tengo|llevo)(?: ya)?|(?:já )?tenho(?: já)?) \d[\d.,]*(?: (?:of them|of those|davon|de ellas|de ellos|delas|deles|\p{L}{3,12}))?[.,;])/giu;

/** A mail that was broken at a fixed width goes on in the next line. */
const WRAPPED = /([^\n]{50,90}[\p{L}\p{N},;)])\n(?=[\p{Ll}(\d][^\n]{3,})(?!\d{1,2}[.)] )/gu;

function isWrapped(text: string): boolean {
  const lengths = text.split('\n').map((line) => line.length);
  return Math.max(...lengths) <= 90 && lengths.filter((length) => length >= 60).length >= 3;
}

/** Blanks markup, links, code and addresses, and every sentence that gives a machine orders. Keeps all offsets. */
export function withoutNoise(text: string, tongue: Tongue): string {
  let masked = withoutColumns(text.slice(0, LONGEST_BRIEF)).replace(NO_WORD, blankWord);
  for (const pattern of MARKUP) masked = masked.replace(pattern, blankMatch);
  masked = masked.replace(/[<>*_`~|\\{}]|[\p{Extended_Pictographic}\p{Cc}\p{Cf}]/gu, (found) =>
    found === '\n' ? '\n' : ' '.repeat(found.length),
  );
  if (isWrapped(masked)) masked = masked.replace(WRAPPED, (_, before: string) => `${before} `);
  masked = masked.replace(/(?<=\d),(?= (?:not|nicht|statt|pas|no|não) \d)/giu, ' ');
  masked = masked.replace(HAVE_BEHIND, (found) => `,${' '.repeat(found.length - 1)}`);
  masked = masked.replace(APPOSITION, (found) => found.replaceAll(',', ' '));
  const orders = tongue.pattern(tongue.vocabulary.ignore);
  const commands = (said: string): boolean => orders.test(said) || TO_A_MACHINE.test(said);
  return masked
    .replace(/[^\n]+/g, (line) => {
      const first = line.split(/[.!?]/, FEW).find((part) => /\p{L}/u.test(part)) ?? '';
      return commands(first) ? ' '.repeat(line.length) : line;
    })
    .replace(/[^.!?\n]+[.!?]*/g, (sentence) => (commands(sentence) ? ' '.repeat(sentence.length) : sentence));
}

/** Scripts that do without blanks have long runs of letters, too. */
const blankWord = (found: string): string =>
  /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u.test(found) ? found : ' '.repeat(found.length);

/** A link keeps its words: `[price list](…)` is still the price list. */
function blankMatch(found: string, label?: unknown): string {
  if (typeof label === 'string' && found.includes('](')) {
    const at = found.indexOf(label);
    return (
      found.slice(0, at).replace(/[^\n]/g, ' ') +
      label +
      found.slice(at + label.length).replace(/[^\n]/g, ' ')
    );
  }
  return found.replace(/[^\n]/g, ' ');
}
