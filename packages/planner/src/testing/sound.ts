import { weekdayOf } from '@daymark/domain/dates';
import { expect } from 'vitest';
import type { Plan, PlanRequest } from '../plan.ts';

/** What holds for every plan, whatever the brief. */
export function expectSound(plan: Plan, request: PlanRequest): void {
  const from = request.startDate > request.today ? request.startDate : request.today;
  const byRef = new Map(plan.tasks.map((task) => [task.ref, task]));
  expect(byRef.size).toBe(plan.tasks.length);
  for (const task of plan.tasks) {
    expect(task.title.length).toBeGreaterThan(0);
    expect(task.title.length).toBeLessThanOrEqual(80);
    expect(`${task.title} ${task.description}`).not.toMatch(/<[a-z/!]/i);
    expect(task.estimatedHours).toBeGreaterThanOrEqual(0.25);
    expect(task.estimatedHours).toBeLessThanOrEqual(8);
    expect((task.estimatedHours * 4) % 1).toBe(0);
    expect(task.source !== null || task.playbook !== null).toBe(true);
    if (task.source) {
      const { text, start, end } = task.source;
      expect(request.description.slice(start, end)).toBe(text);
    }
    if (task.dueDate !== null) {
      expect(task.dueDate >= from).toBe(true);
      expect(task.dueDate <= request.dueDate).toBe(true);
      expect(request.calendar.daysOff).not.toContain(task.dueDate);
    } else expect(plan.feasible).toBe(false);
    for (const ref of task.dependsOn) {
      const before = byRef.get(ref);
      expect(before).toBeDefined();
      expect(plan.tasks.indexOf(task)).not.toBe(before ? plan.tasks.indexOf(before) : -1);
      if (before?.dueDate && task.dueDate) expect(before.dueDate <= task.dueDate).toBe(true);
    }
  }
  expectNoCircle(plan);
  expectDaysHold(plan, request);
}

function expectNoCircle(plan: Plan): void {
  const open = new Map(plan.tasks.map((task) => [task.ref, new Set(task.dependsOn)]));
  for (let left = open.size; open.size > 0; left = open.size) {
    for (const [ref, before] of open) if ([...before].every((one) => !open.has(one))) open.delete(ref);
    expect(open.size).toBeLessThan(left);
  }
}

function expectDaysHold(plan: Plan, { calendar }: PlanRequest): void {
  const load = new Map<string, number>();
  for (const { dueDate, estimatedHours } of plan.tasks) {
    if (dueDate) load.set(dueDate, (load.get(dueDate) ?? 0) + estimatedHours);
  }
  for (const [day, hours] of load)
    expect(hours, `${day} (${weekdayOf(day)})`).toBeLessThanOrEqual(Math.max(16, calendar.hoursPerDay));
}
