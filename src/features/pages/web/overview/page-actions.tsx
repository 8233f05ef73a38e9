import CalendarClock from 'lucide-react/icons/calendar-clock';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Move from 'lucide-react/icons/move';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { useIsActiveRow } from '#platform/web/ui/tree-grid/active-row-context.ts';
import { editHref } from '../../contract/edit-path.ts';
import type { OverviewPage } from '../../contract/overview/page-overview.ts';
import type { PagesAction } from '../../contract/overview/pages-change.ts';
import styles from './overview.module.css';

interface PageActionsProps {
  page: OverviewPage;
  onAsk(action: PagesAction, page: OverviewPage): void;
}

/** What can be done with one page without opening it. */
export function PageActions({ page, onAsk }: PageActionsProps) {
  const { t } = useTranslation();
  const isActive = useIsActiveRow();
  const label = t('pages.overview.actions.of', { name: page.title });
  return (
    <span className={styles.end}>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={label} excludeFromTabOrder={!isActive} />
        <Menu aria-label={label} placement="bottom end">
          <MenuItem id="edit" icon={Pencil} label={t('pages.overview.actions.edit')} href={editHref(page)} />
          {page.isPublished && page.path !== null && (
            <MenuItem id="view" icon={Eye} label={t('pages.overview.actions.view')} href={page.path} />
          )}
          <MenuItem
            id="owner"
            icon={UserRoundCheck}
            label={t('pages.overview.actions.owner')}
            onAction={() => onAsk('owner', page)}
          />
          <MenuItem
            id="review"
            icon={CalendarClock}
            label={t('pages.overview.actions.review')}
            onAction={() => onAsk('review', page)}
          />
          {page.kind === 'page' && (
            <MenuItem
              id="move"
              icon={Move}
              label={t(page.path === null ? 'pages.overview.actions.place' : 'pages.overview.actions.move')}
              onAction={() => onAsk('move', page)}
            />
          )}
          <MenuItem
            id="copy"
            icon={Copy}
            label={t('pages.overview.actions.copy')}
            onAction={() => onAsk('copy', page)}
          />
          <MenuItem
            id="delete"
            icon={Trash2}
            label={t('pages.overview.actions.delete')}
            isDanger
            onAction={() => onAsk('trash', page)}
          />
        </Menu>
      </MenuTrigger>
    </span>
  );
}
