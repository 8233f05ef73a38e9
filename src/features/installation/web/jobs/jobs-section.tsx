import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import type { InstallationPlatform } from '../../contract/installation.ts';
import { readInstallationJobs } from '../../contract/jobs/installation-jobs.endpoints.ts';
import styles from '../installation.module.css';
import { jobsId } from '../places-on-screen.ts';
import { FailedWorkSheet } from './failed-work.tsx';
import { useWorkInHand } from './use-work-in-hand.ts';
import { WorkInHand } from './work-in-hand.tsx';

const headId = `${jobsId}-head`;

/** Background work of all platforms, and of the installation itself. */
export function JobsSection({ platforms }: { platforms: readonly InstallationPlatform[] }) {
  const { t } = useTranslation();
  const { running, waiting, failed, canChange } = useLoaded(readInstallationJobs, {});
  useWorkInHand(running.length + waiting.length > 0);
  return (
    <section id={jobsId} tabIndex={-1} className={styles.part} aria-labelledby={headId}>
      <SectionHead id={headId}>{t('installation.work.title')}</SectionHead>
      <p className={styles.muted}>{t('installation.work.lead')}</p>
      <div className={styles.sheets}>
        <FailedWorkSheet {...{ failed, canChange, platforms }} />
        <WorkInHand {...{ running, waiting, platforms }} />
      </div>
    </section>
  );
}
