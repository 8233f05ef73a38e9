import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './changed-words.module.css';

interface ChangedWordsProps {
  kind: 'same' | 'added' | 'removed';
  children: ReactNode;
}

/** Came or went: by a line, by an element, and by a word for who hears it; few screen readers tell of the element. */
export function ChangedWords({ kind, children }: ChangedWordsProps) {
  const { t } = useTranslation();
  if (kind === 'same') return children;
  const said = <span className="visually-hidden">{t(`editor.versions.said.${kind}`)} </span>;
  return kind === 'added' ? (
    <ins className={styles.added}>
      {said}
      {children}
    </ins>
  ) : (
    <del className={styles.removed}>
      {said}
      {children}
    </del>
  );
}
