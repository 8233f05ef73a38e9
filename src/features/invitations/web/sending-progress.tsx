import { useEffect, useState } from 'react';
import { readMailStatus } from '#features/mail/contract/mail.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { SendProgress } from '../contract/invitation.ts';
import { readSendProgress } from '../contract/invitations.endpoints.ts';

const askAgainAfter = 1000;

/** The water rises with every mail; whoever leaves misses nothing but the sight of it. */
export function SendingProgress({ batchId, onAgain }: { batchId: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { hasServer } = useLoaded(readMailStatus, {});
  const [progress, setProgress] = useState<SendProgress | undefined>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      try {
        const next = await call(readSendProgress, { params: { id: batchId } });
        if (isOver) return;
        setProgress(next);
        setFailed(false);
        if (next.isDone) return;
      } catch {
        if (isOver) return;
        setFailed(true);
      }
      timer = setTimeout(() => void ask(), askAgainAfter);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [call, batchId]);

  const { total = 0, sent = 0, isDone = false } = progress ?? {};
  return (
    <Sheet isForm takesFocus title={t('invitations.progress.title')}>
      <Gauge
        value={sent}
        max={Math.max(total, 1)}
        isNow={!isDone}
        label={t('invitations.progress.label', { sent, total })}
        valueText={t('invitations.progress.label', { sent, total })}
      />
      {isDone ? (
        <Notice
          tone="success"
          isLive
          title={t(`invitations.progress.${hasServer ? 'done' : 'made'}`, { count: total })}
        />
      ) : (
        <p>{t('invitations.progress.hint')}</p>
      )}
      {hasFailed && <Notice tone="warning">{t('invitations.progress.failed')}</Notice>}
      <ButtonRow>
        <ButtonLink variant="primary" href={withLanguagePrefix('/admin/invitations', language)}>
          {t('invitations.progress.toList')}
        </ButtonLink>
        <Button variant="secondary" onPress={onAgain}>
          {t('invitations.progress.again')}
        </Button>
      </ButtonRow>
    </Sheet>
  );
}
