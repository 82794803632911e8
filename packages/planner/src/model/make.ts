import type { SaidFields, StatementFields } from '@daymark/domain/reading';
import type { Setting } from '@daymark/language/token';
import { alternativesOf } from './alternatives.ts';
import type { CheckedStatement } from './checked-statement.ts';
import { readWhen } from './days.ts';
import type { PlannedStatement } from './gather.ts';
import { fieldsOf, unsureOf } from './kinds.ts';
import { numberChecker } from './numbers.ts';
import type { Placed } from './place.ts';
import { wordsChecker } from './quote.ts';
import type { ModelWhen } from './statement.ts';
import { titleFrom } from './wording.ts';

/** The fields made of it, and which checks it failed. */
export interface Made {
  placed: Placed;
  fields: StatementFields;
  /** Its fields for other kinds. */
  alternatives: SaidFields[];
  sure: boolean;
}

/** Working time and recurrences apply to every week: "on Fridays until noon". */
function asSaidOf({ kind }: PlannedStatement, when: ModelWhen): ModelWhen {
  const isWeekly = kind === 'availability' || kind === 'repeat';
  return isWeekly && when.rel === 'on' ? { ...when, rel: 'only' } : when;
}

/** Makes statements one by one. */
export function maker(setting: Setting, brief: string) {
  const stands = numberChecker(setting);
  const isInBrief = wordsChecker(brief);
  const standsElsewhere = (number: number): boolean => stands(number, brief);
  const span = { from: setting.from, to: setting.to };
  /** The checked fields of a statement, for its own or for another kind. */
  const checkedStatement = (
    { words }: Placed,
    statement: PlannedStatement,
    doubt: () => void,
  ): CheckedStatement => {
    const days = statement.when.flatMap((when) => {
      const read = readWhen(asSaidOf(statement, when), words.text, { setting, stands, isInBrief });
      if (!read.sure) doubt();
      return read.stated ? [{ ...read.stated, rel: when.rel }] : [];
    });
    const title = titleFrom(statement.title) ?? titleFrom(statement.quote) ?? titleFrom(words.text) ?? '…';
    const isThere = (number: number): boolean => words.text !== '' && stands(number, words.text);
    return { statement, title, days, span, stands: isThere, standsElsewhere, doubt };
  };
  return (one: Placed): Made => {
    let sure = !one.statement.hasLostLinks;
    const checked = checkedStatement(one, one.statement, () => {
      sure = false;
    });
    const fields = one.isLost ? unsureOf(one.statement) : fieldsOf(checked);
    const alternatives = alternativesOf(fields, one.statement, (statement) =>
      checkedStatement(one, statement, () => {}),
    );
    return { placed: one, fields, alternatives, sure: sure && fields.kind !== 'unsure' };
  };
}
