import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { useIsWide } from '../layout/use-width.ts';
import { useEditor, useUi } from '../state/editor-context.ts';
import { useAudienceChoices } from './audience-choices.tsx';
import styles from './audience-menu.module.css';
import { useAudienceWords } from './use-audience-words.ts';

const widths = ['tablet', 'phone'] as const;

/** The page as others see it, or on another day. */
export function AudienceMenu() {
  const { t } = useTranslation();
  const seenAs = useUi((now) => now.seenAs);
  const words = useAudienceWords();
  const { ui } = useEditor();
  const isWide = useIsWide();
  const { items, choose, chosen } = useAudienceChoices();
  const look = (key: string) => {
    const width = widths.find((one) => one === key);
    if (width === undefined) choose(key);
    else ui.set({ width, isSideBySide: false, chosen: [], typing: null, panel: null });
  };
  return (
    <MenuTrigger>
      <Button
        className={styles.button ?? ''}
        aria-label={t('editor.look.label')}
        data-looking={seenAs ? '' : undefined}
      >
        <Icon icon={Eye} size={20} />
        <span className={styles.words}>
          {seenAs === null ? t('editor.look.button') : t('editor.look.buttonAs', { who: words(seenAs.who) })}
        </span>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <Menu
        placement="bottom end"
        selectionMode="single"
        selectedKeys={chosen}
        onAction={(key) => look(String(key))}
        aria-label={t('editor.look.label')}
      >
        {items}
        {!isWide && (
          <MenuSection label={t('editor.width.label')}>
            {widths.map((width) => (
              <MenuItem key={width} id={width} label={t(`editor.width.${width}`)} />
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
