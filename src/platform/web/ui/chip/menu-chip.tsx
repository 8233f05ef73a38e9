import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface MenuChipProps {
  children: ReactNode;
  /** Something of its menu is chosen. */
  isOn?: boolean;
  id?: string;
  className?: string;
}

/** A filter with a menu of choices; stands inside a MenuTrigger. */
export function MenuChip({ children, isOn, id, className }: MenuChipProps) {
  return (
    <Button id={id} className={classNames(styles.chip, isOn && styles.on, className)}>
      {children}
      <Icon icon={ChevronDown} size={16} />
    </Button>
  );
}
