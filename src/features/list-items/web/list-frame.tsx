import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import type { ListItem } from '../contract/list-item.ts';
import { defaultSortBy } from '../contract/list-words.ts';
import { AddInPlace } from './add-in-place.tsx';
import styles from './list-frame.module.css';
import {
  EditItemContext,
  ItemEditingContext,
  ListEditorContext,
  type ListTools,
  ListToolsContext,
} from './list-tools-context.ts';
import { OwnItems } from './own-items.tsx';
import type { ListFrameProps } from './parts/list/list-manager-context.ts';
import { type NamedRefusal, RefusedItems } from './refused-items.tsx';
import { type BulkChange, useItemTasks } from './use-item-tasks.ts';

const ItemDrawer = lazy(() => import('./item-drawer.tsx'));
const ListOrderDialog = lazy(() => import('./order/list-order-dialog.tsx'));

/** §9. */
const highlightTime = 1000;

const actions = [
  { kind: 'publish', icon: Eye },
  { kind: 'unpublish', icon: EyeOff },
  { kind: 'highlight', icon: Star },
  { kind: 'delete', icon: Trash2 },
] as const satisfies { kind: BulkChange; icon: typeof Eye }[];

/** Around a list, for who may add to it or change what is in it. */
export default function ListFrame(props: Omit<ListFrameProps, 'block'> & { block: { guid: string } }) {
  const { block, options, items, canAdd, canEditAll, onHighlight, children } = props;
  const { t } = useTranslation();
  const tasks = useItemTasks();
  const [isAdding, setAdding] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const itemEditing = useContext(ItemEditingContext);
  // Of several types one is chosen first, in the form.
  const [onlyType, ...otherTypes] = options.itemTypeNames;
  const typeInPlace = itemEditing === undefined || otherTypes.length > 0 ? undefined : onlyType;
  const [edited, setEdited] = useState<ListItem>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<NamedRefusal[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tools = useMemo<ListTools>(
    () => ({
      marked,
      mark: (guid, isMarked) =>
        setMarked((before) => new Set([...before].filter((one) => one !== guid).concat(isMarked ? guid : []))),
      order: canEditAll && canAdd ? () => setOrdering(true) : undefined,
    }),
    [marked, canEditAll, canAdd],
  );
  const shown = items.filter(({ guid }) => marked.has(guid)).map(({ guid }) => guid);

  function added(guid: string) {
    setAdding(false);
    onHighlight(guid);
    clearTimeout(timer.current);
    timer.current = setTimeout(onHighlight, highlightTime, undefined);
  }

  async function addTitled(title: string): Promise<boolean> {
    const { saved } = await tasks.add(block.guid, {
      title,
      listItemTypeName: typeInPlace ?? '',
      parentGuids: [...options.defaultParentGuids],
      isPublished: false,
    });
    if (saved === undefined) return false;
    added(saved.guid);
    (itemEditing?.edit(saved) ?? (() => setEdited(saved)))();
    return true;
  }

  const change = async (kind: BulkChange) => {
    const titles = new Map(items.map(({ guid, title }) => [guid, title]));
    setMarked(new Set());
    setRefused([]);
    const left = await tasks.bulk(shown, kind);
    setRefused(left.map(({ guid, code }) => ({ guid, code, title: titles.get(guid) ?? '' })));
  };

  return (
    <ListEditorContext value={canEditAll}>
      {canAdd && (
        <div className={styles.bar} data-own-tools="">
          {isAdding && typeInPlace !== undefined ? (
            <AddInPlace onAdd={addTitled} onClose={() => setAdding(false)} />
          ) : (
            <>
              <Button icon={Plus} variant="primary" onPress={() => setAdding(true)}>
                {t('listItems.manage.add')}
              </Button>
              {tools.order !== undefined && items.length > 1 && (
                <Button icon={ListOrdered} onPress={tools.order}>
                  {t('listItems.manage.order.open')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <RefusedItems refused={refused} />
      <EditItemContext value={setEdited}>
        {canAdd && !canEditAll && <OwnItems blockGuid={block.guid} shown={items} />}
        <ListToolsContext value={tools}>{children}</ListToolsContext>
      </EditItemContext>
      <BulkBar count={shown.length} onClear={() => setMarked(new Set())}>
        {actions
          .filter(({ kind }) => canEditAll || kind !== 'highlight')
          .map(({ kind, icon }) => (
            <BulkAction
              key={kind}
              icon={icon}
              label={t(`listItems.manage.bulk.${kind}`)}
              onPress={() => void change(kind)}
            />
          ))}
      </BulkBar>
      {isOrdering && (
        <Suspense fallback={null}>
          <ListOrderDialog
            blockGuid={block.guid}
            options={{ defaultSortBy, sortOrder: [], nestedSortOrder: {}, ...options }}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
      {isAdding && typeInPlace === undefined && (
        <Suspense fallback={null}>
          <ItemDrawer list={{ blockGuid: block.guid, ...options }} onAdded={added} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {edited !== undefined && (
        <Suspense fallback={null}>
          <ItemDrawer item={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </ListEditorContext>
  );
}
