import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'name' | 'aria-label'> & {
  /** What the button does, in words: the icon alone says nothing to a screen reader. */
  name: string;
};

export function IconButton({ name, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button size="icon" variant={variant} aria-label={name} {...rest} />;
}
