import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './past-marks.module.css';

interface MarkedWordsProps {
  kind: 'same' | 'added' | 'removed';
  children: ReactNode;
}

/** Came or went: by a line, by an element, and by a word for who hears it; few screen readers tell of the element. */
export function MarkedWords({ kind, children }: MarkedWordsProps) {
  const { t } = useTranslation();
  if (kind === 'same') return children;
  const said = <span className="visually-hidden">{t(`timeMachine.compare.said.${kind}`)} </span>;
  return kind === 'added' ? (
    <ins className={styles.came}>
      {said}
      {children}
    </ins>
  ) : (
    <del className={styles.went}>
      {said}
      {children}
    </del>
  );
}
