import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'name' | 'aria-label'> & {
  /** What the button does, in words: for a screen reader, and as the browser's own tip for anyone who points at the icon. */
  name: string;
};

export function IconButton({ name, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button size="icon" variant={variant} aria-label={name} title={name} {...rest} />;
}
