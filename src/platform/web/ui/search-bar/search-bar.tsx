import Search from 'lucide-react/icons/search';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './search-bar.module.css';

export interface SearchBarProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id'> {
  id: string;
  /** For the form around it, which takes its name from the label. */
  labelId: string;
  label: ReactNode;
  /** On the button; where there is little room only screen readers get it. */
  submitText: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Label, field and button of a search form: ordinary ones, so that it works before any script has run. */
export function SearchBar({ id, labelId, label, submitText, inputRef, ...input }: SearchBarProps) {
  return (
    <div className={styles.bar}>
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input {...input} ref={inputRef} id={id} className={styles.field} type="search" />
        <button type="submit" className={styles.submit}>
          <Icon icon={Search} size={20} />
          <span className={styles.submitWord}>{submitText}</span>
        </button>
      </div>
    </div>
  );
}
