#!/usr/bin/env node
// node conversations.mjs [FILE.json] [id] - reads every marked conversation and prints the scores.
import { readFileSync } from 'node:fs';
import { planProject } from '../src/plan.ts';
import { readConversation } from '../src/conversation/read.ts';

const TODAY = '2026-11-20';
const CALENDAR = { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [], busyHours: {} };
const fold = (s) => String(s ?? '').toLowerCase();
const holdsAny = (text, words) => words.split('|').some((word) => fold(text).includes(fold(word)));
/** As a word of its own: "hey" is not in "they". */
const standsIn = (text, words) => new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(text);
const share = (list, holds) => (list.length === 0 ? 1 : list.filter(holds).length / list.length);

/** What the built-in engine makes of a marked conversation: the project and the titles of its tasks. */
export function readMarked({ turns, locale }) {
  const project = readConversation({ turns, today: TODAY, locale });
  if (!project) return { project: null, titles: [] };
  const { name, description, category, tags, priority, startDate, dueDate } = project;
  const milestones = project.milestones.map((one, index) => ({ id: `m${index}`, ...one }));
  const plan = planProject({ name, description, category, tags, priority, startDate, dueDate, milestones, today: TODAY, locale, kept: [], calendar: CALENDAR });
  return { project, titles: plan.tasks.map(({ title }) => title) };
}

const named = (marked, { name, dueDate }) => dueDate === marked.dueDate && marked.anyOf.some((word) => fold(name).includes(word));

/** Of the milestones that were marked and those that were read, how many are both; those that may be read count for nothing. */
function milestonesOf({ milestones, mayAlso = [] }, read) {
  const hits = milestones.filter((one) => read.some((other) => named(one, other))).length;
  const extra = read.filter((one) => ![...milestones, ...mayAlso].some((other) => named(other, one))).length;
  return milestones.length + extra === 0 ? 1 : hits / (milestones.length + extra);
}

/** 0 to 1; wrong dates, or a project where there is none, make it 0. */
export function scoreConversation({ id, expect }, { project, titles }) {
  if (!expect || !project) return { id, value: !expect === !project ? 1 : 0, gates: !expect === !project ? [] : ['refusal'], parts: {} };
  const gates = ['startDate', 'dueDate'].filter((key) => project[key] !== expect[key]);
  const { description: brief } = project;
  const parts = {
    name: share(expect.name, (word) => holdsAny(project.name, word)) * (project.name.length <= 70 ? 1 : 0.5),
    milestones: milestonesOf(expect, project.milestones),
    priority: project.priority === expect.priority ? 1 : 0,
    tags: share(expect.tags, (tag) => tag.split('|').some((one) => project.tags.includes(one))) * (project.tags.length <= 5 ? 1 : 0.5),
    category: project.category === expect.category ? 1 : 0,
    facts: share(expect.facts, (fact) => holdsAny(brief, fact)),
    noise: share(expect.forbid, (word) => !standsIn(brief, word)),
    tasks: share(expect.tasks, (word) => titles.some((title) => holdsAny(title, word))) * share(expect.forbidTasks ?? [], (word) => !titles.some((title) => holdsAny(title, word))),
    assumed: share(expect.assumed ?? [], () => project.assumptions.length > 1),
  };
  const weights = { name: 2, milestones: 2, priority: 1, tags: 1, category: 0.5, facts: 3, noise: 1, tasks: 1, assumed: 0.5 };
  const total = Object.values(weights).reduce((a, b) => a + b);
  const value = Object.entries(weights).reduce((sum, [key, weight]) => sum + weight * parts[key], 0) / total;
  return { id, value: gates.length > 0 ? 0 : value, gates, parts };
}

if (process.argv[1]?.endsWith('conversations.mjs')) {
  const [file = new URL('conversations.json', import.meta.url), only] = process.argv.slice(2);
  const cases = JSON.parse(readFileSync(file, 'utf8')).conversations.filter((c) => !only || c.id.startsWith(only));
  const rows = cases.map((one) => {
    const read = readMarked(one);
    const row = scoreConversation(one, read);
    if (only || row.value < 0.95) console.log(`\n## ${one.id}`, read.project, read.titles);
    return row;
  });
  for (const { id, value, gates, parts } of rows)
    console.log(id.padEnd(24), value.toFixed(2), gates.join(', '), Object.entries(parts).filter(([, part]) => part < 0.995).map(([key, part]) => `${key} ${part.toFixed(2)}`).join(' '));
  console.log(`mean ${(rows.reduce((sum, { value }) => sum + value, 0) / rows.length).toFixed(3)}`);
}
