import type { Day } from '@daymark/domain/dates';
import type { Item } from './brief.ts';

const HANDS_OVER =
  /^(?:send|submit|hand|deliver|post|mail|file|pay|sign|upload|schicken|senden|einreichen|abgeben|verschicken|bezahlen|unterschreiben|envoyer|remettre|livrer|déposer|enviar|entregar|presentar|firmar|pagar|submeter|assinar)$/;

/** What is sent is sent before a day off, not on it. */
export function sendBefore(items: readonly Item[], isOff: (day: Day) => boolean): void {
  for (const item of items) {
    const handed =
      item.receiver !== null || item.approver !== null || item.verbs.some((verb) => HANDS_OVER.test(verb));
    if (handed && item.on !== null && isOff(item.on)) [item.deadline, item.on] = [item.on, null];
  }
}
