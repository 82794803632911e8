import type { Status } from '@daymark/domain/statuses';

const BEGUN =
  /^(?:doing|in[ -]?progress|started|ongoing|active|wip|in arbeit|in bearbeitung|begonnen|angefangen|laufend|en cours|commencée?s?|en curso|en progreso|empezad[oa]s?|iniciad[oa]s?)$/i;
const DONE =
  /^(?:done|completed?|finished|closed|resolved|erledigt|fertig|abgeschlossen|geschlossen|terminée?s?|finie?s?|faite?s?|achevée?s?|hech[oa]s?|terminad[oa]s?|completad[oa]s?|finalizad[oa]s?|cerrad[oa]s?)$/i;
const OPEN =
  /^(?:to[ -]?do|needs ?action|backlog|open|new|pending|inbox|not[ -]?started|zu erledigen|offen|neu|eingang|nicht begonnen|ausstehend|à faire|en attente|ouverte?s?|non commencée?s?|nouveau|nouvelle|por hacer|pendientes?|abiert[oa]s?|sin empezar|nuev[oa]s?|untitled section|no section)$/i;

/** The status that the name of a column or a status field says; undefined for any other name. */
export function statusOfColumn(name: string): Status | undefined {
  const called = name.replaceAll(/[^\p{L}\p{N}\s-]/gu, '').trim();
  if (DONE.test(called)) return 'Completed';
  if (BEGUN.test(called)) return 'In Progress';
  return OPEN.test(called) ? 'Pending' : undefined;
}

const YES = /^(?:true|yes|y|x|✓|✔|☑|✅|1|100 ?%|ja|wahr|oui|vrai|sí|si|verdadero)$/i;
const NO = /^(?:false|no|n|-|–|☐|0|0 ?%|nein|falsch|non|faux|falso)$/i;

/** The status that a cell says, also as yes or no; undefined if it says something else. */
export function statusInCell(text: string): Status | undefined {
  if (YES.test(text)) return 'Completed';
  return NO.test(text) ? 'Pending' : statusOfColumn(text);
}
