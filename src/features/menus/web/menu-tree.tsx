import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { TreeMove } from '#platform/web/ui/tree/move-node.ts';
import { placeOf, stepMove, type TreeStep, treeSteps } from '#platform/web/ui/tree/step-move.ts';
import { Tree } from '#platform/web/ui/tree/tree.tsx';
import type { TreeNode } from '#platform/web/ui/tree/tree-node.ts';
import { arranged, withAllBelow } from '../contract/arranging/arrange-menu.ts';
import type { MenuSource } from '../contract/menu-source.ts';
import { type MenuTreeNode, menuNodes, pathsOf, placeAfter } from './menu-nodes.ts';
import { MenuRowBadges, MenuRowNote } from './menu-row.tsx';
import type { MenuDraft } from './use-menu-draft.ts';

const icons = { up: ArrowUp, down: ArrowDown, under: CornerDownRight, out: CornerLeftUp } as const;
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
  const paths = { was: pathsOf(source.items), becomes: pathsOf(draft.items) };
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

  function act(node: MenuTreeNode, action: string): void {
    if (action === 'edit') onEdit(node.id);
    else if (action === 'remove') remove(node.id);
    else if (action === 'show') {
      draft.run({ kind: 'set', guid: node.id, changes: { isVisible: !node.item.isVisible } });
    } else step(node.id, action as TreeStep);
  }

  const shownNodes = (level: readonly MenuTreeNode[]): TreeNode[] =>
    level.map((node) => ({
      id: node.id,
      label: node.label,
      note: <MenuRowNote item={node.item} was={paths.was.get(node.id)} becomes={paths.becomes.get(node.id)} />,
      aside: <MenuRowBadges node={node} draft={draft} isFolded={!expanded.includes(node.id)} />,
      children: shownNodes(node.children),
    }));

  return (
    <div onKeyDownCapture={hearKeys}>
      <Tree
        label={t('admin.menu.menu')}
        nodes={shownNodes(nodes)}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
        onMove={move}
        canMove={(to) => to.ids.every((guid) => !withAllBelow(draft.items, guid).has(to.target))}
        empty={t('menus.empty')}
        actions={(shown) => {
          const node = findNode(nodes, shown.id);
          return (
            node && (
              <MenuTrigger>
                <IconButton icon={Ellipsis} label={t('menus.more', { name: node.label })} />
                <Menu placement="bottom end" onAction={(action) => act(node, String(action))}>
                  <MenuItem id="edit" icon={PencilLine} label={t('menus.edit')} shortcut="F2" />
                  <MenuItem
                    id="show"
                    icon={node.item.isVisible ? EyeOff : Eye}
                    label={t(node.item.isVisible ? 'menus.hide' : 'menus.show')}
                  />
                  {treeSteps.map((by) => (
                    <MenuItem
                      key={by}
                      id={by}
                      icon={icons[by]}
                      label={t(`menus.steps.${by}`)}
                      isDisabled={stepMove(nodes, node.id, by) === undefined}
                    />
                  ))}
                  <MenuItem id="remove" icon={Trash2} label={t('menus.remove')} shortcut="Del" isDanger />
                </Menu>
              </MenuTrigger>
            )
          );
        }}
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
