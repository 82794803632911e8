#!/usr/bin/env node
// node bench.mjs [CASES.json] [id] - plans every case with the built-in planner itself and prints the scores.
import { readFileSync } from 'node:fs';
import { planProject } from '../src/plan.ts';
import { score } from './score.mjs';

const TODAY = '2026-11-20';
const CALENDAR = { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [], busyHours: {} };

/** A marked case as the planner takes it. */
export const requestOf = (c) => ({
  name: c.name, description: c.description, category: c.category, tags: c.tags ?? [], priority: 'High',
  startDate: c.startDate, dueDate: c.dueDate, today: TODAY, locale: c.locale ?? 'en-US', kept: [], calendar: CALENDAR,
  milestones: (c.milestones ?? []).map((m, index) => ({ id: `m${index + 1}`, name: m.name, dueDate: m.date })),
});

/** A plan as the scorer takes it: what `POST /projects` answers with. */
export const answerOf = (plan) => ({ plan, subtasks: plan.tasks.map((t) => ({ ...t, id: t.ref })) });

export const planCases = (cases) => cases.map((c) => answerOf(planProject(requestOf(c))));

if (process.argv[1]?.endsWith('bench.mjs')) {
  const [file = new URL('briefs.json', import.meta.url), only] = process.argv.slice(2);
  const cases = JSON.parse(readFileSync(file, 'utf8')).projects.filter((c) => !only || c.id.startsWith(only));
  const plans = planCases(cases);
  const s = score(cases, plans);
  if (only) for (const t of plans[0].subtasks) console.log(t.dueDate, `${t.estimatedHours} h`.padEnd(7), t.title, t.dependsOn.join(','), t.milestoneId ?? '', t.playbook ?? '', '\n' + t.description.replace(/^/gm, '      '));
  else plans.forEach((p, i) => { console.log(`\n## ${cases[i].id}`); for (const t of p.subtasks) console.log(' ', t.dueDate, `${t.estimatedHours} h`.padEnd(7), t.title, t.source ? '' : `[${t.playbook}]`); });
  for (const p of plans) console.log(p.plan.feasible ? '' : 'INFEASIBLE', p.plan.neededHours, p.plan.availableHours, p.plan.certificate ?? '', [...p.plan.remedies, ...p.plan.assumptions, ...p.plan.questions].map((r) => r.text));
  for (const r of s.rows) console.log(r.id.padEnd(22), r.value.toFixed(2), `${r.tasks} tasks`, r.gates.length ? `GATE: ${r.gates.join(', ')}` : '', r.missed.length ? `missed: ${r.missed.join(', ')}` : '', Object.entries(r.parts).filter(([, v]) => v < 0.995).map(([k, v]) => `${k} ${v.toFixed(2)}`).join(' '));
  console.log(`mean ${s.mean.toFixed(3)} worst ${s.worst.toFixed(3)}`);
}
