import type { ReactNode } from 'react';
import type { Step } from '../../contract/first-hour-steps.ts';
import styles from './first-hour-frame.module.css';
import { StepGauge } from './step-gauge.tsx';
import { TopBar } from './top-bar.tsx';

interface FirstHourFrameProps {
  step: Step;
  title: string;
  lead?: string;
  /** Beside the fields, where there is room. */
  aside?: ReactNode;
  /** Earlier answers are saved: one can stop here and go on later. */
  canLeave?: boolean;
  /** For what lies side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** Around each question of a new site: how far one is, the question, and the way out. */
export function FirstHourFrame({
  step,
  title,
  lead,
  aside,
  canLeave = false,
  isWide = false,
  children,
}: FirstHourFrameProps) {
  return (
    <div className={styles.page}>
      <TopBar canLeave={canLeave} />
      <div className={aside === undefined ? styles.inside : `${styles.inside} ${styles.withAside}`}>
        <StepGauge step={step} />
        <main id="inhoud" tabIndex={-1} className={isWide ? `${styles.main} ${styles.wide}` : styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
}
