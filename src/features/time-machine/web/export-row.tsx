import Download from 'lucide-react/icons/download';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { formatFileSize } from '#platform/contract/files/file-size.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import type { PastExport } from '../contract/past-export.ts';
import { downloadPastExport, removePastExport, stopPastExport } from '../contract/time-machine.endpoints.ts';
import styles from './time-machine.module.css';

interface ExportRowProps {
  found: PastExport;
  doing(work: () => Promise<unknown>): Promise<void>;
}

export function ExportRow({ found, doing }: ExportRowProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const name = t('timeMachine.exports.name', {
    date: dates.dateTime(found.moment),
    format: t(`timeMachine.exports.formats.${found.format}`),
  });
  const failure = useFailure(found);
  const said = found.state === 'Running' ? 'timeMachine.exports.writing' : `timeMachine.exports.said.${found.state}`;
  useSaid(`${t(said)} ${failure}`.trim());
  return (
    <li className={styles.link}>
      <span className={styles.linkWords}>
        <strong>{name}</strong>
        <State found={found} />
        <span className={styles.muted}>
          {t('timeMachine.exports.by', { name: found.askedBy, date: dates.dateTime(found.askedAt) })}
        </span>
      </span>
      <span className={styles.buttons}>
        {found.state === 'Ready' && (
          <ButtonLink
            icon={Download}
            variant="secondary"
            href={endpointUrl(downloadPastExport, { params: { guid: found.guid } })}
            aria-label={t('timeMachine.exports.downloadOne', { name })}
            download
          >
            {t('timeMachine.exports.download')}
          </ButtonLink>
        )}
        {found.state === 'Running' ? (
          <Button
            variant="quiet"
            aria-label={t('timeMachine.exports.stopOne', { name })}
            onPress={() => void doing(() => call(stopPastExport, { params: { guid: found.guid } }))}
          >
            {t('timeMachine.exports.stop')}
          </Button>
        ) : (
          <Button
            variant="quiet"
            aria-label={t('timeMachine.exports.removeOne', { name })}
            onPress={() => void doing(() => call(removePastExport, { params: { guid: found.guid } }))}
          >
            {t('timeMachine.exports.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Why nothing came of it, and what to do; of a reason without words of its own what holds of any. */
function useFailure({ state, reason }: PastExport): string {
  const { t } = useTranslation();
  if (state !== 'Failed') return '';
  return t([`timeMachine.exports.reasons.${reason}`, 'timeMachine.exports.reasons.internal']);
}

function State({ found }: { found: PastExport }) {
  const { t } = useTranslation();
  const failure = useFailure(found);
  const dates = useDates();
  const language = useLanguage();
  if (found.state === 'Running') {
    return (
      <>
        <span>{t('timeMachine.exports.running', { done: found.done, total: found.total })}</span>
        <Gauge
          label={t('timeMachine.exports.progress')}
          isLabelHidden
          value={found.done}
          max={Math.max(found.total, 1)}
          isNow
        />
      </>
    );
  }
  if (found.state !== 'Ready') {
    return (
      <span>
        {t(`timeMachine.exports.said.${found.state}`)} {failure}
      </span>
    );
  }
  return (
    <>
      <span>
        {t('timeMachine.exports.ready', {
          count: found.done,
          size: formatFileSize(found.bytes ?? 0, language),
          date: dates.date(found.keptUntil),
        })}
      </span>
      <code className={styles.seal} dir="ltr">
        sha256 {found.sha256}
      </code>
    </>
  );
}
