import { PROJECT_COLORS } from '@daymark/domain/project-colors';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';
type Color = readonly [red: number, green: number, blue: number];

/** The linear light of the colour as the browser computes it, for either theme. */
function lightOf(token: string, theme: Theme): Color {
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
  return [red, green, blue];
}

function luminance(token: string, theme: Theme): number {
  const [red, green, blue] = lightOf(token, theme);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [light = 0, dark = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['paper', 'sheet', 'well'];
const WORDS = ['ink', 'ink-soft', 'signal', 'done', 'soon'];
const HUES = PROJECT_COLORS.map((color) => `project-${color}`);
const SHAPES = ['edge', 'signal-bright', 'done-bright', 'soon-bright', ...HUES];

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

type Matrix = readonly [Color, Color, Color];

const times = (matrix: Matrix, [x, y, z]: Color): Color => {
  const [a, b, c] = matrix.map(([p, q, r]) => p * x + q * y + r * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};

/**
 * How linear light is seen with a full deficiency: Machado, Oliveira and Fernandes 2009, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency", severity 1.0.
 */
const VISIONS: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

// Oklab: https://bottosson.github.io/posts/oklab/
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function seenAs(token: string, theme: Theme, vision: Matrix): Color {
  const [red, green, blue] = times(vision, lightOf(token, theme));
  const inRange = (light: number) => Math.min(1, Math.max(0, light));
  const [long, middle, short] = times(TO_CONES, [inRange(red), inRange(green), inRange(blue)]);
  return times(TO_OKLAB, [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)]);
}

/** In hundredths of Oklab, where about 2 is just noticeable. */
const distance = (a: Color, b: Color): number =>
  100 * Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));

/** The least distances: between two hues, and from a hue to the colour that calls for action. */
const APART = 9;
const FROM_SIGNAL = { usual: 14, deficient: 8 };

describe.each(['light', 'dark'] as const)('the hues of projects in the %s theme', (theme) => {
  test.each(Object.entries(VISIONS))('are told apart with %s vision', (name, vision) => {
    const seen = HUES.map((hue) => ({ hue, color: seenAs(hue, theme, vision) }));
    const near = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => distance(one.color, other.color) < APART)
        .map((other) => `${one.hue} and ${other.hue}`),
    );
    expect(near).toEqual([]);
    const signal = seenAs('signal-bright', theme, vision);
    const least = name === 'usual' ? FROM_SIGNAL.usual : FROM_SIGNAL.deficient;
    expect(seen.filter(({ color }) => distance(color, signal) < least)).toEqual([]);
  });
});
