import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '~/testing/wait-until.ts';
import { INPUT_REPLAY_SCRIPT, startListening } from './input-replay.ts';

const told = vi.fn();

/** A form whose every field is held in React's state, as the screens have it. */
function Form() {
  const [text, setText] = useState('');
  const [size, setSize] = useState('small');
  const [level, setLevel] = useState('easy');
  const [isSkipped, setIsSkipped] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.currentTarget.value)}>
        <option value="small">small</option>
        <option value="large">large</option>
      </select>
      {['easy', 'hard'].map((one) => (
        <input key={one} type="radio" aria-label={one} checked={level === one} onChange={() => setLevel(one)} />
      ))}
      <input
        type="checkbox"
        aria-label="Skip"
        checked={isSkipped}
        onChange={(event) => setIsSkipped(event.currentTarget.checked)}
      />
      <button type="submit" onClick={() => told({ text, size, level, isSkipped })}>
        Go
      </button>
    </form>
  );
}

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

function enter(selector: string, value: string): void {
  const field = find<HTMLTextAreaElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The code arrives: React takes the page over, and early input is replayed. */
async function arrive(): Promise<void> {
  hydrateRoot(find('#page'), <Form />);
  await soon();
  startListening();
  await soon();
}

beforeAll(() => {
  // React is to work in its own time here: the press waits for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  new Function(INPUT_REPLAY_SCRIPT)();
});
afterEach(() => {
  told.mockReset();
  delete document.documentElement.dataset.hydrated;
});

describe('what is entered before the code of a page has arrived', () => {
  it('is made in its order, each action upon what the one before changed', async () => {
    document.body.innerHTML = `<div id="page">${renderToString(<Form />)}</div>`;
    find<HTMLButtonElement>('button').click();
    enter('textarea', 'A nurse');
    enter('textarea', 'A nurse on a busy ward');
    enter('select', 'large');
    find<HTMLInputElement>('[aria-label="hard"]').click();
    find<HTMLInputElement>('[aria-label="Skip"]').click();
    find<HTMLButtonElement>('button').click();
    expect(told).not.toHaveBeenCalled();
    await arrive();
    expect(told.mock.calls).toEqual([
      [{ text: '', size: 'small', level: 'easy', isSkipped: false }],
      [{ text: 'A nurse on a busy ward', size: 'large', level: 'hard', isSkipped: true }],
    ]);
  });

  it('does not send the form by the browser, which would leave the page', () => {
    document.body.innerHTML = `<div id="page">${renderToString(<Form />)}</div>`;
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('is not made twice, and nothing is kept once the code listens', async () => {
    document.body.innerHTML = `<div id="page">${renderToString(<Form />)}</div>`;
    find<HTMLButtonElement>('button').click();
    await arrive();
    find<HTMLButtonElement>('button').click();
    startListening();
    await soon();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('waits for a press that is under way when the code arrives', async () => {
    document.body.innerHTML = `<div id="page">${renderToString(<Form />)}</div>`;
    enter('textarea', 'A nurse');
    const button = find<HTMLButtonElement>('button');
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await arrive();
    expect(document.documentElement.dataset.hydrated).toBeUndefined();
    button.dispatchEvent(new Event('pointerup', { bubbles: true }));
    button.click();
    expect(told).not.toHaveBeenCalled();
    await waitUntil(() => expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'A nurse' })));
    expect(document.documentElement.dataset.hydrated).toBe('');
  });

  it('waits in a part of the page whose code comes later', async () => {
    document.body.innerHTML = `<div data-part="waiting"><div id="page">${renderToString(<Form />)}</div></div>`;
    find<HTMLButtonElement>('button').click();
    await arrive();
    expect(told).not.toHaveBeenCalled();
    find<HTMLElement>('[data-part]').dataset.part = 'ready';
    startListening();
    await soon();
    expect(told).toHaveBeenCalledOnce();
  });
});
