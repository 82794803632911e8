import {
  Archive,
  BookOpen,
  CalendarDays,
  CalendarOff,
  Check,
  CircleDashed,
  CircleQuestionMark,
  Clock,
  type LucideIcon,
  Repeat,
  Square,
  Text,
  UserRound,
  X,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import type { KindChoice } from './kind-choices.ts';

const MARKS: Record<KindChoice | 'library', LucideIcon> = {
  task: Square,
  repeat: Repeat,
  event: CalendarDays,
  wait: CircleDashed,
  'not-available': CalendarOff,
  'working-time': Clock,
  theirs: UserRound,
  done: Check,
  excluded: X,
  later: Archive,
  note: Text,
  library: BookOpen,
};

type KindMarkProps = { choice: KindChoice | 'library' | undefined; className?: string };

/** The icon of a kind, always shown together with its name. */
export function KindMark({ choice, className }: KindMarkProps) {
  const Icon = choice ? MARKS[choice] : CircleQuestionMark;
  return <Icon className={classNames('size-4 shrink-0', className)} aria-hidden="true" />;
}

export const markOf = (choice: KindChoice): LucideIcon => MARKS[choice];
