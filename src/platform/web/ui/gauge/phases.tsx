import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import styles from './phases.module.css';
import scale from './tide-scale.module.css';

export type PhaseState = 'done' | 'now' | 'next';

export interface Phase {
  id: string;
  label: ReactNode;
  /** A date or a remark beneath: "Voorjaar 2027". */
  note?: ReactNode;
  state: PhaseState;
  /** A phase already done may be gone back to. */
  href?: string;
}

export interface PhasesProps {
  phases: readonly Phase[];
  label: string;
  /** `across` from 768 px for a project; `down` for the steps of a form, beside it. */
  direction?: 'across' | 'down';
  className?: string;
}

/** The tide gauge with names: the phases of a project, the steps of a form. */
export function Phases({ phases, label, direction = 'across', className }: PhasesProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ol role="list" aria-label={label} className={classNames(styles.phases, styles[direction], className)}>
      {phases.map((phase) => (
        <li
          key={phase.id}
          className={classNames(scale.step, scale[phase.state], styles.phase, styles[phase.state])}
          aria-current={phase.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.name}>
            {phase.href ? <a href={phase.href}>{phase.label}</a> : phase.label}
            {phase.state === 'done' && <span className="visually-hidden"> ({t('ui.gauge.done')})</span>}
          </span>
          {phase.note && <span className={styles.note}>{phase.note}</span>}
        </li>
      ))}
    </ol>
  );
}
