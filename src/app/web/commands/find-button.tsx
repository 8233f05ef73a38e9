import Search from 'lucide-react/icons/search';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { openCommands } from './commands-store.ts';
import styles from './find-button.module.css';
import { useCommandKey } from './use-command-key.ts';

/** In the bar of the admin area; where there is no room, a looking glass. */
export function FindButton() {
  const { t } = useTranslation();
  const key = useCommandKey();
  return (
    <button
      type="button"
      className={styles.find}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={openCommands}
    >
      <Icon icon={Search} size={18} />
      <span>{t('commands.open')}</span>
      <span className={styles.key} aria-hidden="true">
        {key} K
      </span>
    </button>
  );
}
