import type { Statement } from '@daymark/domain/reading';
import { withStepCorrections } from '@daymark/domain/step-corrections';

const stepsIn = (statement: Statement) =>
  statement.kind === 'task' && statement.steps ? { steps: statement.steps } : {};

/** A line that stays work keeps its steps until the answer has them. */
const withLine = (statements: Statement[], line: Statement): Statement[] =>
  statements.map((statement) => {
    if (statement.id !== line.id) return statement;
    return line.kind === 'task' ? { ...line, ...stepsIn(statement) } : line;
  });

/** The statements with corrections of lines and of steps, as the server will answer. */
export const withSaid = (statements: Statement[], said: readonly Statement[]): Statement[] =>
  withStepCorrections({ statements: said.reduce(withLine, statements) }, said).statements;
