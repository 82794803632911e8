import { expect, test } from 'vitest';

type Theme = 'light' | 'dark';

/** The luminance of the colour as the browser computes it, for either theme. */
function luminance(token: string, theme: Theme): number {
  const probe = document.createElement('div');
  probe.style.colorScheme = theme;
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const channels = (getComputedStyle(probe).color.match(/\d+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  probe.remove();
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [light = 0, dark = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'sheet', 'well'];
const WORDS = ['ink', 'ink-soft', 'signal', 'done', 'soon'];
const SHAPES = ['edge', 'signal-bright', 'done-bright', 'soon-bright'];

/** Text at 4.5:1, shapes and the outlines of controls at 3:1 (WCAG 1.4.3 and 1.4.11). */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground) => WORDS.map((word): [string, string, number] => [word, ground, 4.5])),
  ...GROUNDS.flatMap((ground) => SHAPES.map((shape): [string, string, number] => [shape, ground, 3])),
  ...['signal', 'done', 'soon'].map((tone): [string, string, number] => [tone, `${tone}-wash`, 4.5]),
  ...['signal', 'done', 'soon'].map((tone): [string, string, number] => ['ink', `${tone}-wash`, 4.5]),
  ['on-ink', 'ink', 4.5],
  ['on-ink', 'ink-strong', 4.5],
  ['on-ink', 'done-bright', 3],
];

test.for(['light', 'dark'] as const)('every pair of colours in the %s theme keeps its contrast', (theme) => {
  const faint = PAIRS.filter(([one, other, least]) => contrast(one, other, theme) < least).map(
    ([one, other]) => `${one} on ${other}: ${contrast(one, other, theme).toFixed(2)}`,
  );
  expect(faint).toEqual([]);
});
