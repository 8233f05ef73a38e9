import ExternalLink from 'lucide-react/icons/external-link';
import EyeOff from 'lucide-react/icons/eye-off';
import Heading from 'lucide-react/icons/heading';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import type { MenuChange } from '../contract/arranging/menu-change.ts';
import type { MenuSourceItem } from '../contract/menu-source.ts';
import { addressDifference } from './menu-nodes.ts';
import styles from './menu-screen.module.css';

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

export type RowChange = 'added' | 'moved' | 'changed';

/** What was done here with each item, in a word. */
export function rowChanges(changes: readonly MenuChange[]): Map<string, RowChange> {
  const words: readonly [MenuChange['kind'], RowChange][] = [
    ['set', 'changed'],
    ['move', 'moved'],
    ['add', 'added'],
  ];
  return new Map(
    words.flatMap(([kind, word]) =>
      changes.filter((change) => change.kind === kind).map(({ guid }): [string, RowChange] => [guid, word]),
    ),
  );
}

interface MenuRowBadgesProps {
  item: MenuSourceItem;
  change: RowChange | undefined;
  /** How many are folded away below it. */
  hidden: number;
}

/** What is the matter with it, in a word: at most two, what was done here first. */
export function MenuRowBadges({ item, change, hidden }: MenuRowBadgesProps) {
  const { t } = useTranslation();
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
      {item.pageIsInTrash && (
        <Badge tone="neutral" icon={Trash2}>
          {t('menus.badges.trash')}
        </Badge>
      )}
      {item.pageGuid === null && !item.pageIsInTrash && (
        <Badge tone="neutral" icon={item.externalUrl === null ? Heading : ExternalLink}>
          {t(item.externalUrl === null ? 'menus.badges.heading' : 'menus.badges.link')}
        </Badge>
      )}
      {hidden > 0 && <Badge tone="neutral">{t('menus.badges.below', { count: hidden })}</Badge>}
    </span>
  );
}
