/**
 * Records presses, typing and choices on a prerendered page before hydration, and replays them in order afterwards, so
 * that no input is lost. (React stops such a click on its way and forgets it, and sets a field back to what the build
 * had drawn.) While a press waits, `data-pressed` has app.css draw the line of a page that loads.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `entered`: the value of a field, or whether it is checked; a press has none. */
type RecordedAction = { element: HTMLElement; entered?: string | boolean };

declare global {
  interface Window {
    recordedInput?: RecordedAction[];
    /** A finger or a button of the mouse is down. */
    isPressing?: boolean;
  }
}

/**
 * Part of the head's script. What it keeps goes no further, so that nothing is made twice: neither by React, which may become ready
 * while an event is on its way, nor by the browser, which would send a form and leave the page.
 */
export const INPUT_REPLAY_SCRIPT = `(function(k,d){window.recordedInput=k;
function find(e,s){var t=e.target.closest&&e.target.closest(s);return t&&(!('hydrated' in d.dataset)||t.closest('[data-part="waiting"]'))?t:null}
addEventListener('click',function(e){var t=find(e,'button');if(t){k.push({element:t});d.dataset.pressed='';e.preventDefault()}
if(t||find(e,'input,textarea,select'))e.stopImmediatePropagation()},true);
addEventListener('input',function(e){var t=find(e,'input,textarea,select'),l=k[k.length-1];if(!t)return;e.stopImmediatePropagation();
if(!l||l.element!==t)k.push(l={element:t});l.entered=/^(checkbox|radio)$/.test(t.type)?t.checked:t.value},true);
addEventListener('submit',function(e){if(find(e,'form'))e.preventDefault()},true);
addEventListener('pointerdown',function(){window.isPressing=true},true);
['pointerup','pointercancel'].forEach(function(n){addEventListener(n,function(){window.isPressing=false},true)})})([],document.documentElement)`;

/** Enters it as if it were entered now. React hears of a change only against the value that it set itself, hence the detour. */
function enterAgain(field: Field, entered: string | boolean): void {
  if (typeof entered === 'boolean') {
    if (field instanceof HTMLInputElement) field.checked = !entered;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered);
  }
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Makes what was pressed and entered early in this part of the page, before anything else can be: to be called once its code listens. */
export async function replayInput(part: Element): Promise<void> {
  const kept = window.recordedInput ?? [];
  const isDue = ({ element }: RecordedAction) => part.contains(element) && !element.closest('[data-part="waiting"]');
  const due = kept.filter(isDue);
  kept.splice(0, kept.length, ...kept.filter((action) => !due.includes(action)));
  for (const { element, entered } of due) {
    // By then React has drawn what the action before changed; no event of the browser comes in between.
    await Promise.resolve();
    if (entered === undefined) element.click();
    else enterAgain(element as Field, entered);
  }
  if (kept.every(({ entered }) => entered !== undefined)) delete document.documentElement.dataset.pressed;
}

/** A press takes no longer; anyone who holds on, as for a selection of text, is not waited for. */
const LONGEST_PRESS_MS = 1000;
/** From the end of a press to its click. */
const CLICK_MS = 50;

/**
 * The page as a whole listens; parts whose code comes later say so themselves. It waits for a press in progress: an
 * earlier choice may shift the page, and the release would miss the button.
 */
export function startListening(): void {
  if (window.isPressing) {
    window.isPressing = false;
    const over = new AbortController();
    const goOn = (waitMs: number) => () => {
      over.abort();
      setTimeout(startListening, waitMs);
    };
    const timer = setTimeout(goOn(0), LONGEST_PRESS_MS);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, goOn(CLICK_MS), { signal: over.signal });
    return;
  }
  document.documentElement.dataset.hydrated = '';
  void replayInput(document.body);
}
