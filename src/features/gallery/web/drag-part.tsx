import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import Newspaper from 'lucide-react/icons/newspaper';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Density } from '#platform/web/ui/density/density.tsx';
import { ReorderableList } from '#platform/web/ui/list/reorderable-list.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { moveNodes } from '#platform/web/ui/tree/move-node.ts';
import { Tree } from '#platform/web/ui/tree/tree.tsx';
import type { TreeNode } from '#platform/web/ui/tree/tree-node.ts';
import styles from './gallery.module.css';
import { Columns, Part } from './part.tsx';

export function DragPart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.drag')}>
      <Density name="admin">
        <Columns count={2}>
          <PageTree />
          <MenuOrder />
        </Columns>
      </Density>
    </Part>
  );
}

function PageTree() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState('living');
  const [nodes, setNodes] = useState<TreeNode[]>([
    { id: 'home', label: t('gallery.drag.home'), icon: FileText },
    {
      id: 'living',
      label: t('gallery.drag.living'),
      icon: FileText,
      children: [
        { id: 'passport', label: t('gallery.drag.passport'), icon: FileText },
        {
          id: 'moving',
          label: t('gallery.drag.moving'),
          icon: FileText,
          aside: <StatusBadge status="changed" />,
        },
      ],
    },
    { id: 'news', label: t('gallery.drag.news'), icon: Newspaper },
    { id: 'agenda', label: t('gallery.drag.agenda'), icon: CalendarDays },
  ]);
  return (
    <div className={`${styles.box} ${styles.padded}`}>
      <Tree
        label={t('gallery.drag.tree')}
        nodes={nodes}
        defaultExpandedIds={['living']}
        selectedId={selected}
        onSelect={setSelected}
        onMove={(move) => setNodes((present) => moveNodes(present, move))}
      />
    </div>
  );
}

function MenuOrder() {
  const { t } = useTranslation();
  const [ids, setIds] = useState(['living', 'news', 'agenda', 'contact']);
  const items = ids.map((id) => ({ id, name: t(`gallery.drag.${id}`) }));
  return (
    <ReorderableList label={t('gallery.drag.list')} items={items} nameOf={({ name }) => name} onReorder={setIds}>
      {({ id, name }) => (
        <>
          <span className={styles.grow}>{name}</span>
          <IconButton
            icon={X}
            label={t('gallery.drag.remove', { name })}
            onPress={() => setIds((present) => present.filter((other) => other !== id))}
          />
        </>
      )}
    </ReorderableList>
  );
}
