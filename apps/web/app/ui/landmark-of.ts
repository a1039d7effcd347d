/** The landmark or dialog around an element: what floats at the element is put there, so that it is not outside of every region. */
export const landmarkOf = (element: HTMLElement | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], header, main, footer') ?? undefined;
