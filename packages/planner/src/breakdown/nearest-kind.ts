import { isWait } from '../library/entries.ts';
import { chooseKind } from './choose-kind.ts';

/** What is known of a kind of project: its name, and its steps in their order. */
export interface KindOfWork {
  name: string;
  steps: string[];
}

export interface BriefOfKind {
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** BCP 47. */
  locale: string;
}

/** The library's nearest kind of project for a brief; null if none is near enough. */
export function nearestKind({ name, description, category, tags, locale }: BriefOfKind): KindOfWork | null {
  const about = [category, ...tags].join(' ');
  const { kind } = chooseKind({ name, description, about }, locale, null);
  if (!kind) return null;
  return { name: kind.name, steps: kind.steps.map((step) => (isWait(step) ? step.wait : step.title)) };
}
