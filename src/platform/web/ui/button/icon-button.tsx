import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'>,
    ButtonLook {
  icon: IconShape;
  /** The word that is not shown; give it to a Tooltip around the button as well. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  variant = 'quiet',
  isWide,
  isCompact,
  className,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={buttonClass({ variant, isWide, isCompact, className }, true)}>
      <Icon icon={icon} />
    </AriaButton>
  );
}
