import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useRef } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import {
  downloadSubmissionExport,
  removeSubmissionExport,
  resumeSubmissionExport,
  stopSubmissionExport,
} from '../../contract/submission-exports.endpoints.ts';
import type { SubmissionExport } from '../../contract/submission-exports.ts';
import styles from './exports.module.css';
import { useExportWork } from './use-export-work.ts';

interface ExportLineProps {
  found: SubmissionExport;
  reload(): Promise<void>;
}

export function ExportLine({ found, reload }: ExportLineProps) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const line = useRef<HTMLDivElement>(null);
  const done = useExportWork(found, reload);
  const share = found.total === 0 ? 1 : Math.min(done / found.total, 1);
  // Said in quarters: each piece by itself would be a stream of words.
  const quarter = Math.floor(share * 4) * 25;
  useSaid(
    found.state === 'Ready' ? t('submissionExports.isReady') : t('submissionExports.said', { percentage: quarter }),
  );

  async function change(
    to: typeof stopSubmissionExport | typeof resumeSubmissionExport | typeof removeSubmissionExport,
  ) {
    keepFocus(() => line.current?.querySelector<HTMLElement>('button, a'));
    const failed = t('submissionExports.failedChange');
    await runTask({
      type: 'edit',
      entity: 'submission',
      words: { failed, processing: t('ui.busy'), done: t('submissionExports.changed') },
      run: () => call(to, { params: { guid: found.guid } }),
    });
    await reload();
  }

  const throwAway = (
    <Button variant="quiet" onPress={() => void change(removeSubmissionExport)}>
      {t('submissionExports.remove')}
    </Button>
  );

  return (
    <div className={styles.line} ref={line}>
      {found.state === 'Running' && (
        <Running
          found={found}
          done={done}
          stop={
            <Button variant="quiet" onPress={() => void change(stopSubmissionExport)}>
              {t('submissionExports.stop')}
            </Button>
          }
        />
      )}
      {found.state === 'Ready' && <Ready found={found}>{throwAway}</Ready>}
      {(found.state === 'Stopped' || found.state === 'Failed') && (
        <Halted found={found} percentage={Math.round(share * 100)}>
          <Button variant="quiet" onPress={() => void change(resumeSubmissionExport)}>
            {t('submissionExports.resume')}
          </Button>
          {throwAway}
        </Halted>
      )}
    </div>
  );
}

const useFormatWord = ({ format: name, withFiles }: SubmissionExport): string => {
  const { t } = useTranslation();
  const format = t(`submissionExports.formats.${name}`);
  return withFiles ? t('submissionExports.zip', { format }) : format;
};

function Running({ found, done, stop }: { found: SubmissionExport; done: number; stop: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t('submissionExports.running', {
    format: useFormatWord(found),
    done: formatNumber(done, language),
    total: formatNumber(found.total, language),
  });
  return (
    <>
      <div className={styles.row}>
        <span>{words}</span>
        {stop}
      </div>
      <Gauge label={t('submissionExports.progress')} isLabelHidden value={done} max={Math.max(found.total, 1)} isNow />
    </>
  );
}

function Ready({ found, children }: { found: SubmissionExport; children: ReactNode }) {
  const { t } = useTranslation();
  const { date } = useDates();
  const language = useLanguage();
  const kept = found.withoutPersonalData ? 'submissionExports.kept' : 'submissionExports.keptWhole';
  return (
    <>
      <div className={styles.row}>
        <span>
          {t('submissionExports.ready', {
            count: found.done,
            format: useFormatWord(found),
            size: formatFileSize(found.bytes ?? 0, language),
          })}
        </span>
        <span className={styles.buttons}>
          <ButtonLink
            icon={Download}
            variant="secondary"
            href={endpointUrl(downloadSubmissionExport, { params: { guid: found.guid } })}
            download
          >
            {t('submissionExports.download')}
          </ButtonLink>
          {children}
        </span>
      </div>
      <p className={styles.muted}>{t(kept, { date: date(found.keptUntil) })}</p>
    </>
  );
}

function Halted({ found, percentage, children }: { found: SubmissionExport; percentage: number; children: ReactNode }) {
  const { t } = useTranslation();
  const isFailed = found.state === 'Failed';
  const values = { format: useFormatWord(found), percentage };
  return (
    <>
      <div className={styles.row}>
        <span className={isFailed ? styles.failed : undefined}>
          {isFailed && <Icon icon={CircleAlert} size={16} />}
          {t(isFailed ? 'submissionExports.failed' : 'submissionExports.stopped', values)}
        </span>
        <span className={styles.buttons}>{children}</span>
      </div>
      <p className={styles.muted}>{t(`submissionExports.${haltedText(found)}`)}</p>
    </>
  );
}

/** When somebody lost the right to it on the way nothing of it was kept, whatever else they are told. */
function haltedText({ state, reason }: SubmissionExport): string {
  if (state !== 'Failed') return 'stoppedText';
  return reason === 'export-rights-lost' ? 'rightsLostText' : 'failedText';
}
