import { Popover as AriaPopover, type PopoverProps as AriaProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { useDensity } from '../density/density.tsx';
import styles from './popover.module.css';

export interface PopoverProps extends Omit<AriaProps, 'className' | 'style' | 'render'> {
  className?: string;
}

/** The sheet under menus, lists of options and calendars. */
export function Popover({ className, ...props }: PopoverProps) {
  const density = useDensity();
  return <AriaPopover offset={4} {...props} data-density={density} className={classNames(styles.popover, className)} />;
}
