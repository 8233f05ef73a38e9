import Archive from 'lucide-react/icons/archive';
import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useReload } from '#platform/web/api/use-reload.ts';
import { useServerNow } from '#platform/web/content/use-server-now.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { type SealFormat, sealFormats } from '../contract/seal-formats.ts';
import { askPastExport, listPastExports } from '../contract/time-machine.endpoints.ts';
import { ExportRow } from './export-row.tsx';
import styles from './time-machine.module.css';

/** How often it is asked how far it is, while something is being written. */
const askAgainAfter = 1500;

/** The site of a moment as one file, for the archive: asked for here, written in the background, and fetched. */
export function ExportsSection() {
  const { t } = useTranslation();
  const reload = useReload();
  const exports = useLoaded(listPastExports, {});
  const [refusal, setRefusal] = useState<string>();
  const isRunning = exports.some(({ state }) => state === 'Running');

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void reload(listPastExports), askAgainAfter);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  /** What is refused is said, and the list tells how things are after it. */
  async function doing(work: () => Promise<unknown>): Promise<void> {
    setRefusal(undefined);
    await work().catch((error: unknown) => setRefusal(refusalText(error, t)));
    await reload(listPastExports);
  }

  return (
    <section className={styles.section} aria-labelledby="past-exports">
      <h2 id="past-exports">{t('timeMachine.exports.title')}</h2>
      <p>{t('timeMachine.exports.lead')}</p>
      {refusal !== undefined && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      <ExportForm doing={doing} />
      {exports.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.changes}>
          {exports.map((one) => (
            <ExportRow key={one.guid} found={one} doing={doing} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ExportForm({ doing }: { doing(work: () => Promise<unknown>): Promise<void> }) {
  const { t } = useTranslation();
  const call = useCall();
  const [moment, setMoment] = useState<string | null>(useServerNow().toISOString());
  const [format, setFormat] = useState<SealFormat>('html');
  const [isPending, setPending] = useState(false);
  async function ask(): Promise<void> {
    if (moment === null || isPending) return;
    setPending(true);
    await doing(() => call(askPastExport, { body: { format, moment } }));
    setPending(false);
  }
  return (
    <div className={styles.fields}>
      <MomentPicker label={t('timeMachine.exports.moment')} value={moment} onChange={setMoment} />
      <Select
        label={t('timeMachine.exports.format')}
        options={sealFormats.map((id) => ({ id, label: t(`timeMachine.exports.formats.${id}`) }))}
        value={format}
        onChange={setFormat}
      />
      <Button
        icon={Archive}
        isDisabled={moment === null}
        isPending={isPending}
        pendingText={t('ui.busy')}
        onPress={() => void ask()}
      >
        {t('timeMachine.exports.ask')}
      </Button>
    </div>
  );
}
