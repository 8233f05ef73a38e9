import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import type { ItemType } from '../contract/item-type.ts';
import { listItemTypes } from '../contract/item-types.endpoints.ts';
import { ItemTypeDrawer } from './item-type-drawer.tsx';
import styles from './item-types-screen.module.css';
import { nameOfType } from './type-draft.ts';

/** The kinds of items that lists can hold: made, changed, and deleted when no item has them. */
export default function ItemTypesScreen() {
  const { t } = useTranslation();
  const types = useLoaded(listItemTypes, {});
  const [open, setOpen] = useState<ItemType | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('itemTypes.add')}
    </Button>
  );
  return (
    <div className={styles.screen}>
      <PageHeading lead={t('itemTypes.lead')} actions={add}>
        {t('admin.menu.itemTypes')}
      </PageHeading>
      {types.length === 0 ? (
        <EmptyState headingLevel={2} title={t('itemTypes.none')} actions={add}>
          <p>{t('itemTypes.noneText')}</p>
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
        <ul role="list" className={styles.types}>
          {types.map((type) => (
            <li key={type.guid} className={styles.type}>
              <TypeRow type={type} onEdit={() => setOpen(type)} />
            </li>
          ))}
        </ul>
      )}
      {open !== null && <ItemTypeDrawer type={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function TypeRow({ type, onEdit }: { type: ItemType; onEdit(): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = nameOfType(type, language);
  return (
    <>
      <span className={styles.about}>
        <strong>{label}</strong>
        <span className={styles.note}>
          {type.name} · {t('itemTypes.fieldCount', { count: type.fields.length })}
        </span>
      </span>
      {type.isBuiltIn && <Tag>{t('itemTypes.builtIn')}</Tag>}
      <IconButton icon={PencilLine} label={t('itemTypes.edit', { label })} onPress={onEdit} />
    </>
  );
}
