import type { TaskFields } from '@daymark/domain/reading';
import { stateTitle } from './by-then.ts';
import type { Clause } from './clause.ts';
import { closingTitle } from './closings.ts';
import { asStage } from './dated-work.ts';
import { stopFields } from './descriptions.ts';
import { decisionTitle } from './item-kinds.ts';
import { itemTitle } from './item-title.ts';
import { openingTitle } from './openings.ts';
import { demandedPassive } from './passive-demand.ts';
import { requirementTitle } from './requirement-title.ts';
import type { Tagged } from './tag.ts';
import { findingTitle, wantedTitle } from './wanted-people.ts';

/** Gives work the title and the days that the form of its clause asks for: a requirement, an opening, a stage, a stop, a closing day. */
export function nameByForm(fields: TaskFields, clause: Clause, tagged: Tagged): void {
  fields.title = requirementTitle(clause, tagged) || openingTitle(clause, tagged) || fields.title;
  const closing = closingTitle(clause, tagged);
  if (closing) Object.assign(fields, { title: closing, on: [], by: fields.on[0] ?? fields.by });
  const finding = findingTitle(clause, tagged) || wantedTitle(clause, tagged);
  if (finding) Object.assign(fields, { title: finding, on: [], weekdays: [] });
  else {
    const isState = clause.thenBy || (fields.by !== null && !demandedPassive(clause.main, tagged));
    fields.title = (isState ? stateTitle(clause, tagged) : '') || fields.title;
  }
  if (clause.thenBy) Object.assign(fields, { on: [], by: clause.thenBy });
  if (clause.onDays) fields.on = clause.onDays;
  fields.title = itemTitle(fields.title, clause, tagged);
  fields.title = decisionTitle(clause, tagged) || fields.title;
  Object.assign(fields, asStage(clause, tagged, fields));
  Object.assign(fields, stopFields(clause, fields.title, tagged));
}
