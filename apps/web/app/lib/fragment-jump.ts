/**
 * A jump within the page (the skip link, "See how it works", a table of contents) is the browser's own business. The router takes the
 * `popstate` of one for a change of page and draws the page anew, and what stands there as prerendered HTML is then taken away until its
 * code has come. So the router does not hear of the jump that a press has just made; of going back and forward it does.
 * The jump is smooth, unless the person prefers less motion.
 * Part of the script in the head, since a press may come before the router.
 */
export const FRAGMENT_JUMP_SCRIPT = `(function(){var h='',s=document.documentElement.style;
addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href^="#"]');h=a?a.hash:'';
if(a&&!matchMedia('(prefers-reduced-motion: reduce)').matches){s.scrollBehavior='smooth';setTimeout(function(){s.scrollBehavior=''},1e3)}},true);
addEventListener('popstate',function(e){if(h&&e.state===null&&location.hash===h){h='';e.stopImmediatePropagation()}})})();`;
