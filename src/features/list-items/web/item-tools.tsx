import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import type { ListItem } from '../contract/list-item.ts';
import { isOnSite } from './item-draft.ts';
import { ItemMore } from './item-more.tsx';
import styles from './list-frame.module.css';
import { EditItemContext, ItemEditingContext, ListToolsContext } from './list-tools-context.ts';
import { useHasKeptDraft } from './use-has-kept-draft.ts';
import { useItemTasks } from './use-item-tasks.ts';

const ItemDrawer = lazy(() => import('./item-drawer.tsx'));

/** At each item, for who may change it: choose, edit, delete. */
export default function ItemTools({ item }: { item: ListItem }) {
  const { t } = useTranslation();
  const tasks = useItemTasks();
  const list = useContext(ListToolsContext);
  const editBesideList = useContext(EditItemContext);
  const [isEditing, setEditing] = useState(false);
  const onItsPage = useContext(ItemEditingContext)?.edit(item);
  const edit = onItsPage ?? (() => (editBesideList === undefined ? setEditing(true) : editBesideList(item)));
  const { guid, shortId, title, can } = item;
  const hasChange = useHasKeptDraft(guid) && isOnSite(item.state);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** The button goes with its item: the next one in the list takes the focus, or the screen when there is none. */
  async function remove() {
    const items = [...document.querySelectorAll('[data-item]')];
    const place = items.findIndex((one) => one.getAttribute('data-item') === guid);
    const next = items[place + 1] ?? items[place - 1];
    if (!(await tasks.remove(item))) return;
    // On its own page there is nothing left to see; the list it was in is one step up.
    const [page = '', rest] = pathname.split(`/i/${shortId}`);
    if (rest !== undefined) return navigate(page || '/');
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const target = next?.isConnected ? next.querySelector('a, button') : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    });
  }
  return (
    <div className={styles.tools} data-own-tools="">
      {list !== undefined && can.edit && (
        <Checkbox isSelected={list.marked.has(guid)} onChange={(isMarked) => list.mark(guid, isMarked)}>
          <span className="visually-hidden">{t('listItems.manage.mark', { title })}</span>
          <span aria-hidden="true">{t('listItems.manage.choose')}</span>
        </Checkbox>
      )}
      {hasChange && <StatusBadge status="changed">{t('listItems.manage.states.changed')}</StatusBadge>}
      {can.edit && <IconButton icon={PencilLine} label={t('listItems.manage.edit', { title })} onPress={edit} />}
      {can.delete && (
        <IconButton icon={Trash2} label={t('listItems.manage.delete', { title })} onPress={() => void remove()} />
      )}
      {can.edit && <ItemMore item={item} />}
      {isEditing && (
        <Suspense fallback={null}>
          <ItemDrawer item={item} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
