import { expect, test } from 'vitest';
import { placeTurned } from './place-turned.ts';

const line = (text: string, y: number) => ({ text, page: 1, x: 100, y, fontSize: 10, isBold: false, isHidden: false });

test('headings that run up the margin go before the lines beside them', () => {
  const lines = [line('Sperry', 100), line('Built compilers', 112), line('Yale', 160), line('Mathematics', 172)];
  const turned = [
    { line: line('Studies', 0), top: 155, bottom: 195, across: 60 },
    { line: line('Career', 0), top: 90, bottom: 130, across: 60 },
  ];
  const texts = placeTurned([line('Grace Hopper', 40), ...lines], turned)?.map(({ text }) => text);
  expect(texts).toEqual(['Grace Hopper', 'Career', 'Sperry', 'Built compilers', 'Studies', 'Yale', 'Mathematics']);
});

test('the first of them goes before the first line to its right, however wide the gaps below are', () => {
  const head = { ...line('Grace Hopper', 40), x: 30 };
  const lines = [head, line('Sperry', 62), line('Built compilers', 74), line('Remington', 110), line('Yale', 160)];
  const turned = [
    { line: line('Career', 0), top: 95, bottom: 140, across: 60 },
    { line: line('Studies', 0), top: 155, bottom: 195, across: 60 },
  ];
  const texts = placeTurned(lines, turned)?.map(({ text }) => text);
  expect(texts?.slice(0, 3)).toEqual(['Grace Hopper', 'Career', 'Sperry']);
});

test('one turned text alone is no column of headings', () => {
  expect(placeTurned([], [{ line: line('Draft', 0), top: 0, bottom: 50, across: 60 }])).toBeUndefined();
});
