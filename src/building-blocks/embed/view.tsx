import { httpsHost, isAllowedHost } from '#features/consent/contract/embed-host.ts';
import { ConsentGate } from '#features/consent/web/parts/consent-gate.tsx';
import { useBlockConsent } from '#features/consent/web/parts/use-block-consent.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { ManagerNotice } from '../kit/web/manager-notice.tsx';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

export const isInteractive = true;
export const texts = { nl, en };

/** Its scripts and forms work; it cannot lead this page elsewhere, nor start a download or a dialog by itself. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export default function EmbedView({ options }: BlockViewProps<typeof definition>) {
  const { t } = useTranslation();
  const { settings } = useBlockConsent();
  const { url, title, height } = options;
  if (url === '') return null;
  const host = httpsHost(url);
  if (host === undefined) return <ManagerNotice>{t('blocks.embed.notHttps', { url })}</ManagerNotice>;
  if (!isAllowedHost(host, settings.embedAllowedHosts)) {
    return <ManagerNotice>{t('blocks.embed.notAllowed', { host })}</ManagerNotice>;
  }
  return (
    <figure className={styles.embed}>
      {isFilled(title) && (
        <figcaption className={styles.title}>
          <Text of={title} />
        </figcaption>
      )}
      <ConsentGate vendor={`embed:${host}`} original={url} shape={height} name={title.value || undefined}>
        <iframe
          src={url}
          title={title.value || host}
          {...inLanguage(title.lang)}
          sandbox={sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
          allow="fullscreen"
          loading="lazy"
        />
      </ConsentGate>
    </figure>
  );
}
