import { useEffect, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useNavigate } from 'react-router';
import { useShownUser } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import { Count } from '#platform/web/ui/tag/count.tsx';
import { bellButtonId, bellStore, useBell } from '../bell-store.ts';
import { NoticeTabs } from '../notice-tabs.tsx';
import styles from '../notices.module.css';
import { useBellKeys } from '../use-bell-keys.ts';
import { useMarking } from '../use-marking.ts';
import { useNotices } from '../use-notices.ts';
import { useSaidNews } from '../use-said-news.ts';

/** Counts for the bell, says politely that something came, and shows it over the page. */
export default function BellHost() {
  const user = useShownUser();
  const navigate = useNavigate();
  const { isOpen } = useBell();
  const { notices, isBehind } = useNotices(user?.guid);
  const unread = notices === undefined ? 0 : notices.unread.you + notices.unread.followed;
  useEffect(() => {
    bellStore.setReady(true);
    return () => bellStore.setReady(false);
  }, []);
  useEffect(() => bellStore.setUnread(unread), [unread]);
  useSaidNews(notices === undefined ? undefined : unread);
  useBellKeys(() => {
    const bell = document.getElementById(bellButtonId);
    // A screen without a bell has none to hang it from.
    if (bell === null) void navigate('/account/notices');
    else bell.click();
  });
  if (!isOpen || notices === undefined) return null;
  return <BellPanel notices={notices} unread={unread} isBehind={isBehind} />;
}

interface BellPanelProps {
  notices: NonNullable<ReturnType<typeof useNotices>['notices']>;
  unread: number;
  isBehind: boolean;
}

function BellPanel({ notices, unread, isBehind }: BellPanelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mark } = useMarking();
  const trigger = useRef(document.getElementById(bellButtonId));
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const path = (target: string) => withLanguagePrefix(target, language);
  // At the first line, so that J, K, Enter and E go on from there.
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-notice]')?.focus(), []);
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement="bottom end"
      className={styles.panel ?? ''}
      onOpenChange={() => bellStore.close()}
    >
      <Dialog aria-label={t('notices.title')} className={styles.dialog ?? ''}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('notices.title')}{' '}
            {unread > 0 && <Count value={unread} isNow label={t('notices.new', { count: unread })} />}
          </h2>
          {unread > 0 && (
            <Button
              variant="quiet"
              onPress={() => {
                // The button goes with what it does.
                heading.current?.focus();
                void mark(undefined);
              }}
            >
              {t('notices.readAll')}
            </Button>
          )}
        </div>
        {isBehind && <Notice tone="warning">{t('notices.behind')}</Notice>}
        <div ref={body} className={styles.scroll}>
          <NoticeTabs notices={notices} onOpen={() => bellStore.close()} />
        </div>
        <p className={styles.foot}>
          <TextLink isStandalone href={path('/account/notices')}>
            {t('notices.all')}
          </TextLink>
          <TextLink isStandalone href={path('/account/preferences#notice-ways')}>
            {t('notices.waysLink')}
          </TextLink>
        </p>
      </Dialog>
    </Popover>
  );
}
