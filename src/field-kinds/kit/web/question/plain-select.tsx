import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import styles from './question.module.css';

/** The browser's own list to choose from. */
export function PlainSelect(props: Omit<ComponentProps<'select'>, 'className' | 'style'>) {
  return (
    <span className={styles.selectBox}>
      <select {...props} className={classNames(fieldStyles.box, fieldStyles.input)} />
      <Icon icon={ChevronDown} size={20} />
    </span>
  );
}
