import { type CxOptions, cx } from 'class-variance-authority';

/** Joins class names, leaving out what is false. A part's own `className` is for its place in a layout, not for its looks. */
export const cn = (...values: CxOptions): string => cx(...values);
