import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { readBackups } from '#features/backups/contract/backups.endpoints.ts';
import { BackupsSection } from '#features/backups/web/parts/backups-section.tsx';
import { reloadAnswersOf, useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { neededOf } from '../contract/health.ts';
import { readInstallation } from '../contract/installation.endpoints.ts';
import { readInstallationJobs } from '../contract/jobs/installation-jobs.endpoints.ts';
import { AvailabilityChart } from './availability-chart.tsx';
import { HealthSheet } from './health-sheet.tsx';
import styles from './installation.module.css';
import { InstallationNumbers } from './installation-numbers.tsx';
import { JobsSection } from './jobs/jobs-section.tsx';
import { PlatformTable } from './platform-table.tsx';
import { ProcessSheet } from './process-sheet.tsx';

const shown = [readInstallation, readInstallationJobs, readBackups];

/** The installation as a whole, for those who run it: how it is doing, and what to do about it. */
export default function InstallationScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const cache = useQueryClient();
  const state = useLoaded(readInstallation, {});
  const [isMeasuring, setMeasuring] = useState(false);
  const needed = neededOf(state.health);
  const measureAgain = () => {
    setMeasuring(true);
    void reloadAnswersOf(cache, shown).finally(() => setMeasuring(false));
  };
  return (
    <Screen>
      <PageHeading
        lead={t('installation.lead', {
          count: state.platforms.length,
          release: state.release,
          time: dates.dateTime(state.measuredAt),
        })}
        actions={
          <Button
            variant="secondary"
            icon={RefreshCw}
            isPending={isMeasuring}
            pendingText={t('ui.busy')}
            onPress={measureAgain}
          >
            {t('installation.again')}
          </Button>
        }
      >
        {t('admin.menu.installation')}
      </PageHeading>
      {needed.length > 0 && (
        <Notice
          tone={needed.some((line) => line.state === 'wrong') ? 'danger' : 'warning'}
          title={t('installation.needed', { count: needed.length })}
        >
          {needed.map(({ part }) => t(`installation.part.${part}`)).join(', ')}
        </Notice>
      )}
      <InstallationNumbers state={state} />
      <div className={styles.sheets}>
        <HealthSheet health={state.health} />
        <div className={styles.pile}>
          <AvailabilityChart availability={state.availability} />
          <ProcessSheet state={state} />
        </div>
      </div>
      <PlatformTable platforms={state.platforms} canChange={state.canChange} />
      <BackupsSection onMade={measureAgain} />
      <JobsSection platforms={state.platforms} />
    </Screen>
  );
}
