import ExternalLink from 'lucide-react/icons/external-link';
import EyeOff from 'lucide-react/icons/eye-off';
import Heading from 'lucide-react/icons/heading';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import { addressDifference, type MenuTreeNode } from './menu-nodes.ts';
import styles from './menu-screen.module.css';
import type { MenuDraft } from './use-menu-draft.ts';

interface MenuRowNoteProps {
  item: MenuSourceItem;
  was: string | undefined;
  becomes: string | undefined;
}

/** The address, with what changes of it struck through and what it becomes. */
export function MenuRowNote({ item, was, becomes }: MenuRowNoteProps) {
  if (becomes === undefined) return <span className={styles.address}>{item.externalUrl ?? ''}</span>;
  if (was === undefined || was === becomes) return <span className={styles.address}>{becomes}</span>;
  const parts = addressDifference(was, becomes);
  return (
    <span className={styles.address}>
      <del>{parts.was}</del> <ins>{parts.becomes}</ins>
      {parts.same}
    </span>
  );
}

/** What is the matter with it, in a word: at most two, what was done here first. */
export function MenuRowBadges({ node, draft, isFolded }: { node: MenuTreeNode; draft: MenuDraft; isFolded: boolean }) {
  const { t } = useTranslation();
  const { item } = node;
  const done = new Set(draft.changes.filter(({ guid }) => guid === item.guid).map(({ kind }) => kind));
  const change = done.has('add') ? 'added' : done.has('move') ? 'moved' : done.has('set') ? 'changed' : undefined;
  return (
    <span className={styles.badges}>
      {change !== undefined && <Badge tone="now">{t(`menus.badges.${change}`)}</Badge>}
      {!item.isVisible && (
        <Badge tone="neutral" icon={EyeOff}>
          {t('menus.badges.hidden')}
        </Badge>
      )}
      {item.pageGuid !== null && !item.pageIsPublished && change === undefined && (
        <Badge tone="neutral" icon={PencilLine}>
          {t('menus.badges.draft')}
        </Badge>
      )}
      {item.pageGuid === null && (
        <Badge tone="neutral" icon={item.externalUrl === null ? Heading : ExternalLink}>
          {t(item.externalUrl === null ? 'menus.badges.heading' : 'menus.badges.link')}
        </Badge>
      )}
      {isFolded && node.children.length > 0 && (
        <Badge tone="neutral">{t('menus.badges.below', { count: countBelow(node) })}</Badge>
      )}
    </span>
  );
}

const countBelow = (node: MenuTreeNode): number => node.children.reduce((sum, child) => sum + 1 + countBelow(child), 0);
