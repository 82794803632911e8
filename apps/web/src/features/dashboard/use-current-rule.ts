import { currentByDueDate, currentByPriority, currentOnDashboard } from '@daymark/domain/current-project';
import { t } from '@daymark/words/t';
import { useState } from 'react';

/** The rules for the current project on the card; the first is the default. */
export const CURRENT_RULES = [
  { name: 'under-way', label: t`What is in progress`, choose: currentOnDashboard },
  { name: 'due-first', label: t`Due date`, choose: currentByDueDate },
  { name: 'priority', label: t`Priority`, choose: currentByPriority },
] as const;

export type CurrentRule = (typeof CURRENT_RULES)[number];

const STORAGE_KEY = 'current-project-rule';

const storedRule = (): CurrentRule =>
  CURRENT_RULES.find(({ name }) => name === localStorage.getItem(STORAGE_KEY)) ?? CURRENT_RULES[0];

export function useCurrentRule(): [CurrentRule, (rule: CurrentRule) => void] {
  const [rule, setRule] = useState(storedRule);
  const choose = (next: CurrentRule) => {
    localStorage.setItem(STORAGE_KEY, next.name);
    setRule(next);
  };
  return [rule, choose];
}
