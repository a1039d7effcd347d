/**
 * A jump within the page (the skip link, "See how it works", a table of contents) is the browser's own business. The
 * router takes the `popstate` of one for a change of page and renders the page again, which removes prerendered HTML
 * until its code has loaded. So the router does not receive the event of a jump by press; it does receive back and
 * forward. The jump is smooth, unless the person prefers less motion. Part of the script in the head, since a press may
 * come before the router.
 */
export const FRAGMENT_JUMP_SCRIPT = `(function(){var h='',s=document.documentElement.style;
addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href^="#"]');h=a?a.hash:'';
if(a&&!matchMedia('(prefers-reduced-motion: reduce)').matches){s.scrollBehavior='smooth';setTimeout(function(){s.scrollBehavior=''},1e3)}},true);
addEventListener('popstate',function(e){if(h&&e.state===null&&location.hash===h){h='';e.stopImmediatePropagation()}})})();`;
