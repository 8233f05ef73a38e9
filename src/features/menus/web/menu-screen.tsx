import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { UnsavedChanges } from '#platform/web/forms/unsaved-changes.tsx';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { SheetColumn, Sheets } from '#platform/web/ui/screen/sheet.tsx';
import { menuEffects } from '../contract/arranging/menu-effects.ts';
import { readMenuSource } from '../contract/menus-writing.endpoints.ts';
import { MenuAdd } from './menu-add.tsx';
import { MenuEffectsPanel } from './menu-effects-panel.tsx';
import { wordsOf } from './menu-nodes.ts';
import styles from './menu-screen.module.css';
import { MenuTree } from './menu-tree.tsx';
import { useMenuDraft } from './use-menu-draft.ts';
import { useSaveMenu } from './use-save-menu.ts';

const MenuItemDialog = lazy(() => import('./menu-item-dialog.tsx'));

/** The tree that gives every page its address: put in order, looked over, and saved in one go. */
export default function MenuScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const languages = useLanguages();
  const source = useLoaded(readMenuSource, { query: {} });
  const draft = useMenuDraft(source);
  const [edited, setEdited] = useState<string>();
  const saving = useSaveMenu(source, draft);
  const { items, changes } = draft;
  const effects = useMemo(
    () => menuEffects(source.items, items, changes, languages),
    [source, items, changes, languages],
  );
  const shown = draft.items.filter(
    ({ parentGuid, isVisible, pageIsInTrash }) => parentGuid === null && isVisible && !pageIsInTrash,
  );
  const names = shown.map(({ name }) => wordsOf(name, language));
  const item = draft.items.find(({ guid }) => guid === edited);
  return (
    <Screen>
      <PageHeading lead={t('menus.lead')}>{t('admin.menu.menu')}</PageHeading>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it */}
      <div
        onKeyDown={(event) => {
          const last = draft.changes.at(-1);
          const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
          if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
          event.preventDefault();
          if (last !== undefined) draft.undo(last);
        }}
      >
        <Sheets>
          <SheetColumn>
            <div role="img" aria-label={t('menus.preview', { names: names.join(', ') })} className={styles.preview}>
              {shown.map(({ guid }, index) => (
                <span key={guid} aria-hidden="true">
                  {names[index]}
                </span>
              ))}
            </div>
            <div className={styles.rows}>
              <MenuTree source={source} draft={draft} onEdit={setEdited} />
              <MenuAdd draft={draft} />
            </div>
            <p className={styles.keys}>{t('menus.keys')}</p>
          </SheetColumn>
          <MenuEffectsPanel source={source} draft={draft} effects={effects} saving={saving} />
        </Sheets>
      </div>
      {item !== undefined && (
        <Suspense>
          <MenuItemDialog
            item={item}
            items={draft.items}
            onChange={(changes) => draft.run({ kind: 'set', guid: item.guid, changes })}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      <UnsavedChanges isDirty={draft.changes.length > 0 && !saving.isPending} />
    </Screen>
  );
}
