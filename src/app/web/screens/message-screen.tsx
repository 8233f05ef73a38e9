import type { ReactNode } from 'react';
import { PageFrame } from '../shell/page-frame.tsx';
import { useSiteHead } from '../use-site-head.ts';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  title: string;
  children: ReactNode;
}

/** A page that says one thing and shows the way on. */
export function MessageScreen({ title, children }: MessageScreenProps) {
  useSiteHead({ title, isIndexed: false });
  return (
    <PageFrame>
      <div className={`wrap ${styles.message}`}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </PageFrame>
  );
}
