import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { assetUrl } from '#features/assets/contract/asset-url.ts';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { readSharedLink } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { SharedLink } from '#features/pages/contract/sharing/shared-link.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { sharedForm } from '#platform/contract/files/shared-form.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { titleOf } from '#platform/web/head/page-head.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LinkCard } from '#platform/web/ui/link-card/link-card.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from '../drawer.module.css';

interface SharedLinkPreviewProps {
  guid: string;
  /** Of what was saved: the server says which picture goes along. */
  sequence: number;
  document: PageDocument;
  language: Language;
}

/** How the page looks where someone shares its link: its words as they are typed, the picture as it was saved. */
export function SharedLinkPreview({ guid, sequence, document, language }: SharedLinkPreviewProps) {
  const { t } = useTranslation();
  const call = useCall();
  const input = { params: { id: guid }, query: { language } };
  const { data: shared } = useQuery({
    queryKey: [endpointUrl(readSharedLink, input), sequence],
    queryFn: () => call(readSharedLink, input),
    // What was there stays until the next has come; without a connection too.
    placeholderData: keepPreviousData,
  });
  if (shared === undefined) return <Skeleton shape="block" />;
  const { image, siteName, siteDescription, host, isFrontPage } = shared;
  const words = (field: 'title' | 'description') =>
    pickLanguage(document[field], language, defaultLanguage)?.value ?? '';
  return (
    <div className={styles.first}>
      <h4 className={styles.label}>{t('editor.drawer.sharing.preview')}</h4>
      <LinkCard
        picture={
          image === null
            ? undefined
            : assetUrl(image.guid, { ...sharedForm, width: 640, height: 336, crop: image.crop ?? undefined })
        }
        noPicture={t('editor.drawer.sharing.none')}
        title={titleOf(siteName, isFrontPage ? undefined : words('title'))}
        description={words('description') || siteDescription}
        host={host || window.location.host}
      />
      <p className={styles.note} role="status">
        {t(image === null ? 'editor.drawer.sharing.nothing' : `editor.drawer.sharing.from.${image.from}`)}
      </p>
      <Refused shared={shared} />
    </div>
  );
}

function Refused({ shared: { passed, isForEveryone } }: { shared: SharedLink }) {
  const { t } = useTranslation();
  if (passed.length === 0 && isForEveryone) return null;
  return (
    <Notice tone="warning">
      {passed.map((from) => (
        <p key={from}>
          {t(from === 'page' ? 'editor.drawer.sharing.ownIsClosed' : 'editor.drawer.sharing.headIsClosed')}
        </p>
      ))}
      {!isForEveryone && <p>{t('editor.drawer.sharing.pageIsClosed')}</p>}
    </Notice>
  );
}
