/**
 * A page stands there as HTML before its code has arrived, and people do not wait: what is pressed, typed and chosen until then is
 * kept here and made once the code is there, so that nothing is lost. (React stops such a click on its way and forgets it, and sets
 * a field back to what the build had drawn.)
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `entered`: the value of a field, or whether it is checked. */
type EarlyInput = { press: HTMLElement | null; entered: Map<Field, string | boolean> };

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Part of the head's script. A form is kept from being sent by the browser itself, which would leave the page. */
export const EARLY_INPUT_SCRIPT = `(function(k,d){window.earlyInput=k;
function find(e,s){var t=e.target.closest&&e.target.closest(s);return t&&(!('hydrated' in d.dataset)||t.closest('[data-part="waiting"]'))?t:null}
addEventListener('click',function(e){var t=find(e,'button');if(t)k.press=t},true);
addEventListener('input',function(e){var t=find(e,'input,textarea,select');if(t)k.entered.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},true);
addEventListener('submit',function(e){if(find(e,'form'))e.preventDefault()},true)})({press:null,entered:new Map},document.documentElement)`;

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

/** Makes what was pressed and entered early in this part of the page: to be called once its code listens. */
export function replayEarlyInput(part: Element): void {
  const kept = window.earlyInput;
  if (!kept) return;
  const isReady = (element: Element) => part.contains(element) && !element.closest('[data-part="waiting"]');
  for (const [field, entered] of [...kept.entered].filter(([field]) => isReady(field))) {
    kept.entered.delete(field);
    enterAgain(field, entered);
  }
  const { press } = kept;
  if (!press || !isReady(press)) return;
  kept.press = null;
  // By then React has drawn what was entered, which the press is to find.
  setTimeout(() => press.click());
}

/** The page as a whole listens; parts whose code comes later say so themselves. */
export function startListening(): void {
  document.documentElement.dataset.hydrated = '';
  replayEarlyInput(document.body);
}
