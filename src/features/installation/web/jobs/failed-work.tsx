import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { InstallationPlatform } from '../../contract/installation.ts';
import type { FailedWork, InstallationJobs } from '../../contract/jobs/installation-jobs.ts';
import { jobsId } from '../places-on-screen.ts';
import styles from './jobs.module.css';
import { useJobTasks } from './use-job-tasks.ts';
import { useWorkWords } from './use-work-words.ts';

interface FailedWorkSheetProps extends Pick<InstallationJobs, 'failed' | 'canChange'> {
  platforms: readonly InstallationPlatform[];
}

const keyOf = ({ name, platformId, server }: FailedWork) => `${name} ${platformId} ${server}`;

/** The button goes with the line that it stands in. */
const goOnHere = () => keepFocus(() => document.getElementById(jobsId));

/** What was given up, of which kind the reason was, and what can be done about it. */
export function FailedWorkSheet({ failed, canChange, platforms }: FailedWorkSheetProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { nameOf, whoseOf } = useWorkWords(platforms);
  const tasks = useJobTasks();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<FailedWork>();
  const wordsOf = (work: FailedWork) => ({ name: nameOf(work), whose: whoseOf(work) });
  const retry = (work: FailedWork) => {
    setBusy(keyOf(work));
    goOnHere();
    void tasks.retry(work, nameOf(work)).finally(() => setBusy(undefined));
  };
  return (
    <Sheet title={t('installation.work.failed')}>
      {failed.length === 0 ? (
        <p className={styles.muted}>{t('installation.work.nothingFailed')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.jobs}>
          {failed.map((work) => (
            <li key={keyOf(work)}>
              <p className={styles.failed}>
                <Icon icon={CircleAlert} className={styles.wrong} />
                <span>
                  <strong>{nameOf(work)}</strong>
                  {`, ${whoseOf(work)}`}
                </span>
              </p>
              <p>{t(`installation.work.cause.${work.cause}`)}</p>
              <p className={styles.muted}>
                {t('installation.work.failedNote', {
                  count: work.count,
                  time: dates.dateTime(work.failedAt),
                  attempts: work.attempts,
                })}
              </p>
              {!work.canRetry && <p className={styles.muted}>{t('jobs.cannotRetry')}</p>}
              {canChange && (
                <div className={styles.actions}>
                  {work.canRetry && (
                    <Button
                      variant="secondary"
                      isCompact
                      icon={RotateCcw}
                      aria-label={t('installation.work.retryOf', wordsOf(work))}
                      isPending={busy === keyOf(work)}
                      onPress={() => retry(work)}
                    >
                      {t('installation.work.retry')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    isCompact
                    aria-label={t('installation.work.discardOf', wordsOf(work))}
                    onPress={() => setAsked(work)}
                  >
                    {t('installation.work.discard')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && <p className={styles.muted}>{t('installation.work.where')}</p>}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        title={asked && t('installation.work.askTitle', wordsOf(asked))}
        confirmText={t('installation.work.discard')}
        isDanger
        onConfirm={async () => {
          if (asked === undefined) return;
          const outcome = await tasks.discard(asked, nameOf(asked));
          if (outcome.state === 'failed') throw outcome.error;
          goOnHere();
        }}
      >
        {asked && t('installation.work.askText', { count: asked.count, whose: whoseOf(asked) })}
      </ConfirmDialog>
    </Sheet>
  );
}
