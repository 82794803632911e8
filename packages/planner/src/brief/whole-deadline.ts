import type { Language } from './brief.ts';
import type { Findings } from './findings.ts';
import { withoutDates } from './item.ts';
import type { Clause } from './segments.ts';

/** Sentences that say by when all of it has to stand, without their day. */
const READY: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:i|we)(?:['’]d| would| want| need)(?: like| love)? )?(?:(?:it|this|that|everything|all|all of it|the (?:whole )?(?:thing|lot|project|work)) ?)?(?:to be |must be |should be |has to be |have to be |needs to be |will be |is |are |be )?(?:all )?(?:ready|finished|done|completed?)(?: (?:for|in time for) .{3,40})?(?: by| before| on| until| at the latest)*$/iu,
  de: /^(?:(?:alles|es|das ganze) )?(?:(?:muss|soll|sollte|müsste) )?(?:alles )?(?:fertig|bereit|abgeschlossen)(?: (?:zum|zur|für|bis|vor) .{0,40})?(?: (?:sein|werden))?$/iu,
  fr: /^(?:(?:tout|le tout) )?(?:(?:doit|devra) être |à être )?(?:prêt|fini|terminé)e?s?(?: (?:pour|avant|à temps pour) .{0,40})?(?: le)?(?: au plus tard)?$/iu,
  es: /^(?:todo )?(?:(?:tiene que|debe|ha de) estar )?(?:list|terminad|acabad)[oa]s?(?: (?:para|antes de) .{0,40})?$/iu,
  pt: /^(?:tudo )?(?:(?:tem de|tem que|deve) estar )?(?:pront|terminad|acabad)[oa]s?(?: (?:para|antes d[eoa]) .{0,40})?$/iu,
};

const BY_THEN =
  /^(?:everything|all|it|this|alles|tout|todo|tudo) .{0,30}(?:by then|before then|bis dahin|d['’]ici là|para entonces|até lá)$/iu;

/** "I'd like it finished by 30 January", "Fertig zum Fest am 18. Dezember": a day for the whole, and no task. */
export function saysWholeDeadline(findings: Findings, clause: Clause): boolean {
  const { tongue, context, found } = findings;
  const { text, dates } = withoutDates(clause.text, tongue, context);
  const bare = text.replace(/\s+/g, ' ').trim();
  if (BY_THEN.test(bare)) {
    found.leftOut.push(clause.text);
    return true;
  }
  const [date] = dates;
  if (!date || date.role === 'from' || !READY[tongue.language]?.test(bare)) return false;
  const last = found.items.at(-1);
  if (clause.place > 0 && last && last.on === null) last.deadline ??= date.day;
  else found.deadlines.push(date.day);
  return true;
}
