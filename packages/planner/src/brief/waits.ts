import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import type { Mode } from './mode.ts';
import type { Clause } from './segments.ts';
import type { ToldWait } from './statements.ts';
import { pauseIn } from './turnaround.ts';
import { shareOf, stemsOf } from './words.ts';

/** "Framing" is about the frames. */
const startsAlike = (what: string, text: string): boolean =>
  stemsOf(what).some(
    (stem) =>
      stem.length > 3 &&
      stemsOf(text).some(
        (other) => other.length > 3 && (other.startsWith(stem.slice(0, 5)) || stem.startsWith(other)),
      ),
  );

/** "… and takes 2 days", "24 Stunden trocknen": time that passes after what was said last. */
export function pauseAfterLast(findings: Findings, undated: string, clause: Clause): boolean {
  const last = findings.found.items.at(-1);
  const days = pauseIn(undated, findings.tongue, { ownSentence: clause.place === 0 });
  if (!last || !days || clause.start - last.span.end > 40) return false;
  findings.found.waits.push({ what: last.span.text, days, span: last.span });
  return true;
}

/** What is waited for: something named before, what is delivered and so has to be ordered, or else the thing just named. */
export function noteWait(
  findings: Findings,
  clause: Clause,
  { what: said, days, delivered: comes, sent }: ToldWait,
  mode: Mode,
): void {
  const what = /^(?:que|qui|which|that|who|die|der|das|she|he|they|it|sie|er|es|elle|il)$/i.test(said)
    ? ''
    : said;
  // "Lieferzeit 5 Tage" names nothing: it is the thing just named that is delivered.
  const delivered = comes && what !== '';
  const span = findings.spanOf(clause);
  const last = findings.found.items.at(-1);
  const namedBy = (item: Item): boolean =>
    shareOf(stemsOf(what), stemsOf(item.span.text)) > 0 || startsAlike(what, item.span.text);
  const named = findings.found.items.some(namedBy);
  if (delivered && !/order|bestell|command|encarg|encomend/i.test(last?.verbs.join(' ') ?? '')) {
    const verb = {
      en: 'order',
      de: 'bestellen',
      fr: 'commander',
      es: 'encargar',
      pt: 'encomendar',
      other: '',
    }[findings.tongue.language];
    const item = findings.itemFrom(what, span);
    if (item) findings.keep({ ...item, verbs: [verb] }, mode);
  }
  const { before } = findings.tongue.vocabulary;
  const then = findings.tongue.pattern(`\\b(?:${before}) (.{3,})$`).exec(clause.text)?.[1];
  if (then && named) findings.found.orders.push({ first: what, next: then, span });
  const printing = { en: /^(?:the )?print/i, de: /^(?:der |das )?druck/i }[
    findings.tongue.language === 'de' ? 'de' : 'en'
  ];
  if (!named && !delivered && printing.test(what.trim())) {
    const item = findings.itemFrom(
      findings.tongue.language === 'de' ? 'Druck beauftragen' : 'order the print',
      span,
    );
    if (item && /^(?:en|de)$/.test(findings.tongue.language)) {
      findings.keep(item, mode);
      findings.found.waits.push({ what: item.object, days, span });
      return;
    }
  }
  if (COMES_BACK.test(clause.text)) askFor(findings, namedBy);
  const about = delivered
    ? undefined
    : (sent && findings.found.items.findLast((item) => isSent(item) && namedBy(item))) ||
      (sent && !named && findings.found.items.findLast(isSent)) ||
      findings.found.items.findLast(namedBy);
  findings.found.waits.push({
    what: sent && about ? about.span.text : named || delivered ? what : (last?.span.text ?? what),
    days,
    span: about?.span ?? (named || delivered ? span : (last?.span ?? span)),
  });
}

const isSent = ({ receiver, verbs }: Item): boolean =>
  receiver !== null || verbs.some((verb) => SENDS.test(verb));
const SENDS =
  /^(?:send|deliver|hand|submit|mail|post|upload|bring|give|schicken|senden|liefern|abgeben|einreichen|verschicken|bringen|hochladen|envoyer|remettre|livrer|déposer|enviar|entregar|mandar|subir)$/;

const COMES_BACK =
  /(?<!\p{L})(?:come back|return|zurück(?:kommen)?|revenir|reviennent|volver|vuelven|voltar|voltam)(?!\p{L})/iu;
const ASK = { en: 'ask for', de: 'anfordern', fr: 'demander', es: 'pedir', pt: 'pedir', other: '' };

/** "The references take a week to come back": somebody else is asked for them. */
function askFor({ found: { items }, tongue }: Findings, namedBy: (item: Item) => boolean): void {
  const at = items.findLastIndex(
    (item) => item.verbs.length === 0 && item.title === undefined && namedBy(item),
  );
  const item = items[at];
  const verb = ASK[tongue.language];
  if (item && verb) items[at] = { ...item, verbs: [verb], usual: { hours: 0.5, each: null } };
}
