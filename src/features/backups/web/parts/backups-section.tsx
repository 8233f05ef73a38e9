import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import { writtenTime } from '#platform/contract/time/wall-clock.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { readBackups } from '../../contract/backups.endpoints.ts';
import { BackupPlanDrawer } from '../backup-plan-drawer.tsx';
import { BackupTable } from '../backup-table.tsx';
import styles from '../backups.module.css';
import { NightsChart } from '../nights-chart.tsx';
import { useBackupTasks } from '../use-backup-tasks.ts';
import { useRunningBackup } from '../use-running-backup.ts';

interface BackupsSectionProps {
  /** One that was being made is done: what is told elsewhere of the last one is old. */
  onMade(): void;
}

/** When backups are made, the one that is being made, and those that there are. */
export function BackupsSection({ onMade }: BackupsSectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const state = useLoaded(readBackups, {});
  const tasks = useBackupTasks();
  const [isPlanning, setPlanning] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isTried, setTried] = useState(true);
  useRunningBackup(state.running !== null, onMade);
  const { plan, places, isBesideData, isOnDiskOfData, isSealed, running, backups, nights, canChange } = state;
  const place = places[plan.target] ?? '';
  const time = writtenTime(`${String(plan.hour).padStart(2, '0')}:00`, language);
  return (
    <section className={styles.part}>
      <SectionHead
        onward={
          canChange && (
            <div className={styles.actions}>
              <Button variant="secondary" onPress={() => setPlanning(true)}>
                {t('backups.plan')}
              </Button>
              <Button
                variant="secondary"
                icon={Save}
                isPending={running !== null}
                pendingText={t('ui.busy')}
                onPress={() => setAsking(true)}
              >
                {t('backups.now')}
              </Button>
            </div>
          )
        }
      >
        {t('backups.title')}
      </SectionHead>
      <Sheet title={t('backups.lead')}>
        <p>{plan.isOn ? t('backups.on', { time, place, ...kept(plan) }) : t('backups.off')}</p>
        {plan.isOn && <p>{t(plan.isTried ? 'backups.triedWeekly' : 'backups.neverTried')}</p>}
        <p className={styles.muted}>{t(isSealed ? 'backups.sealed' : 'backups.notSealed')}</p>
        {plan.target === 'folder' && (isBesideData || isOnDiskOfData) && (
          <p className={styles.muted}>{t(isBesideData ? 'backups.besideData' : 'backups.sameDisk')}</p>
        )}
        {running !== null && (
          <Gauge
            label={t(`backups.step.${running.step}`)}
            value={running.done}
            max={Math.max(running.total, 1)}
            valueText={t('backups.progress', { done: running.done, total: running.total })}
            isNow
          />
        )}
      </Sheet>
      <NightsChart nights={nights} />
      <BackupTable backups={backups} />
      {isPlanning && <BackupPlanDrawer state={state} onClose={() => setPlanning(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('backups.nowTitle')}
        confirmText={t('backups.now')}
        onConfirm={async () => {
          const outcome = await tasks.make(isTried);
          if (outcome.state === 'failed') throw outcome.error;
        }}
      >
        <p>{t('backups.nowText', { place })}</p>
        <Checkbox isSelected={isTried} onChange={setTried}>
          {t('backups.tryToo')}
        </Checkbox>
      </ConfirmDialog>
    </section>
  );
}

const kept = ({ days, weeks, months }: { days: number; weeks: number; months: number }) => ({ days, weeks, months });
