import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLive } from '#platform/web/live/use-live.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import { type FailedJob, listFailedJobs } from '../contract/jobs.endpoints.ts';
import { failedJobsTopic } from '../contract/jobs.topics.ts';
import { FailedJobActions } from './failed-job-actions.tsx';
import styles from './jobs-screen.module.css';
import { useFailedJobs } from './use-failed-jobs.ts';

const shown = [listFailedJobs];

/** What the machine could not do by itself, and what an admin can do about it. */
export default function JobsScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const jobs = useLoaded(listFailedJobs, {});
  useLive(failedJobsTopic, shown);
  const { outcome, busy, retry, retryAll, discard } = useFailedJobs();
  const nameOf = ({ name }: FailedJob) => t(`jobs.names.${name}`, { defaultValue: name });
  const whenOf = ({ failedAt }: FailedJob) => dates.dateTime(failedAt);
  return (
    <Screen>
      <PageHeading
        lead={t('jobs.lead')}
        actions={
          jobs.some(({ canRetry }) => canRetry) && (
            <Button icon={RotateCcw} isPending={busy === 'all'} pendingText={t('ui.busy')} onPress={retryAll}>
              {t('jobs.retryAll')}
            </Button>
          )
        }
      >
        {t('admin.menu.jobs')}
      </PageHeading>
      {outcome !== undefined && (
        <Notice isLive tone={outcome.kind === 'failed' ? 'danger' : 'success'}>
          {outcome.kind === 'retried' ? t('jobs.retried', { count: outcome.count }) : t(`jobs.${outcome.kind}`)}
        </Notice>
      )}
      <Table
        label={t('jobs.table')}
        rows={jobs}
        columns={[
          {
            id: 'name',
            label: t('jobs.work'),
            isRowHeader: true,
            cell: (job) => (
              <>
                {nameOf(job)}
                <span className={styles.reason}>{job.reason || t('jobs.noReason')}</span>
                <span className={`${styles.reason} ${styles.onPhone}`}>
                  {`${whenOf(job)}, ${t('jobs.attemptsShort', { count: job.attempts })}`}
                </span>
                {!job.canRetry && <span className={styles.reason}>{t('jobs.cannotRetry')}</span>}
              </>
            ),
          },
          { id: 'failedAt', label: t('jobs.failedAt'), priority: 2, cell: whenOf },
          {
            id: 'attempts',
            label: t('jobs.attempts'),
            isNumeric: true,
            priority: 3,
            cell: ({ attempts }) => attempts,
          },
          {
            id: 'actions',
            label: t('jobs.actions'),
            isLabelHidden: true,
            cell: (job) => (
              <FailedJobActions
                job={job}
                name={nameOf(job)}
                when={whenOf(job)}
                onRetry={() => retry(job.id)}
                onDiscard={() => discard(job.id)}
              />
            ),
          },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('jobs.none')}>
            {t('jobs.noneHint')}
          </EmptyState>
        }
      />
    </Screen>
  );
}
