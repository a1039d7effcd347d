/**
 * The bar of the button that starts an interview. It stays at the lower edge, so that the button is in view from the start.
 * Not on a screen that is so low that it would cover what is above it.
 */
export const BOTTOM_BAR =
  '[@media(min-height:30rem)]:sticky bottom-0 z-10 -mx-4 border-line border-t bg-canvas px-4 py-3';
