import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export interface CountProps {
  value: number;
  /** The accent: these are new or unsaved. */
  isNow?: boolean;
  /** What is counted, for a screen reader: "nieuwe inzendingen". */
  label?: string;
  className?: string;
}

export function Count({ value, isNow, label, className }: CountProps) {
  return (
    <span className={classNames(styles.count, isNow && styles.countNow, className)}>
      {value}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}
