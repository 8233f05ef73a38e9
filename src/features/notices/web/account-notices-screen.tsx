import { useRef, useState } from 'react';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { NoticeTabs } from './notice-tabs.tsx';
import styles from './notices.module.css';
import { useMarking } from './use-marking.ts';
import { useNotices } from './use-notices.ts';

/** account/notices: all that one is told; on a telephone it is the bell. */
export default function AccountNoticesScreen() {
  const { t } = useTranslation();
  const user = useShownUser();
  const language = useLanguage();
  /** Where each part that was turned to begins. */
  const [parts, setParts] = useState<readonly string[]>([]);
  const { notices, isBehind } = useNotices(user?.guid, parts.at(-1));
  const { mark } = useMarking();
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: readonly string[]) => {
    setParts(to);
    // The button that was pressed may go with its part.
    top.current?.focus();
  };
  const unread = notices === undefined ? 0 : notices.unread.you + notices.unread.followed;
  const { before = null } = notices ?? {};
  return (
    <div className={styles.screen}>
      <PageHeading lead={t('notices.lead')}>{t('notices.title')}</PageHeading>
      {isBehind && (
        <Notice tone="warning" isLive>
          {t('notices.behind')}
        </Notice>
      )}
      <div className={styles.tools}>
        <Button
          isDisabled={unread === 0}
          onPress={() => {
            // The button cannot be pressed any more then.
            top.current?.focus();
            void mark(undefined);
          }}
        >
          {t('notices.readAll')}
        </Button>
        <TextLink isStandalone href={withLanguagePrefix('/account/preferences#notice-ways', language)}>
          {t('notices.waysLink')}
        </TextLink>
      </div>
      <div ref={top} tabIndex={-1} className={styles.all}>
        {notices === undefined ? <Loading /> : <NoticeTabs notices={notices} />}
      </div>
      {(parts.length > 0 || before !== null) && (
        <div className={styles.tools}>
          {parts.length > 0 && <Button onPress={() => turn(parts.slice(0, -1))}>{t('notices.newer')}</Button>}
          {before !== null && <Button onPress={() => turn([...parts, before])}>{t('notices.older')}</Button>}
        </div>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('notices.loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
