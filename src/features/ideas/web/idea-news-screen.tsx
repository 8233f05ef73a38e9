import { useState } from 'react';
import { useParams } from 'react-router';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { NarrowCard } from '#platform/web/ui/narrow-card/narrow-card.tsx';
import styles from '#platform/web/ui/narrow-card/narrow-form.module.css';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readNewsToStop, stopNews } from '../contract/ideas.endpoints.ts';

/** Behind the link at the foot of a mail about an idea. Opening it stops nothing, because mail scanners open links too. */
export default function IdeaNewsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { token = '' } = useParams();
  const { title, isStopped } = useLoaded(readNewsToStop, { params: { token }, query: { language } });
  const [isDone, setDone] = useState(isStopped);
  const [failure, setFailure] = useState<unknown>();
  const { isPending, submit } = useSending(async () => {
    try {
      await call(stopNews, { params: { token } });
      setDone(true);
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <NarrowCard title={t('ideaNews.title')} lead={isDone ? undefined : t('ideaNews.lead', { title })}>
      <div role="status">{isDone && <Notice tone="success">{t('ideaNews.stopped', { title })}</Notice>}</div>
      {failure !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(failure, t)}
        </Notice>
      )}
      {isDone ? (
        <ButtonLink href={withLanguagePrefix('/', language)} isWide>
          {t('ideaNews.home')}
        </ButtonLink>
      ) : (
        <form className={styles.form} method="post" action={`/idea-news/${token}`} onSubmit={submit}>
          <Button type="submit" variant="primary" isWide isPending={isPending} pendingText={t('ui.busy')}>
            {t('ideaNews.stop')}
          </Button>
        </form>
      )}
    </NarrowCard>
  );
}
