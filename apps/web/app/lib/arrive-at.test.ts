import { expect, it } from 'vitest';
import { arriveAt } from './arrive-at.ts';

function show(html: string) {
  document.body.innerHTML = html;
  return { heading: document.querySelector('h2'), field: document.querySelector('textarea') };
}

it('gives the focus to what was made', () => {
  const { heading } = show('<h2 tabindex="-1">Your letter</h2><textarea></textarea>');
  arriveAt(heading);
  expect(document.activeElement).toBe(heading);
});

it('takes the focus from nobody who types', () => {
  const { heading, field } = show('<h2 tabindex="-1">Your letter</h2><textarea></textarea>');
  field?.focus();
  arriveAt(heading);
  expect(document.activeElement).toBe(field);
});
