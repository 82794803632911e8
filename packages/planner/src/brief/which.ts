import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import type { Clause } from './segments.ts';

/** "Treatment, second round", "spacers, 3 mm": which and how, in a few words. */
const KIND_OF_IT =
  /^(?:(?:the )?(?:first|second|third|final|last|\d(?:st|nd|rd|th)) (?:round|coat|time|attempt|go|pass|instalment|edition|run)|\d+(?:[.,]\d+)? ?(?:mm|cm|inch(?:es)?|kg|litres?|ml|°c|%)|a[3-6]|(?:zweite|dritte|erste|letzte) (?:runde|auflage)|(?:both|all) (?:of them|kids|children|sides|sets|rooms|boys|girls))$/iu;
/** "Letters, 180 sheets", "screws, two boxes": how many of the thing before there are. */
const PACKED =
  /^(?:(?:about|around|some) )?(?:\d+|two|three|four|five|six|ten|a dozen|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|dois|três|quatro|dez) (?:pairs?|sets?|bags?|boxes|sheets|rolls?|tins?|packs?|packets?|bottles?|tubs?|sacks?|bundles?|lengths?|reels?|leaves|volumes|paar|säcke|kisten|rollen|dosen|blatt|bögen|packungen|päckchen|paires?|feuilles|sacs|rouleaux|boîtes|pares|cajas|hojas|rollos|sacos|caixas|folhas|rolos)$/iu;

/** Whether a clause only tells which of a thing is meant, how large it is, or in how many packages it comes. */
export const tellsWhich = (
  text: string,
  findings: Findings,
  clause: Clause,
  { count, detail }: Item,
): boolean =>
  clause.joint === ',' &&
  (KIND_OF_IT.test(text) ||
    (count === null &&
      (clause.place === 1 || detail !== '') &&
      PACKED.test(text) &&
      findings.isLast(clause)));
