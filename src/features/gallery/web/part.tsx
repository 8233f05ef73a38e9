import type { ReactNode } from 'react';
import { itemSlug } from '#platform/contract/addresses/slug.ts';
import styles from './gallery.module.css';

export interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of the gallery: its name at the left, what it shows at the right. */
export function Part({ title, children }: PartProps) {
  // From the title, so that a link to a part keeps working.
  const titleId = itemSlug(title);
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        {title}
      </h2>
      <div className={styles.partBody}>{children}</div>
    </section>
  );
}

export function Columns({ children, count }: { children: ReactNode; count: 2 | 3 }) {
  return <div className={`${styles.columns} ${count === 2 ? styles.two : styles.three}`}>{children}</div>;
}

export function Flow({ children }: { children: ReactNode }) {
  return <div className={styles.flow}>{children}</div>;
}

export function Caption({ children }: { children: ReactNode }) {
  return <p className={styles.caption}>{children}</p>;
}
