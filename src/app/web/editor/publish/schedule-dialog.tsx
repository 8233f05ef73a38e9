import { useState } from 'react';
import { momentOf, wallClock } from '#platform/contract/time/local-moment.ts';
import { useServerClock } from '#platform/web/content/use-server-now.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { useChecks } from '../checks/checks-context.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';
import styles from './schedule-dialog.module.css';
import { scheduleFault } from './schedule-fault.ts';
import type { Publishing } from './use-publishing.ts';

interface ScheduleDialogProps {
  publishing: Publishing;
  onClose(): void;
}

/** When readers get the page as it is then, and when they lose it; each may be left open. */
export default function ScheduleDialog({ publishing, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation();
  const { timeZone } = useDates();
  const page = useSession((state) => state.page);
  const isItem = useItemTarget() !== undefined;
  // An item that readers have is there; its changes are published at once.
  const hasBeginning = !(isItem && page.isPublished);
  const wall = (moment: string | null) => (moment === null ? null : wallClock(moment, timeZone));
  const [publishAt, setPublishAt] = useState(() => wall(page.publishAt));
  const [unpublishAt, setUnpublishAt] = useState(() => wall(page.unpublishAt));
  /** The minute that was chosen may go by between drawing and pressing. */
  const [askedAt, setAskedAt] = useState<Date>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const stopping = useChecks((state) => state.stopping.length);
  const planned = {
    publishAt: publishAt === null ? null : momentOf(publishAt, timeZone),
    unpublishAt: unpublishAt === null ? null : momentOf(unpublishAt, timeZone),
  };
  const now = useServerClock();
  const shown = askedAt && scheduleFault(planned, page, askedAt);

  async function save(close: () => void): Promise<void> {
    const asked = now();
    setAskedAt(asked);
    setRefusal(undefined);
    if (scheduleFault(planned, page, asked) !== undefined) return;
    setBusy(true);
    const outcome = await publishing.schedule(planned);
    setBusy(false);
    if (outcome.state === 'done') close();
    else setRefusal(refusalText(outcome.error, t));
  }

  return (
    <Dialog
      isOpen
      title={t('editor.schedule.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} onPress={() => void save(close)}>
            {t('editor.schedule.confirm')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {hasBeginning && (
          <DatePicker
            label={t('editor.schedule.publishAt')}
            help={t(isItem ? 'editor.item.publishAtHelp' : 'editor.schedule.publishAtHelp')}
            hasTime
            value={publishAt}
            onChange={setPublishAt}
            {...(shown?.field === 'publishAt' && { error: t(`editor.schedule.faults.${shown.code}`) })}
          />
        )}
        <DatePicker
          label={t('editor.schedule.unpublishAt')}
          help={t('editor.schedule.unpublishAtHelp')}
          hasTime
          value={unpublishAt}
          onChange={setUnpublishAt}
          {...((shown?.field === 'unpublishAt' || (shown !== undefined && !hasBeginning)) && {
            error: t(`editor.schedule.faults.${shown.code}`),
          })}
        />
        {stopping > 0 && publishAt !== null && (
          <Notice tone="warning" isLive>
            {t('editor.schedule.stopped', { count: stopping })}
          </Notice>
        )}
        {refusal !== undefined && (
          <Notice tone="danger" isLive>
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
