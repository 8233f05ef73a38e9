import { classNames } from '../class-names.ts';
import styles from './key-hint.module.css';

export interface KeyHintProps {
  /** As one reads it: "Ctrl D". */
  keys: string;
  className?: string;
}

export function KeyHint({ keys, className }: KeyHintProps) {
  return <kbd className={classNames(styles.key, className)}>{keys}</kbd>;
}
