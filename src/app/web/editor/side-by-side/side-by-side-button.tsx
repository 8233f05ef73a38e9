import Languages from 'lucide-react/icons/languages';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Tooltip } from '#platform/web/ui/tooltip/tooltip.tsx';
import { useEditor } from '../state/editor-context.ts';
import styles from './side-by-side-button.module.css';
import { useIsSideBySide } from './use-is-side-by-side.ts';

/** From the page to its texts beside their source, and back; not there on a site in one language. */
export function SideBySideButton({ onChosen }: { onChosen?(): void }) {
  const { t } = useTranslation();
  const { ui, language, setLanguage } = useEditor();
  const isOpen = useIsSideBySide();
  const other = useLanguages().find((one) => one !== defaultLanguage);
  if (other === undefined) return null;
  const choose = (isSideBySide: boolean) => {
    if (isSideBySide && language === defaultLanguage) setLanguage(other);
    ui.set({ isSideBySide, chosen: [], typing: null, panel: null, width: 'desktop', seenAs: null });
    onChosen?.();
  };
  return (
    <Tooltip text={t('editor.sideBySide.open')} placement="bottom">
      <ToggleButton
        className={styles.button ?? ''}
        aria-label={t('editor.sideBySide.open')}
        isSelected={isOpen}
        onChange={choose}
      >
        <Icon icon={Languages} size={20} />
        <span className={styles.words}>{t('editor.sideBySide.open')}</span>
      </ToggleButton>
    </Tooltip>
  );
}
