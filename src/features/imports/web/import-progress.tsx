import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { stopImport } from '../contract/imports.endpoints.ts';
import type { ImportDetail } from '../contract/imports.ts';
import { useImportsReload, useImportWork } from './use-imports.ts';

/** How far it is. The work goes on without anyone looking. */
export function ImportProgress({ found, takesFocus }: { found: ImportDetail; takesFocus: boolean }) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useImportsReload();
  const work = useImportWork(found);
  const [isStopping, setStopping] = useState(false);
  const { done = 0, total = 1 } = work ?? {};
  const isUndoing = found.state === 'Undoing';
  const label = t(isUndoing ? 'imports.progress.undoing' : 'imports.progress.running');
  // Said in quarters: each entry by itself would be a stream of words.
  const quarter = Math.floor((done / Math.max(total, 1)) * 4) * 25;
  useSaid(t('imports.progress.said', { percentage: quarter }));

  async function stop(): Promise<void> {
    setStopping(true);
    // When it is over by now there is nothing to stop, and what is asked for anew says so.
    await call(stopImport, { params: { id: found.id } }).catch(() => undefined);
    await reload();
  }

  return (
    <Sheet title={label} takesFocus={takesFocus}>
      <Gauge
        label={t('imports.progress.count', { done, total })}
        value={done}
        max={total}
        valueText={t('imports.progress.count', { done, total })}
        isNow
      />
      {work?.state === 'Failed' ? (
        <Notice isLive tone="danger">
          {t('imports.progress.failed')}
        </Notice>
      ) : (
        <p>{t('imports.progress.hint')}</p>
      )}
      <div>
        <Button isPending={isStopping} pendingText={t('ui.busy')} onPress={stop}>
          {t('imports.progress.stop')}
        </Button>
      </div>
    </Sheet>
  );
}
