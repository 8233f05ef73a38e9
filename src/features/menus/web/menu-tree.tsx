import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import type { TreeMove } from '#platform/web/ui/tree/move-node.ts';
import { placeOf, stepMove, type TreeStep, treeSteps } from '#platform/web/ui/tree/step-move.ts';
import { Tree } from '#platform/web/ui/tree/tree.tsx';
import { useSteady } from '#platform/web/use-steady.ts';
import { arranged, withAllBelow } from '../contract/arranging/arrange-menu.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { type MenuTreeNode, menuNodes, placeAfter } from './menu-nodes.ts';
import { MenuRowActions, type RowAction } from './menu-row-actions.tsx';
import type { MenuDraft } from './use-menu-draft.ts';
import { useShownNodes } from './use-shown-nodes.tsx';

const stepKeys: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'under',
  ArrowLeft: 'out',
};
/** As many as are seen at a glance; a longer menu begins folded. */
const mostOpen = 40;

interface MenuTreeProps {
  source: MenuSource;
  draft: MenuDraft;
  onEdit(guid: string): void;
}

/** Dragged by mouse, touch and keyboard, moved by Alt and the arrows or by a menu, and everything is said. */
export function MenuTree({ source, draft, onEdit }: MenuTreeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nodes = menuNodes(draft.items, language);
  const [expanded, setExpanded] = useState(() =>
    source.items.length > mostOpen ? [] : source.items.map(({ guid }) => guid),
  );

  function move(to: TreeMove): void {
    const place = placeAfter(nodes, to);
    if (place === undefined) return;
    draft.run({ kind: 'move', ...place });
    if (place.parentGuid !== null) setExpanded((before) => [...new Set([...before, to.target])]);
    tell(place);
  }

  function tell({ guid, parentGuid, position }: { guid: string; parentGuid: string | null; position: number }): void {
    const after = arranged(draft.items, { kind: 'move', guid, parentGuid, position }) ?? [];
    const { siblings = [] } = placeOf(menuNodes(after, language), guid) ?? {};
    const label = siblings.find(({ id }) => id === guid)?.label ?? '';
    const parent = menuLabel(nodes, parentGuid);
    const words = { name: label, place: position + 1, count: siblings.length, parent: parent ?? '' };
    const along = withAllBelow(after, guid).size - 1;
    const place = t(parent === undefined ? 'menus.said.moved' : 'menus.said.movedUnder', words);
    say(along === 0 ? place : `${place} ${t('menus.said.along', { count: along })}`);
  }

  function step(guid: string, by: TreeStep): void {
    const to = stepMove(nodes, guid, by);
    if (to !== undefined) move(to);
  }

  function remove(guid: string): void {
    say(t('menus.said.removed', { name: menuLabel(nodes, guid) ?? '' }));
    draft.run({ kind: 'remove', guid });
  }

  function hearKeys(event: KeyboardEvent): void {
    const guid = (event.target as Element).closest('[role="row"]')?.getAttribute('data-key');
    // Only at the row itself: in its buttons and its menu the keys are theirs.
    if (guid === null || guid === undefined || (event.target as Element).getAttribute('role') !== 'row') return;
    const by = event.altKey ? stepKeys[event.key] : undefined;
    if (by !== undefined) step(guid, by);
    else if (event.key === 'F2') onEdit(guid);
    else if (event.key === 'Delete') remove(guid);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const act = useSteady((guid: string, action: RowAction): void => {
    if (action === 'edit') onEdit(guid);
    else if (action === 'remove') remove(guid);
    else if (action === 'show') {
      draft.run({ kind: 'set', guid, changes: { isVisible: !findNode(nodes, guid)?.item.isVisible } });
    } else step(guid, action);
  });
  const possible = useSteady((guid: string) => ({
    isVisible: findNode(nodes, guid)?.item.isVisible ?? false,
    steps: new Set(treeSteps.filter((by) => stepMove(nodes, guid, by) !== undefined)),
  }));
  const shown = useShownNodes(nodes, source, draft, expanded);

  return (
    <div onKeyDownCapture={hearKeys}>
      <Tree
        label={t('admin.menu.menu')}
        nodes={shown}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
        onMove={move}
        canMove={(to) => to.ids.every((guid) => !withAllBelow(draft.items, guid).has(to.target))}
        empty={t('menus.empty')}
        actions={({ id, label }) => <MenuRowActions id={id} label={label} possible={possible} onAct={act} />}
      />
    </div>
  );
}

function findNode(nodes: readonly MenuTreeNode[], id: string | null): MenuTreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const menuLabel = (nodes: readonly MenuTreeNode[], id: string | null): string | undefined => findNode(nodes, id)?.label;
