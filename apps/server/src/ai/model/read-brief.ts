import type { Reading } from '@daymark/domain/reading';
import type { BriefOfKind, KindOfWork } from '@daymark/planner/breakdown/nearest-kind';
import type { BriefToRead } from '@daymark/planner/model/reading';
import type { ModelLine } from '@daymark/planner/model/statement';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import type { ModelMessage } from 'ai';
import { AppError } from '../../http/errors.ts';
import type { Caller, ReadRequest, Usage } from '../engine.ts';
import type { Asking } from './ask.ts';
import { tooLong } from './failure.ts';
import type { Ladder } from './ladder.ts';
import { briefMaterial, goOn, lookAgain, READ_RULES } from './read-brief-prompt.ts';
import { PLAN } from './statement-form.ts';
import { fillIn, NO_USAGE, sumOf } from './structured.ts';

/** Most requests: one answer, its continuations after the token limit, and one about the sentences that it missed. */
const ROUNDS_MAX = 5;

/** A model whose answer breaks off as often does not manage so much: it is asked for less. */
const BROKEN_MAX = 2;

/** Checks a model's statements against their brief, and knows the library. A long answer takes a while. */
export interface StatementReader {
  readingFromModel(
    material: { brief: BriefToRead; lines: readonly ModelLine[] },
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

/** What the person sees while it is written: the rows of the plan, and what has its own days. */
const titleOf = ({ said, step }: ModelLine): string | null => {
  if (step) return step.until === null ? step.title : null;
  return said.kind === 'repeat' || said.kind === 'event' ? said.title : null;
};

/** The same line again is a duplicate. */
const keyOf = ({ said, step }: ModelLine): string =>
  step
    ? JSON.stringify([step.title.toLowerCase(), step.date])
    : JSON.stringify([said.kind, said.quote?.toLowerCase(), said.title?.toLowerCase()]);

const highest = (lines: readonly ModelLine[]): number =>
  Math.max(0, ...lines.map(({ said, step }) => (said ?? step).n ?? 0));

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
  const lines: ModelLine[] = [];
  let usage = NO_USAGE;
  let made: { reading: Reading; uncovered: string[] } | undefined;
  let isSecondLook = false;
  // Includes its own answers as it wrote them.
  const conversation: ModelMessage[] = [{ role: 'user', content: briefMaterial(request, kind) }];

  const ask = async (): Promise<boolean> => {
    const question = { instructions: READ_RULES, messages: [...conversation] };
    const filling = { question, form: PLAN, ladder, brokenMax: BROKEN_MAX };
    const filled = await fillIn(asking, filling, (line) => {
      const title = titleOf(line);
      if (title !== null && !known.has(keyOf(line))) onPiece({ title });
    });
    for (const line of filled.items) {
      if (known.has(keyOf(line))) continue;
      known.add(keyOf(line));
      lines.push(line);
    }
    conversation.push({ role: 'assistant', content: filled.answer });
    usage = sumOf(usage, filled.usage);
    return filled.wasCut;
  };

  for (let round = 0; round < ROUNDS_MAX; round++) {
    const before = lines.length;
    let wasCut = false;
    try {
      wasCut = await ask();
    } catch (error) {
      // It answered, but not about everything. The user is asked about the rest.
      if (made && isSecondLook && error instanceof AppError) return { reading: made.reading, usage };
      throw error;
    }
    made = await planner.readingFromModel({ brief, lines }, caller);
    const isWhole = made.uncovered.length === 0 && (!wasCut || lines.length === before);
    if (isWhole || (!wasCut && isSecondLook)) return { reading: made.reading, usage };
    if (wasCut && lines.length === before) throw tooLong();
    const next = highest(lines) + 1;
    conversation.push({ role: 'user', content: wasCut ? goOn(next) : lookAgain(made.uncovered, next) });
    isSecondLook = !wasCut;
  }
  throw tooLong();
}
