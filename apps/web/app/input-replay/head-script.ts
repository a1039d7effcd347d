import { LOCALE } from '../lib/format.ts';
import { THEME_COLORS, THEME_STORAGE_KEY } from '../lib/theme.ts';
import { FRAGMENT_JUMP_SCRIPT } from './fragment-jump.ts';
import { INPUT_REPLAY_SCRIPT } from './input-replay.ts';
import { RESTORING_CLASS } from './restoring.ts';

/** Where the stores keep what was chosen (`features/interview/state`). */
const CHOICES = ['flow', 'chosenQuestions', 'currentRole', 'customRole'];

/**
 * Runs in the head before the first paint: sets the theme, gives a new visitor on Home their one interview, forgets on
 * Home what was chosen for another, hides the visitor's page while a session is to be restored, and keeps what is
 * entered before the code is there. Anyone who comes back will read dates and scores: the browser loads the locale,
 * which takes 25 ms, while it waits for the style sheet and not when the figures are there. It is text because nothing
 * of the application is loaded yet; storage may be forbidden, hence the try.
 */
export const HEAD_SCRIPT = `(function(){var d=document.documentElement,t,s;try{t=localStorage.getItem('${THEME_STORAGE_KEY}');s=localStorage.getItem('state')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t;var c=${JSON.stringify(THEME_COLORS)}[t];document.querySelectorAll('meta[name="theme-color"]').forEach(function(m){m.setAttribute('content',c)});
try{if(location.pathname==='/'){if(localStorage.getItem('rem')===null)localStorage.setItem('rem','1');
${JSON.stringify(CHOICES)}.forEach(function(k){sessionStorage.removeItem(k)})}}catch(e){}
if(s==='true'){d.classList.add('${RESTORING_CLASS}');setTimeout(function(){new Intl.NumberFormat('${LOCALE}')})}})();
${FRAGMENT_JUMP_SCRIPT}
${INPUT_REPLAY_SCRIPT}`;
