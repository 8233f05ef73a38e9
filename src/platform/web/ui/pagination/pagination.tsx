import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '../../notifications/say.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { type PageStep, pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Of the element that holds the list: whoever turns the page goes on there. Left out where the address says so already. */
  listId?: string;
  /** What is being turned, when a screen has more than one: "Pagina’s met leden". */
  label?: string;
  className?: string;
}

export function Pagination({ page, pageCount, listId, label, className, ...given }: PaginationProps) {
  const { t } = useTranslation();
  useSaid(t('ui.pagination.said', { page, count: pageCount }));
  const hrefFor = (other: number) => given.hrefFor(other) + (listId === undefined ? '' : `#${listId}`);
  if (pageCount <= 1) return null;
  const steps = pageWindow(page, pageCount);
  return (
    <nav className={className} data-print="hidden" aria-label={label ?? t('ui.pagination.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li>
            <a href={hrefFor(page - 1)} rel="prev" className={styles.step}>
              <Icon icon={ArrowLeft} size={20} className={styles.arrow} />
              {t('ui.pagination.previous')}
            </a>
          </li>
        )}
        {steps.map((step, index) => (
          <li key={step === 'gap' ? `gap before ${steps[index + 1]}` : step}>
            <Step step={step} isCurrent={step === page} hrefFor={hrefFor} />
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a href={hrefFor(page + 1)} rel="next" className={styles.step}>
              {t('ui.pagination.next')}
              <Icon icon={ArrowRight} size={20} className={styles.arrow} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface StepProps {
  step: PageStep;
  isCurrent: boolean;
  hrefFor: (page: number) => string;
}

function Step({ step, isCurrent, hrefFor }: StepProps) {
  const { t } = useTranslation();
  if (step === 'gap') return <span className={classNames(styles.step, styles.gap)}>…</span>;
  return (
    <a
      href={hrefFor(step)}
      className={classNames(styles.step, 'num')}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t('ui.pagination.page', { page: step })}
    >
      {step}
    </a>
  );
}
