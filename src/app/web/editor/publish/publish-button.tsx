import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronDown from 'lucide-react/icons/chevron-down';
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
import { publicationOf } from '#features/pages/contract/publication.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { usePagePath } from '../../use-page-path.ts';
import { useChecks } from '../checks/checks-context.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { partGiven, stateOfAll } from '../review/languages-in-review.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { mainAction, otherActions, type PublishAction } from './publication.ts';
import styles from './publish-button.module.css';
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

/** Its words follow what can be done now; the rest stands behind the arrow. */
export function PublishButton() {
  const { t } = useTranslation();
  const screen = useLanguage();
  const { session } = useEditor();
  const navigate = useNavigate();
  const path = versionsPath(usePagePath());
  const page = useSession((state) => state.page);
  const review = usePageReview();
  const item = useItemTarget();
  const hasLanguages = useLanguages().length > 1;
  const mayMakePages = useUserState().applicationUser?.isContentManager === true;
  const publish = usePublish();
  const found = useChecks(({ findings }) => findings.length);
  const main = mainAction(page, review);
  const part = partGiven(review);
  // What is only in this browser cannot be made public.
  const isAway = useSession(({ saving: { kind } }) => kind === 'kept-here' || kind === 'stopped');

  async function act(action: MenuAction | 'checks'): Promise<void> {
    if (action === 'checks') return publish.openChecks();
    if (action === 'versions') return toVersions();
    return publish.act(action);
  }
  /** What was typed just now is in the list there. */
  async function toVersions(): Promise<void> {
    await session.settled().catch(() => undefined);
    await navigate(path);
  }

  return (
    <span className={styles.split}>
      <Button
        variant="on-brand"
        isCompact
        className={styles.main ?? ''}
        isPending={publish.isBusy}
        isDisabled={main === undefined || isAway}
        onPress={() => void (main !== undefined && act(main))}
      >
        {main === 'publish' && part !== undefined
          ? t('editor.publish.main.publishPart', { languages: languageList(part, screen) })
          : t(`editor.publish.main.${main ?? publicationOf(page, { state: stateOfAll(review) })}`)}
      </Button>
      <MenuTrigger>
        <IconButton
          variant="on-brand"
          isCompact
          className={styles.arrow ?? ''}
          icon={ChevronDown}
          label={t('editor.publish.more')}
        />
        <Menu placement="bottom end" onAction={(key) => void act(key as MenuAction | 'checks')}>
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
          {page.kind === 'page' && item === undefined && (
            <MenuItem id="together" icon={Files} label={t('publishTogether.open')} isDisabled={isAway} />
          )}
          {page.kind === 'page' && <MenuItem id="preview" icon={Eye} label={t('previews.open')} isDisabled={isAway} />}
          {page.kind === 'page' && item === undefined && mayMakePages && (
            <MenuItem id="newPage" icon={FilePlus} label={t('pages.new.open')} isDisabled={isAway} />
          )}
          {item === undefined && (
            <MenuItem id="delete" icon={Trash2} label={t('pages.delete.open')} isDanger isDisabled={isAway} />
          )}
        </Menu>
      </MenuTrigger>
    </span>
  );
}
