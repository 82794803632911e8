import type { Reading } from '@daymark/domain/reading';
import type { BriefOfKind, KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import type { BriefToRead } from '@daymark/planner/model/reading';
import { type ModelStatement, readStep } from '@daymark/planner/model/statement';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { ModelMessage } from 'ai';
import { AppError } from '../../http/errors.ts';
import type { Caller, ReadRequest, Usage } from '../engine.ts';
import type { Asking } from './ask.ts';
import { tooLong } from './failure.ts';
import type { Ladder } from './ladder.ts';
import { briefMaterial, goOn, READ_RULES } from './read-brief-prompt.ts';
import { STATEMENTS } from './statement-form.ts';
import { fillIn, NO_USAGE, sumOf } from './structured.ts';

/** Most requests: one answer, its continuations after the token limit, and one about the sentences that it missed. */
const ROUNDS_MAX = 5;

/** A model whose answer breaks off as often does not manage so much: it is asked for less. */
const BROKEN_MAX = 2;

/** Checks a model's statements against their brief, and knows the library. A long answer takes a while. */
export interface StatementReader {
  readingFromModel(
    material: { brief: BriefToRead; statements: readonly ModelStatement[] },
    caller: Caller,
  ): Promise<{ reading: Reading; uncovered: string[] }>;
  /** Reads a brief with the built-in reader. */
  read(request: ReadRequest, caller: Caller): Promise<Reading>;
  /** Gives the lines of a Reading the steps of a small model. */
  withStepsOfLines(
    material: { reading: Reading; steps: readonly StepOfLine[] },
    caller: Caller,
  ): Promise<Reading>;
  /** What the library knows of such projects. */
  nearestKind(brief: BriefOfKind, caller: Caller): Promise<KindOfWork | null>;
}

interface ReadingByModel {
  planner: StatementReader;
  ladder: Ladder;
  caller: Caller;
  onPiece: (piece: { title: string }) => void;
}

const isWork = ({ kind }: ModelStatement): boolean =>
  kind === 'task' || kind === 'repeat' || kind === 'event';

/** What the person sees while it is read: the steps of a line, or the line itself. */
const titlesOf = ({ title, steps }: ModelStatement): string[] => {
  const own = steps.flatMap((step) => (step.wait ? [] : [step.title]));
  return own.length > 1 || title === null ? own : [title];
};

/** The same statement again is a duplicate. */
const keyOf = ({ kind, quote, title }: ModelStatement): string =>
  JSON.stringify([kind, quote?.toLowerCase(), title?.toLowerCase()]);

const highest = (statements: readonly ModelStatement[]): number =>
  Math.max(0, ...statements.map(({ n }) => n ?? 0));

/**
 * A Reading by a model. An answer that ended at the token limit is continued. Sentences that it missed are asked about
 * once more; if they are missing again, they become questions in the Reading.
 */
export async function readBriefByModel(
  asking: Asking,
  request: ReadRequest,
  { planner, ladder, caller, onPiece }: ReadingByModel,
): Promise<{ reading: Reading; usage: Usage }> {
  const { description, writer, startDate, dueDate, today, locale } = request;
  const brief = { description, writer, startDate, dueDate, today, locale };
  const kind = await planner.nearestKind(request, caller);
  const known = new Set<string>();
  const told = new Set<string>();
  // A step is told as soon as it is written, and again with its statement.
  const tell = (title: string) => {
    if (!told.has(title)) onPiece({ title });
    told.add(title);
  };
  const statements: ModelStatement[] = [];
  let usage = NO_USAGE;
  let made: { reading: Reading; uncovered: string[] } | undefined;
  let isSecondLook = false;
  // Includes its own answers as it wrote them.
  const conversation: ModelMessage[] = [{ role: 'user', content: briefMaterial(request, kind) }];

  const ask = async (): Promise<boolean> => {
    const question = { instructions: READ_RULES, messages: [...conversation] };
    const filling = { question, form: STATEMENTS, ladder, brokenMax: BROKEN_MAX };
    const onStatement = (one: ModelStatement) => {
      if (isWork(one) && !known.has(keyOf(one))) for (const title of titlesOf(one)) tell(title);
    };
    const onPart = (part: unknown) => {
      const step = readStep(part);
      if (step && !step.wait) tell(step.title);
    };
    const filled = await fillIn(asking, filling, onStatement, onPart);
    for (const one of filled.items) {
      if (known.has(keyOf(one))) continue;
      known.add(keyOf(one));
      statements.push(one);
    }
    conversation.push({ role: 'assistant', content: filled.answer });
    usage = sumOf(usage, filled.usage);
    return filled.wasCut;
  };

  for (let round = 0; round < ROUNDS_MAX; round++) {
    const before = statements.length;
    let wasCut = false;
    try {
      wasCut = await ask();
    } catch (error) {
      // It answered, but not about everything. The user is asked about the rest.
      if (made && isSecondLook && error instanceof AppError) return { reading: made.reading, usage };
      throw error;
    }
    made = await planner.readingFromModel({ brief, statements }, caller);
    if (made.uncovered.length === 0 || (!wasCut && isSecondLook)) return { reading: made.reading, usage };
    if (wasCut && statements.length === before) throw tooLong();
    conversation.push({ role: 'user', content: goOn(made.uncovered, highest(statements) + 1) });
    isSecondLook = !wasCut;
  }
  throw tooLong();
}
