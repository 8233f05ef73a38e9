import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  title?: ReactNode;
  /** Names it where no title is shown. */
  label?: string;
  /** A form of one column, no wider than is easy to fill in. */
  isForm?: boolean;
  /** A next step, in the place of the one that had the focus. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** One part of an admin screen, on paper of its own. */
export function Sheet({ title, label, isForm, takesFocus, className, children }: SheetProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) sheet.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={sheet}
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames(styles.sheet, isForm && styles.text, className)}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={label}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

/** What the screen is about, and at its side what belongs to it. */
export const Sheets = ({ children }: { children: ReactNode }) => <div className={styles.sheets}>{children}</div>;

export const SheetColumn = ({ children }: { children: ReactNode }) => <div className={styles.column}>{children}</div>;
