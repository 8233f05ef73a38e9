import { useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useContext, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { moveNodes, type TreeMove } from '#platform/web/ui/tree/move-node.ts';
import { placeOf, stepMove, type TreeStep, treeSteps } from '#platform/web/ui/tree/step-move.ts';
import { Tree } from '#platform/web/ui/tree/tree.tsx';
import { readWrittenParents } from '../../contract/editing/item-hanging.endpoints.ts';
import { inHandOrder } from '../../contract/item-order.ts';
import type { ListItem } from '../../contract/list-item.ts';
import type { ListBlockOptions } from '../../contract/list-query.ts';
import { movedBelow, type OrderNode, orderOptions, orderTree } from '../../contract/order-tree.ts';
import { ItemEditingContext, type ListOrder } from '../list-tools-context.ts';
import { useItemTasks } from '../use-item-tasks.ts';
import { itemsInOrder, mostOrdered } from './items-in-order.ts';

type OrderedOptions = ListOrder & Pick<ListBlockOptions, 'defaultParentGuids'>;

interface ListOrderDialogProps {
  blockGuid: string;
  options: OrderedOptions;
  onClose(): void;
}

const icons = { up: ArrowUp, down: ArrowDown, under: CornerDownRight, out: CornerLeftUp } satisfies Record<
  TreeStep,
  unknown
>;

/** The whole list in its order, to be dragged by mouse, touch and keyboard, or moved by a menu. */
export default function ListOrderDialog({ blockGuid, options, onClose }: ListOrderDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const isOfPage = useContext(ItemEditingContext)?.order(blockGuid) !== undefined;
  const { data, isError } = useQuery({
    queryKey: ['list order', blockGuid],
    queryFn: async () => {
      const { defaultSortBy, defaultParentGuids } = options;
      const filter = defaultParentGuids.length > 0 ? [`parentGuids=${defaultParentGuids.join(',')}`] : [];
      const [items, written] = await Promise.all([
        itemsInOrder(call, blockGuid, { sort_by: defaultSortBy, filter }),
        isOfPage ? call(readWrittenParents, { params: { blockGuid } }) : [],
      ]);
      const parentsOf = new Map(written.map(({ guid, parentGuids }) => [guid, parentGuids]));
      const asWritten = items.map((item) => ({ ...item, parentGuids: parentsOf.get(item.guid) ?? item.parentGuids }));
      // As it stands on this page: what was put in order while writing it is not what the server answers by.
      return inHandOrder(asWritten, defaultSortBy, options);
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (data !== undefined) return <OrderTree {...{ blockGuid, options, onClose }} items={data} />;
  return (
    <Dialog isOpen title={t('listItems.manage.order.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isError ? (
        <Notice tone="danger" isLive>
          {t('listItems.manage.order.notLoaded')}
        </Notice>
      ) : (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function OrderTree({ blockGuid, options, items, onClose }: ListOrderDialogProps & { items: readonly ListItem[] }) {
  const { t } = useTranslation();
  const tasks = useItemTasks();
  const write = useContext(ItemEditingContext)?.order(blockGuid);
  const [start] = useState(() => orderTree(items, options));
  const [tree, setTree] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const [expanded, setExpanded] = useState(() => items.map(({ guid }) => guid));

  function move(to: TreeMove): OrderNode[] {
    const after = moveNodes(tree, to) as OrderNode[];
    setTree(after);
    setExpanded((before) => [...new Set([...before, to.target])]);
    return after;
  }

  /** By the menu nothing is said by itself. */
  function step(node: Pick<OrderNode, 'id' | 'label'>, by: TreeStep) {
    const to = stepMove(tree, node.id, by);
    if (to === undefined) return;
    const { siblings = [], parent } = placeOf(move(to), node.id) ?? {};
    const place = siblings.findIndex(({ id }) => id === node.id) + 1;
    const above = items.find(({ guid }) => guid === parent)?.title;
    const words = { title: node.label, place, count: siblings.length, parent: above ?? '' };
    say(t(`listItems.manage.order.${above === undefined ? 'moved' : 'movedUnder'}`, words));
  }

  const moved = movedBelow(items, tree);

  async function save(close: () => void) {
    setSaving(true);
    const order = { ...orderOptions(tree), defaultSortBy: 'sortOrder_asc' } as const;
    if (await tasks.order(order, moved, write === undefined ? { blockGuid } : { write, before: options })) close();
    setSaving(false);
  }

  return (
    <Dialog
      isOpen
      title={t('listItems.manage.order.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isDisabled={tree === start} isPending={isSaving} onPress={() => void save(close)}>
            {t('listItems.manage.order.save')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <p>{`${t('listItems.manage.order.help')} ${t(`listItems.manage.order.${write === undefined ? 'atOnce' : 'withPage'}`)}`}</p>
      {write !== undefined && moved.length > 0 && (
        <Notice tone="info" isLive>
          {t('listItems.manage.order.hangingWithItem')}
        </Notice>
      )}
      {items.length === mostOrdered && (
        <Notice tone="info">{t('listItems.manage.order.tooMany', { count: mostOrdered })}</Notice>
      )}
      <Tree
        label={t('listItems.manage.order.tree')}
        nodes={tree}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
        onMove={move}
        empty={t('listItems.manage.order.empty')}
        actions={(node) => (
          <MenuTrigger>
            <IconButton icon={Ellipsis} label={t('listItems.manage.order.more', { title: node.label })} />
            <Menu placement="bottom end" onAction={(by) => step(node, by as TreeStep)}>
              {treeSteps.map((by) => (
                <MenuItem
                  key={by}
                  id={by}
                  icon={icons[by]}
                  label={t(`listItems.manage.order.steps.${by}`)}
                  isDisabled={stepMove(tree, node.id, by) === undefined}
                />
              ))}
            </Menu>
          </MenuTrigger>
        )}
      />
    </Dialog>
  );
}
