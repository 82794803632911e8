import type { Status } from '@daymark/domain/statuses';

const BEGUN = /^(?:doing|in progress|started|wip|in arbeit|in bearbeitung|en cours|en curso|en progreso)$/i;
const DONE =
  /^(?:done|completed?|finished|closed|erledigt|fertig|abgeschlossen|terminée?s?|hech[oa]s?|terminad[oa]s?|completad[oa]s?)$/i;
const OPEN =
  /^(?:to[ -]?do|backlog|open|inbox|not started|zu erledigen|offen|eingang|à faire|por hacer|pendientes?|untitled section|no section)$/i;

/** The status that the name of a column or a status field says; undefined for any other name. */
export function statusOfColumn(name: string): Status | undefined {
  const called = name.replaceAll(/[^\p{L}\p{N}\s-]/gu, '').trim();
  if (DONE.test(called)) return 'Completed';
  if (BEGUN.test(called)) return 'In Progress';
  return OPEN.test(called) ? 'Pending' : undefined;
}
