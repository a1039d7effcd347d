import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { THEME_COLORS } from '~/lib/theme.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
  ),
);
const THEMES = ['light', 'dark'] as const;

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`there is no colour called ${name}`);
  return token[theme];
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const ROOMS = ['canvas', 'surface', 'sunken', 'raised'];
const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink', 'success-ink'].flatMap((ink) =>
    ROOMS.map((room) => [ink, room] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ...['info-soft', 'success-soft', 'warning-soft', 'danger-soft', 'fill', 'fill-hover'].map(
    (room) => ['ink', room] as const,
  ),
  ['ink-soft', 'fill'],
  ['accent-ink', 'accent-soft'],
  ['accent-ink', 'accent-soft-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['danger-ink', 'danger-soft'],
  ['on-success', 'success'],
  ['success-ink', 'success-soft'],
  ['warning-ink', 'warning-soft'],
  ['info-ink', 'info-soft'],
  ['canvas', 'ink'],
] as const;
const SHAPE_PAIRS = [
  ...['accent', 'danger', 'success', 'warning', 'info', 'focus'].flatMap((shape) =>
    ROOMS.map((room) => [shape, room] as const),
  ),
  ['line-strong', 'canvas'],
  ['line-strong', 'surface'],
  ['line-strong', 'raised'],
  ...[1, 2, 3, 4, 5, 6].map((chart) => [`chart-${chart}`, 'surface'] as const),
] as const;

describe.each(THEMES)('the colours of the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('let text in %s be read on %s (4.5:1)', (ink, room) => {
    expect(contrast(colour(ink, theme), colour(room, theme))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SHAPE_PAIRS)('let the shape of %s be seen on %s (3:1)', (shape, room) => {
    expect(contrast(colour(shape, theme), colour(room, theme))).toBeGreaterThanOrEqual(3);
  });
  it('give the browser its own bar in the colour of the canvas', () => {
    expect(THEME_COLORS[theme]).toBe(colour('canvas', theme));
  });
});
