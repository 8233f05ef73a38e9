import RefreshCw from 'lucide-react/icons/refresh-cw';
import { BackupsSection } from '#features/backups/web/parts/backups-section.tsx';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { neededOf } from '../contract/health.ts';
import { readInstallation } from '../contract/installation.endpoints.ts';
import type { InstallationProcess } from '../contract/installation.ts';
import { AnswersChart } from './answers-chart.tsx';
import { AvailabilityChart } from './availability-chart.tsx';
import { HealthSheet } from './health-sheet.tsx';
import styles from './installation.module.css';
import { InstallationNumbers } from './installation-numbers.tsx';
import { JobsSection } from './jobs/jobs-section.tsx';
import { NotMeasuredNotice } from './not-measured-notice.tsx';
import { PlatformTable } from './platform-table.tsx';
import { ProcessSheet } from './process-sheet.tsx';
import { StorageChart } from './storage/storage-chart.tsx';
import { TrialSheet } from './trial-sheet.tsx';
import { useMeasured } from './use-measured.ts';
import { VersionSheet } from './version/version-sheet.tsx';

/** Of more machines nobody reads the names in one sentence. */
const mostMachines = 3;

function machinesOf(processes: readonly InstallationProcess[]): string {
  const names = [...new Set(processes.map(({ machine }) => machine))];
  const more = names.length - mostMachines;
  return more > 0 ? `${names.slice(0, mostMachines).join(', ')} +${more}` : names.join(', ');
}

/** The installation as a whole, for those who run it: how it is doing, and what to do about it. */
export default function InstallationScreen() {
  const { t } = useTranslation();
  const dates = useDates();
  const state = useLoaded(readInstallation, {});
  const { isMeasuring, notMeasured, measureAgain } = useMeasured();
  const needed = neededOf(state.health);
  const machines = machinesOf(state.processes);
  const about = {
    count: state.platforms.length,
    release: state.release,
    time: dates.dateTime(state.measuredAt),
  };
  return (
    <Screen>
      <PageHeading
        lead={`${machines === '' ? '' : `${machines}: `}${t('installation.lead', about)} ${t('installation.isLogged')}`}
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
      {notMeasured !== undefined && <NotMeasuredNotice notMeasured={notMeasured} measuredAt={state.measuredAt} />}
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
        <div className={styles.pile}>
          <HealthSheet health={state.health} />
          <VersionSheet state={state} />
          <ProcessSheet state={state} />
        </div>
        <div className={styles.pile}>
          <AnswersChart answers={state.answers} measuredAt={state.measuredAt} />
          <AvailabilityChart availability={state.availability} />
          <StorageChart storage={state.storage} />
          <TrialSheet tried={state.backups.lastTried} />
        </div>
      </div>
      <PlatformTable platforms={state.platforms} canChange={state.canChange} />
      <BackupsSection onMade={measureAgain} />
      <JobsSection platforms={state.platforms} />
    </Screen>
  );
}
