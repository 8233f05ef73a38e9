import { type ReactNode, useId } from 'react';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import styles from './security.module.css';

interface SecuritySectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function SecuritySection({ title, lead, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id}>{title}</SectionHead>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
