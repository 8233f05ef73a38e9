import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FilePlus from 'lucide-react/icons/file-plus';
import Files from 'lucide-react/icons/files';
import History from 'lucide-react/icons/history';
import Languages from 'lucide-react/icons/languages';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import UndoDot from 'lucide-react/icons/undo-dot';
import UserCheck from 'lucide-react/icons/user-check';
import { useNavigate } from 'react-router';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { versionsPath } from '#features/pages/contract/edit-path.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { MenuItem } from '#platform/web/ui/menu/menu.tsx';
import { usePagePath } from '../../use-page-path.ts';
import { useChecks } from '../checks/checks-context.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { otherActions, type PublishAction } from './publication.ts';
import { usePublish } from './publish-context.tsx';
import type { MenuAction } from './use-publish-actions.ts';

const icons: Record<PublishAction, IconShape> = {
  publish: Send,
  publishWithNote: MessageSquareText,
  publishLanguages: Languages,
  ask: UserCheck,
  approve: BadgeCheck,
  approveAndPublish: BadgeCheck,
  sendBack: UndoDot,
  withdraw: UndoDot,
  schedule: CalendarPlus,
  stopSchedule: CalendarX,
  versions: History,
  discard: RotateCcw,
  unpublish: EyeOff,
};

/** What is only in this browser cannot be made public. */
export const useIsAway = (): boolean =>
  useSession(({ saving: { kind } }) => kind === 'kept-here' || kind === 'stopped');

/** What can be done besides what the button does, as the items of a menu, and what each of them does. */
export function usePublishMenu() {
  const { t } = useTranslation();
  const { session } = useEditor();
  const navigate = useNavigate();
  const path = versionsPath(usePagePath());
  const page = useSession((state) => state.page);
  const review = usePageReview();
  const isItem = useItemTarget() !== undefined;
  const hasLanguages = useLanguages().length > 1;
  const mayMakePages = useUserState().applicationUser?.isContentManager === true;
  const publish = usePublish();
  const found = useChecks(({ findings }) => findings.length);
  const isAway = useIsAway();

  /** What was typed just now is in the list there. */
  async function toVersions(): Promise<void> {
    await session.settled().catch(() => undefined);
    await navigate(path);
  }
  async function act(action: MenuAction | 'checks'): Promise<void> {
    if (action === 'checks') return publish.openChecks();
    if (action === 'versions') return toVersions();
    return publish.act(action);
  }
  const items = (
    <>
      {found > 0 && <MenuItem id="checks" icon={ListChecks} label={t('editor.checks.found', { count: found })} />}
      {otherActions(page, review)
        .filter((action) => action !== 'publishLanguages' || hasLanguages)
        .map((action) => (
          <MenuItem
            key={action}
            id={action}
            icon={icons[action]}
            label={t(`editor.publish.actions.${action}`)}
            isDanger={action === 'unpublish'}
            isDisabled={isAway && action !== 'versions'}
          />
        ))}
      {page.kind === 'page' && !isItem && (
        <MenuItem id="together" icon={Files} label={t('publishTogether.open')} isDisabled={isAway} />
      )}
      {page.kind === 'page' && <MenuItem id="preview" icon={Eye} label={t('previews.open')} isDisabled={isAway} />}
      {page.kind === 'page' && !isItem && mayMakePages && (
        <MenuItem id="newPage" icon={FilePlus} label={t('pages.new.open')} isDisabled={isAway} />
      )}
      {!isItem && <MenuItem id="delete" icon={Trash2} label={t('pages.delete.open')} isDanger isDisabled={isAway} />}
    </>
  );
  return { items, act };
}
