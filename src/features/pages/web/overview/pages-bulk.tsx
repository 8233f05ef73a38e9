import CalendarClock from 'lucide-react/icons/calendar-clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import Copy from 'lucide-react/icons/copy';
import Move from 'lucide-react/icons/move';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { LongWork } from '#features/tasks/contract/long-work.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { BulkAction, BulkBar, type ChosenAll } from '#platform/web/ui/table/bulk-bar.tsx';
import type { PagesAction } from '../../contract/overview/pages-change.ts';
import styles from './overview.module.css';

const actions: { action: PagesAction; icon: IconShape; isOfMenu?: boolean }[] = [
  { action: 'publish', icon: Send },
  { action: 'unpublish', icon: CloudOff },
  { action: 'owner', icon: UserRoundCheck },
  { action: 'review', icon: CalendarClock },
  { action: 'move', icon: Move, isOfMenu: true },
  { action: 'copy', icon: Copy },
  { action: 'trash', icon: Trash2 },
];

interface PagesBulkProps {
  count: number;
  all: ChosenAll | undefined;
  /** Templates and shared parts have no place to move to. */
  hasMenu: boolean;
  /** Of what takes longer than one waits for. */
  work: LongWork | undefined;
  isBusy: boolean;
  onAsk(action: PagesAction): void;
  onClear(): void;
}

/** What can be done with the chosen pages. */
export function PagesBulk({ count, all, hasMenu, work, isBusy, onAsk, onClear }: PagesBulkProps) {
  const { t } = useTranslation();
  const progress = work && t('pages.overview.progress', { done: work.done, total: work.total });
  return (
    <>
      {work !== undefined && (
        <div className={styles.progress}>
          <Gauge
            value={work.done}
            max={Math.max(work.total, 1)}
            isNow
            label={progress ?? ''}
            valueText={progress ?? ''}
          />
        </div>
      )}
      <BulkBar count={count} all={all} onClear={onClear}>
        {actions
          .filter(({ isOfMenu }) => hasMenu || isOfMenu !== true)
          .map(({ action, icon }) => (
            <BulkAction
              key={action}
              icon={icon}
              label={t(`pages.overview.bulk.${action}`)}
              onPress={() => onAsk(action)}
              isDisabled={isBusy}
            />
          ))}
      </BulkBar>
    </>
  );
}
