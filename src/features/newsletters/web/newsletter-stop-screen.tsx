import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh, useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from '#platform/web/ui/screen/plain-form.module.css';
import { changeReading, readReading, sendStop } from '../contract/newsletter-lists.endpoints.ts';

/** Behind the link of a letter: opening it changes nothing, because mail scanners open links too. One press does. */
export default function NewsletterStopScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const loadCache = useQueryClient();
  const { key = '' } = useParams();
  const params = { key };
  const { listName, reads } = useLoaded(readReading, { params });
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);

  async function change(next: boolean): Promise<void> {
    setError(undefined);
    setIsSending(true);
    try {
      await call(changeReading, { params, body: { reads: next } });
      await loadFresh({ call, loadCache }, readReading, { params });
      keepFocus(() => document.querySelector('main'));
    } catch (failure) {
      setError(failure);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-34">{t('newsletters.stop.title')}</h1>
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      )}
      {reads ? (
        <form
          className={styles.form}
          method="post"
          action={endpointUrl(sendStop, { params })}
          onSubmit={(event) => {
            event.preventDefault();
            void change(false);
          }}
        >
          <p>{t('newsletters.stop.question', { name: listName })}</p>
          <input type="hidden" name="language" value={language} />
          <Button type="submit" variant="primary" isPending={isSending}>
            {t('newsletters.stop.stop')}
          </Button>
        </form>
      ) : (
        <>
          <Notice tone="success" isLive>
            {t('newsletters.stop.stopped', { name: listName })}
          </Notice>
          <Button isPending={isSending} onPress={() => void change(true)}>
            {t('newsletters.stop.again')}
          </Button>
          <ButtonLink href={withLanguagePrefix('/', language)} variant="quiet">
            {t('newsletters.signUp.home')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
