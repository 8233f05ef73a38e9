import type { ReactNode } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ToggleChipProps extends Omit<ToggleButtonProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  icon?: IconShape;
  className?: string;
}

/** A filter that is on or off. */
export function ToggleChip({ children, icon, className, ...props }: ToggleChipProps) {
  return (
    <ToggleButton {...props} className={classNames(styles.chip, className)}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </ToggleButton>
  );
}
