import { type Day, daysBetween } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import {
  isRepeat,
  isWait,
  type KindStep,
  type LibraryLanguage,
  type ProjectKind,
} from '../library/entries.ts';
import { keptSteps } from './kind-steps.ts';
import type { Line } from './line.ts';
import { isBareThing } from './line-titles.ts';
import { wordsIn } from './words-in.ts';

/** The deliverable of sitting an exam. */
const EXAM_DAY = 'exam-day';
/** With fewer exams on days of their own the kind's one day is enough. */
const LEAST_EXAMS = 2;

/** An exam of a brief: "Biochemistry Thursday 14 January". */
interface Exam {
  id: string;
  subject: string;
  day: Day;
}

const isExamStep = ({ covers }: KindStep): boolean => covers.includes(EXAM_DAY);

interface Span {
  startDate: Day;
  dueDate: Day;
}

/** Behind the last exam there is no more than this of a project that is about them. */
const MOST_DAYS_BEHIND = 3;

/** The exams that a brief lists with their days, in their order; none if it names one at most. */
export function examsIn(
  kind: ProjectKind,
  statements: readonly Statement[],
  lines: readonly Line[],
  { dueDate, language }: { dueDate: Day; language: LibraryLanguage },
): Exam[] {
  const isOfExams = kind.steps.some(isExamStep) && kind.steps.some((step) => isRepeat(step));
  if (!isOfExams) return [];
  // "The exam" names the kind, and no subject.
  const ofKind = wordsIn(kind.name, language).things;
  const isSubject = (title: string) => wordsIn(title, language).things.difference(ofKind).size > 0;
  const isThing = (title: string, id: string) => {
    const line = lines.find(({ task }) => task.id === id);
    const named = line ?? { task: { title }, isNamed: false, deliverable: null };
    return isBareThing(named, language) && isSubject(title);
  };
  const exams = statements.flatMap((one): Exam[] => {
    if (one.kind !== 'event' && one.kind !== 'task') return [];
    const [day, more] = one.kind === 'event' ? [one.on] : one.on;
    return day && !more && isThing(one.title, one.id) ? [{ id: one.id, subject: one.title, day }] : [];
  });
  const inOrder = exams.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const last = inOrder.at(-1)?.day ?? dueDate;
  const isWhole =
    inOrder.length >= LEAST_EXAMS && last <= dueDate && daysBetween(last, dueDate) <= MOST_DAYS_BEHIND;
  return isWhole ? inOrder : [];
}

/** The time for learning in so many equal parts, each for one subject. */
const PARTS = 12;

/** The subject of each part of the time: as many for each as for the others, before its exam. */
function subjectsOfParts(exams: readonly Exam[], { startDate, dueDate }: Span): string[] {
  const days = Math.max(1, daysBetween(startDate, dueDate));
  let end = 0;
  return exams.flatMap(({ subject, day }, at) => {
    const share = Math.round(((at + 1) * PARTS) / exams.length);
    const latest = Math.floor((daysBetween(startDate, day) / days) * PARTS);
    const from = end;
    end = Math.max(from + 1, Math.min(share, latest));
    return Array.from({ length: end - from }, () => subject);
  });
}

/**
 * The steps of a kind whose practice goes through the subjects in the order of their exams. The exams themselves are the brief's, and
 * nobody waits for a first round through all subjects before the first of them.
 */
export const forExams = (steps: readonly KindStep[], exams: readonly Exam[], span: Span): KindStep[] =>
  exams.length === 0
    ? [...steps]
    : keptSteps(steps, (step) => !isExamStep(step) && !(isWait(step) && step.who === null)).map((step) =>
        isRepeat(step) ? { ...step, topics: subjectsOfParts(exams, span) } : step,
      );

/** The statements that tell on which day a project turns: with several exams, that of the first. */
export const untilFirstExam = (statements: readonly Statement[], [first]: readonly Exam[]): Statement[] =>
  first ? statements.filter(({ id }) => id === first.id) : [...statements];
