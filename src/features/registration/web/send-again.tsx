import { useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

type Told = { tone: 'success' | 'warning'; text: string };

/** The mail once more. Too soon or too often is told in the server's words, with how long to wait. */
export function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [told, setTold] = useState<Told>();
  const { isPending, submit } = useSending(async () => {
    setTold(undefined);
    try {
      await send();
      setTold({ tone: 'success', text: t('registration.again.sent') });
    } catch (error) {
      setTold({ tone: 'warning', text: refusalText(error, t) });
    }
  });
  return (
    <form className={styles.form} onSubmit={submit}>
      {told && (
        <Notice tone={told.tone} isLive>
          {told.text}
        </Notice>
      )}
      <p className={styles.help}>{t('registration.spam')}</p>
      <Button type="submit" isWide isPending={isPending} pendingText={t('registration.again.busy')}>
        {t('registration.again.submit')}
      </Button>
    </form>
  );
}
