import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

export interface OptionListProps {
  /** Left out inside a combo box, which holds the options itself in order to filter them. */
  options?: readonly Option[];
  emptyText?: ReactNode;
  /** Where no field names the list. */
  label?: string;
  /** Set when an option does something at once instead of staying chosen. */
  onAction?: (id: string) => void;
}

/** The list that opens under a select or a combo box. */
export function OptionList({ options, emptyText, label, onAction }: OptionListProps) {
  return (
    <ListBox
      items={options}
      {...(label !== undefined && { 'aria-label': label })}
      {...(onAction && { onAction: (id) => onAction(String(id)) })}
      className={styles.list}
      renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
    >
      {(option: Option) => (
        <ListBoxItem id={option.id} textValue={option.label} isDisabled={option.isDisabled} className={styles.option}>
          {({ isSelected }) => (
            <>
              {option.icon && <Icon icon={option.icon} size={20} className={styles.icon} />}
              <span className={styles.words}>
                {option.label}
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
              {isSelected && <Icon icon={Check} size={20} className={styles.check} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
