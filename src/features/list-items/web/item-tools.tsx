import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import type { ListItem } from '../contract/list-item.ts';
import styles from './list-frame.module.css';
import { ListToolsContext } from './list-tools-context.ts';
import { useItemTasks } from './use-item-tasks.ts';

const ItemDrawer = lazy(() => import('./item-drawer.tsx'));

/** At each item, for who may change it: choose, edit, delete. */
export default function ItemTools({ item }: { item: ListItem }) {
  const { t } = useTranslation();
  const tasks = useItemTasks();
  const list = useContext(ListToolsContext);
  const [isEditing, setEditing] = useState(false);
  const { guid, title, can } = item;
  return (
    <div className={styles.tools}>
      {list !== undefined && can.edit && (
        <Checkbox isSelected={list.marked.has(guid)} onChange={(isMarked) => list.mark(guid, isMarked)}>
          <span className="visually-hidden">{t('listItems.manage.mark', { title })}</span>
          <span aria-hidden="true">{t('listItems.manage.choose')}</span>
        </Checkbox>
      )}
      {can.edit && (
        <IconButton icon={PencilLine} label={t('listItems.manage.edit', { title })} onPress={() => setEditing(true)} />
      )}
      {can.delete && (
        <IconButton
          icon={Trash2}
          label={t('listItems.manage.delete', { title })}
          onPress={() => void tasks.remove(item)}
        />
      )}
      {isEditing && (
        <Suspense fallback={null}>
          <ItemDrawer item={item} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
