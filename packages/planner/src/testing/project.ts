import type { Day } from '@daymark/domain/dates';
import { type MergedRow, mergePlan, nameOf, orderOf, type PlanRow } from '../merge/merge.ts';
import { type Plan, type PlannedTask, type PlanRequest, type Proposed, planProject } from '../plan.ts';

export interface Row extends PlanRow {
  status: 'Pending' | 'In Progress' | 'Completed';
  proposed: Proposed | null;
}

/** A project without a server: its rows are planned, edited and planned again. */
export class PlannedProject {
  rows: Row[] = [];
  request: PlanRequest;
  #offered: Proposed[] = [];
  #declined: Proposed[] = [];
  #lastId = 0;

  constructor(request: PlanRequest) {
    this.request = request;
  }

  propose(): MergedRow[] {
    return mergePlan({ rows: this.rows, tasks: this.plan().tasks, today: this.request.today });
  }

  /** The plan of a proposal. */
  plan(): Plan {
    return planProject(this.#asked());
  }

  /** Writes a proposal. Tasks that the user rejects are not written, and remembered as rejected. */
  accept(proposal: readonly MergedRow[], unticked: readonly PlannedTask[] = []): void {
    const merged = proposal.filter(({ task }) => !task || !unticked.includes(task));
    const ids = new Map(
      merged.flatMap(({ task, rowId }) => (task ? [[nameOf(task), rowId ?? `r${++this.#lastId}`]] : [])),
    );
    const kept = new Set(merged.flatMap(({ change, rowId }) => (change === 'kept' ? [rowId] : [])));
    const names = new Map(
      merged.flatMap(({ task }) => (task ? [[task.ref, ids.get(nameOf(task)) ?? '']] : [])),
    );
    this.#declined = [...this.#declinedNow(), ...unticked.map(({ proposed }) => proposed)];
    // The index in the proposal of a row that is kept.
    const { tasks } = this.plan();
    for (const task of tasks) if (task.rowId && kept.has(task.rowId)) names.set(task.ref, task.rowId);
    const written = merged.flatMap(({ task }) => (task ? [this.#rowOf(task, ids, names)] : []));
    this.rows = [...this.rows.filter(({ id }) => kept.has(id)), ...written];
    this.#offered = this.rows.flatMap(({ proposed }) => proposed ?? []);
  }

  add(title: string, dueDate: Day | null): void {
    this.rows.push({
      id: `r${++this.#lastId}`,
      title,
      description: '',
      estimatedHours: 1,
      priority: 'Medium',
      dueDate,
      ...{ earliestOn: null, latestOn: null },
      tags: [],
      milestoneId: null,
      dependsOn: [],
      lags: [],
      source: null,
      playbook: null,
      whyKept: 'You added it',
      status: 'Pending',
      proposed: null,
    });
  }

  remove(id: string | undefined): void {
    this.rows = this.rows
      .filter((row) => row.id !== id)
      .map((row) => ({
        ...row,
        dependsOn: row.dependsOn.filter((one) => one !== id),
        lags: row.lags.filter((lag) => lag.id !== id),
      }));
  }

  #declinedNow(): Proposed[] {
    const present = new Set(
      this.rows.flatMap(({ proposed }) => (proposed ? `${proposed.key}#${proposed.part}` : [])),
    );
    return [...this.#declined, ...this.#offered].filter(({ key, part }) => !present.has(`${key}#${part}`));
  }

  #asked(): PlanRequest {
    return {
      ...this.request,
      kept: this.rows
        .filter(({ whyKept }) => whyKept !== null)
        .map((row) => ({ ...row, estimatedHours: row.estimatedHours ?? 0 })),
      standing: this.rows.flatMap(({ whyKept, proposed, ...row }) =>
        whyKept === null && proposed ? [{ ...row, proposed }] : [],
      ),
      // If nothing is left of a plan, the next one is a first plan.
      declined: this.rows.some(({ proposed }) => proposed) ? this.#declinedNow() : [],
    };
  }

  #rowOf(task: PlannedTask, ids: ReadonlyMap<string, string>, names: ReadonlyMap<string, string>): Row {
    return {
      ...task,
      ...orderOf(task, names),
      id: ids.get(nameOf(task)) ?? '',
      whyKept: null,
      status: 'Pending',
    };
  }
}
