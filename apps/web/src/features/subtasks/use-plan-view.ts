import { t } from '@daymark/words/t';
import { useState } from 'react';
import { useSession } from '../../platform/session.ts';

export const GROUPINGS = [
  { value: 'day', label: t`Day` },
  { value: 'part', label: t`Part` },
  { value: 'milestone', label: t`Milestone` },
  { value: 'status', label: t`Status` },
  { value: 'priority', label: t`Priority` },
  { value: 'none', label: t`Nothing` },
] as const;

export const ORDERS = [
  { value: 'plan', label: t`Plan` },
  { value: 'due', label: t`Due date` },
  { value: 'priority', label: t`Priority` },
  { value: 'hours', label: t`Hours` },
  { value: 'title', label: t`Title` },
] as const;

export interface PlanView {
  groupBy: (typeof GROUPINGS)[number]['value'];
  sortBy: (typeof ORDERS)[number]['value'];
  hidesCompleted: boolean;
}

const DEFAULT_VIEW: PlanView = { groupBy: 'day', sortBy: 'plan', hidesCompleted: false };

export const isDefaultView = (view: PlanView): boolean =>
  Object.entries(DEFAULT_VIEW).every(([name, value]) => view[name as keyof PlanView] === value);

const storageKey = () => `plan-view:${useSession.getState().user?.id ?? 'nobody'}`;

/** The stored view, with invalid values left out. */
function storedView(): PlanView {
  const kept = new URLSearchParams(localStorage.getItem(storageKey()) ?? '');
  const choice = <Value extends string>(name: string, offered: readonly { value: Value }[]) =>
    offered.find(({ value }) => value === kept.get(name))?.value;
  return {
    groupBy: choice('groupBy', GROUPINGS) ?? DEFAULT_VIEW.groupBy,
    sortBy: choice('sortBy', ORDERS) ?? DEFAULT_VIEW.sortBy,
    hidesCompleted: kept.get('hidesCompleted') === 'true',
  };
}

/** This user's view of plans, for all projects and visits. */
export function usePlanView(): [PlanView, (change: Partial<PlanView>) => void] {
  const [view, setView] = useState(storedView);
  const choose = (change: Partial<PlanView>) => {
    const next = { ...view, ...change };
    const words = Object.entries(next).map(([name, value]) => [name, String(value)]);
    localStorage.setItem(storageKey(), new URLSearchParams(words).toString());
    setView(next);
  };
  return [view, choose];
}
