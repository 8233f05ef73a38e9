import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronDown from 'lucide-react/icons/chevron-down';
import EyeOff from 'lucide-react/icons/eye-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { useSession } from '../state/editor-context.ts';
import { mainAction, otherActions, type PublishAction, publicationOf } from './publication.ts';
import styles from './publish-button.module.css';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));
const DiscardDialog = lazy(() => import('./discard-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

const icons: Record<PublishAction, IconShape> = {
  publish: Send,
  schedule: CalendarPlus,
  stopSchedule: CalendarX,
  discard: RotateCcw,
  unpublish: EyeOff,
};

/** Its words follow what can be done now; the rest stands behind the arrow. */
export function PublishButton() {
  const { t } = useTranslation();
  const page = useSession((state) => state.page);
  const saving = useSession((state) => state.saving.kind);
  const publishing = usePublishing();
  const [asked, setAsked] = useState<PublishAction | 'delete'>();
  const [isBusy, setBusy] = useState(false);
  const publication = publicationOf(page);
  const main = mainAction[publication];
  // What is only in this browser cannot be made public.
  const isAway = saving === 'kept-here' || saving === 'stopped';

  async function act(action: PublishAction | 'delete'): Promise<void> {
    if (action === 'delete' || action === 'schedule' || action === 'discard' || action === 'unpublish')
      return setAsked(action);
    setBusy(true);
    if (action === 'publish') await publishing.publish();
    else await publishing.schedule({ publishAt: null, unpublishAt: page.unpublishAt });
    setBusy(false);
  }
  const close = () => setAsked(undefined);

  return (
    <span className={styles.split}>
      <Button
        variant="on-brand"
        isCompact
        className={styles.main ?? ''}
        isPending={isBusy}
        isDisabled={main === undefined || isAway}
        onPress={() => void (main !== undefined && act(main))}
      >
        {t(`editor.publish.main.${publication}`)}
      </Button>
      <MenuTrigger>
        <IconButton
          variant="on-brand"
          isCompact
          className={styles.arrow ?? ''}
          icon={ChevronDown}
          label={t('editor.publish.more')}
        />
        <Menu placement="bottom end" onAction={(key) => void act(key as PublishAction | 'delete')}>
          {otherActions(page).map((action) => (
            <MenuItem
              key={action}
              id={action}
              icon={icons[action]}
              label={t(`editor.publish.actions.${action}`)}
              isDanger={action === 'unpublish'}
              isDisabled={isAway}
            />
          ))}
          <MenuItem id="delete" icon={Trash2} label={t('pages.delete.open')} isDanger isDisabled={isAway} />
        </Menu>
      </MenuTrigger>
      <Suspense fallback={null}>
        {asked === 'schedule' && <ScheduleDialog publishing={publishing} onClose={close} />}
        {asked === 'discard' && <DiscardDialog onClose={close} />}
        {asked === 'delete' && <DeleteDialog onClose={close} />}
        {asked === 'unpublish' && <UnpublishDialog publishing={publishing} onClose={close} />}
      </Suspense>
    </span>
  );
}
