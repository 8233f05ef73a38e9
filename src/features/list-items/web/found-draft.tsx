import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { KeptDraft } from './use-kept-draft.ts';

interface FoundDraftProps {
  found: KeptDraft & { keptAt: string };
  /** The item was changed since. */
  isOutdated: boolean;
  onTakeUp(found: KeptDraft): void;
  onForget(): void;
}

/** What was written here before and never saved: to go on with, or to let go. */
export function FoundDraft({ found, isOutdated, onTakeUp, onForget }: FoundDraftProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <Notice
      tone={isOutdated ? 'warning' : 'info'}
      isLive
      title={t('listItems.manage.found.title', { moment: dates.dateTime(found.keptAt) })}
      actions={
        <>
          <Button onPress={() => onTakeUp(found)}>{t('listItems.manage.found.takeUp')}</Button>
          <Button variant="quiet" onPress={onForget}>
            {t('listItems.manage.found.forget')}
          </Button>
        </>
      }
    >
      {t(`listItems.manage.found.${isOutdated ? 'outdated' : 'text'}`)}
    </Notice>
  );
}
