import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import bar from '../parts/past-bar.module.css';
import styles from './compare.module.css';

interface CompareBarProps {
  /** Both moments, in words. */
  title: string;
  path: string;
  current: number;
  of: number;
  onStep(number: number): void;
  /** When the one that was stepped to came, in words. */
  origin: string | undefined;
  /** From when the site is known until now, with the days between. */
  tideline: ReactNode;
}

/** Which two moments and which page, the way through what is different, and back to the page itself. */
export function CompareBar({ title, path, current, of, onStep, origin, tideline }: CompareBarProps) {
  const { t } = useTranslation();
  return (
    <section className={bar.bar} aria-label={t('timeMachine.bar.label')}>
      <div className={bar.compared}>
        <div className={bar.row}>
          <div className={bar.words}>
            <strong>{title}</strong>
            <span>{t('timeMachine.compare.count', { count: of, path })}</span>
            {origin !== undefined && <span>{origin}</span>}
          </div>
          {of > 0 && (
            <div className={styles.steps}>
              <button
                type="button"
                className={bar.step}
                aria-label={t('timeMachine.compare.previous')}
                disabled={current <= 1}
                onClick={() => onStep(current - 1)}
              >
                <Icon icon={ChevronUp} size={20} />
              </button>
              <span className={styles.number}>{t('timeMachine.compare.stepOf', { number: current, of })}</span>
              <button
                type="button"
                className={bar.step}
                aria-label={t('timeMachine.compare.next')}
                disabled={current >= of}
                onClick={() => onStep(current + 1)}
              >
                <Icon icon={ChevronDown} size={20} />
              </button>
            </div>
          )}
          <a className={bar.back} href={path}>
            {t('timeMachine.bar.back')}
          </a>
        </div>
        {tideline}
      </div>
    </section>
  );
}
