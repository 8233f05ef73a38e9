import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { useReferenceOptions } from '../drawer/inputs/use-reference-options.ts';
import { useEditor, useSession, useUi } from '../state/editor-context.ts';
import { rolesOnPage, type SeenAs } from './audience.ts';
import styles from './audience-menu.module.css';
import { useAudienceWords } from './use-audience-words.ts';

const kinds = ['visitor', 'member', 'admin'] as const;

/** The page as others see it. Roles are offered to who may know them, and only those that decide something here. */
export function AudienceMenu() {
  const { t } = useTranslation();
  const { ui } = useEditor();
  const seenAs = useUi((now) => now.seenAs);
  // As one word, so that the menu is not drawn again while someone writes.
  const named = useSession(({ document }) => [...rolesOnPage(document)].join(' ')).split(' ');
  const words = useAudienceWords();
  const roles = (useReferenceOptions('role') ?? []).filter(({ id }) => named.includes(String(id)));
  const look = (next: SeenAs) => ui.set({ seenAs: next, chosen: [], typing: null, panel: null });
  const choose = (key: string) => {
    const kind = kinds.find((one) => one === key);
    const role = roles.find(({ id }) => id === key);
    if (kind !== undefined) look({ kind });
    else if (role !== undefined) look({ kind: 'role', id: String(role.id), name: role.label });
  };
  const chosen = seenAs === null ? [] : [seenAs.kind === 'role' ? seenAs.id : seenAs.kind];
  return (
    <MenuTrigger>
      <Button
        className={styles.button ?? ''}
        aria-label={t('editor.look.label')}
        data-looking={seenAs ? '' : undefined}
      >
        <Icon icon={Eye} size={20} />
        <span className={styles.words}>
          {seenAs === null ? t('editor.look.button') : t('editor.look.buttonAs', { who: words(seenAs) })}
        </span>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <Menu
        placement="bottom end"
        selectionMode="single"
        selectedKeys={chosen}
        onAction={(key) => choose(String(key))}
        aria-label={t('editor.look.label')}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} id={kind} label={t(`editor.look.menu.${kind}`)} />
        ))}
        {roles.length > 0 && (
          <MenuSection label={t('editor.look.roles')}>
            {roles.map(({ id, label }) => (
              <MenuItem key={String(id)} id={String(id)} label={label} />
            ))}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
