import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Unsubscribing } from '../contract/notice.ts';
import { pressUnsubscribe, readUnsubscribing } from '../contract/notices.endpoints.ts';
import styles from './unsubscribe-screen.module.css';

/** Behind the link in a mail, for whoever has it. Coming here stops nothing: mail programs look at links too. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { token = '' } = useParams();
  const input = { params: { token }, query: { language } };
  const { data, isError } = useQuery({
    queryKey: [endpointUrl(readUnsubscribing, input)],
    queryFn: () => call(readUnsubscribing, input),
    staleTime: 0,
    retry: false,
  });
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHeading>{t('unsubscribing.title')}</PageHeading>
      {isError && <Notice tone="danger">{t('unsubscribing.gone')}</Notice>}
      {/* The button is there before it is known what it stops, and without script. */}
      {!isError && data?.isStopped !== true && (
        <form method="post" action={endpointUrl(pressUnsubscribe, { params: { token } })} className={styles.form}>
          <input type="hidden" name="language" value={language} />
          <p>{data === undefined ? t('unsubscribing.ask') : t('unsubscribing.stops', { what: whatWords(data, t) })}</p>
          <PlainButton type="submit" variant="primary">
            {t('unsubscribing.press')}
          </PlainButton>
        </form>
      )}
      {data?.isStopped === true && (
        <Notice tone="success">{t('unsubscribing.stopped', { what: whatWords(data, t) })}</Notice>
      )}
      <TextLink isStandalone href={withLanguagePrefix('/account/preferences#notice-ways', language)}>
        {t('unsubscribing.otherwise')}
      </TextLink>
    </div>
  );
}

const whatWords = ({ what, title }: Unsubscribing, t: ReturnType<typeof useTranslation>['t']): string =>
  what === 'followed' && title !== null ? `‘${title}’` : t(`unsubscribing.what.${what}`);
