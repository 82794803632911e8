import type { PlanItem } from './plan-views.ts';

/** Fields that an item of a plan leaves out while they have this value. */
type Seldom = Exclude<
  { [K in keyof PlanItem]-?: undefined extends PlanItem[K] ? K : never }[keyof PlanItem],
  undefined
>;

/** An item of a plan with all its fields. */
export type WholePlanItem = Omit<PlanItem, Seldom> & { [K in Seldom]-?: Exclude<PlanItem[K], undefined> };

const USUAL: { [K in Seldom]: WholePlanItem[K] } = {
  dueDate: null,
  dueTime: null,
  estimatedHours: null,
  actualHours: null,
  isOverdue: false,
  milestoneId: null,
  dependsOn: [],
  lags: [],
  statement: null,
  repeat: false,
  pinned: false,
  tags: [],
};

/** The item with the fields that its answer left out. */
export const wholePlanItem = (item: PlanItem): WholePlanItem => ({ ...USUAL, ...item }) as WholePlanItem;
