import { describe, expect, test } from 'vitest';
import { PLAYBOOKS } from './all.ts';

const texts = PLAYBOOKS.flatMap((playbook) => [
  ...playbook.steps.flatMap((step) => [step.en, step.de]),
  ...playbook.deliverables.flatMap((one) => [
    one.en,
    one.de,
    one.en?.first,
    one.de?.first,
    one.en?.next,
    one.de?.next,
  ]),
]).filter((text) => text !== undefined);

test('every playbook has a name of its own, and steps with names of their own', () => {
  expect(new Set(PLAYBOOKS.map((one) => one.id)).size).toBe(PLAYBOOKS.length);
  for (const { steps, deliverables } of PLAYBOOKS) {
    expect(new Set(steps.map((one) => one.id)).size).toBe(steps.length);
    expect(new Set(deliverables.map((one) => one.id)).size).toBe(deliverables.length);
  }
});

test('there is a playbook for each of the main trades', () => {
  expect(PLAYBOOKS.length).toBeGreaterThanOrEqual(15);
});

describe.each(PLAYBOOKS.map((one) => [one.id, one] as const))('%s', (_, playbook) => {
  test('a plan from it begins and ends', () => {
    const phases = playbook.steps.map((step) => step.phase);
    expect(Math.min(...phases)).toBeLessThanOrEqual(1);
    expect(Math.max(...phases)).toBeGreaterThanOrEqual(5);
  });

  test('its words are patterns that match', () => {
    for (const words of [
      playbook.words,
      ...playbook.deliverables.flatMap((one) => [one.en?.words ?? 'x', one.de?.words ?? 'x']),
    ]) {
      expect(new RegExp(words, 'u').test(words.split('|')[0]?.replaceAll('\\b', '') ?? '')).toBe(true);
    }
  });
});

test('no title begins with an empty verb, and each leaves room for its thing', () => {
  for (const { title } of texts) {
    expect(title).not.toMatch(/^(?:prepare|handle|work on|start|continue|manage|do) /i);
    expect(title.replace(/\{\w+\}/g, '').length).toBeLessThanOrEqual(70);
  }
});

test('every title says when it is done', () => {
  for (const { done } of texts) expect(done.every((line) => line.length > 5)).toBe(true);
});
