import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { BulkAction, BulkBar } from '#platform/web/ui/table/bulk-bar.tsx';
import type { ListItem } from '../contract/list-item.ts';
import styles from './list-frame.module.css';
import { EditItemContext, ListEditorContext, type ListTools, ListToolsContext } from './list-tools-context.ts';
import { OwnItems } from './own-items.tsx';
import { type NamedRefusal, RefusedItems } from './refused-items.tsx';
import { type BulkChange, useItemTasks } from './use-item-tasks.ts';

const ItemDrawer = lazy(() => import('./item-drawer.tsx'));

/** §9. */
const highlightTime = 1000;

interface ListFrameProps {
  block: { guid: string };
  options: { itemTypeNames: readonly string[]; defaultParentGuids: readonly string[] };
  items: readonly ListItem[];
  canAdd: boolean;
  canEditAll: boolean;
  /** Lights an item up in its list, or none. */
  onHighlight(guid: string | undefined): void;
  children: ReactNode;
}

const actions = [
  { kind: 'publish', icon: Eye },
  { kind: 'unpublish', icon: EyeOff },
  { kind: 'highlight', icon: Star },
  { kind: 'delete', icon: Trash2 },
] as const satisfies { kind: BulkChange; icon: typeof Eye }[];

/** Around a list, for who may add to it or change what is in it. */
export default function ListFrame(props: ListFrameProps) {
  const { block, options, items, canAdd, canEditAll, onHighlight, children } = props;
  const { t } = useTranslation();
  const tasks = useItemTasks();
  const [isAdding, setAdding] = useState(false);
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
    }),
    [marked],
  );
  const shown = items.filter(({ guid }) => marked.has(guid)).map(({ guid }) => guid);

  function added(guid: string) {
    setAdding(false);
    onHighlight(guid);
    clearTimeout(timer.current);
    timer.current = setTimeout(onHighlight, highlightTime, undefined);
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
        <div className={styles.bar}>
          <Button icon={Plus} variant="primary" onPress={() => setAdding(true)}>
            {t('listItems.manage.add')}
          </Button>
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
      {isAdding && (
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
