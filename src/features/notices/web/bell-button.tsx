import BellIcon from 'lucide-react/icons/bell';
import type { MouseEvent } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Count } from '#platform/web/ui/tag/count.tsx';
import styles from './bell-button.module.css';
import { bellButtonId, bellStore, useBell } from './bell-store.ts';

interface BellButtonProps {
  href: string;
  className: string | undefined;
  labelClassName?: string | undefined;
}

/** As wide as the panel needs; below it the bell has a screen of its own. */
const hasRoom = (): boolean => window.matchMedia('(min-width: 48em)').matches;

/** A link to all notices; where there is room and script it opens them over the page. */
export function BellButton({ href, className, labelClassName }: BellButtonProps) {
  const { t } = useTranslation();
  const { unread, isOpen, isReady } = useBell();
  const pressed = (event: MouseEvent) => {
    if (!isReady || !hasRoom() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) bellStore.close();
    else bellStore.open();
  };
  return (
    <a id={bellButtonId} className={className} href={href} onClick={pressed}>
      <Icon icon={BellIcon} size={20} />
      <span className={labelClassName}>{t('notices.title')}</span>
      <span className={styles.room}>
        {unread > 0 && <Count value={unread} isNow label={t('notices.new', { count: unread })} />}
      </span>
    </a>
  );
}
