import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { ChangeList } from './change-list.tsx';
import { plainDifferences } from './plain-differences.ts';

/** Someone else saved: whose draft it is to be. The other is one step back, so that nothing is lost by the choice. */
export function ConflictDialog() {
  const { t } = useTranslation();
  const dates = useDates();
  const { session } = useBuilder();
  const theirs = useSession((state) => state.theirs);
  // Only while there is something to choose: otherwise every key would draw a dialog that nobody sees.
  const mine = useSession((state) => (state.theirs === undefined ? undefined : state.document));
  return (
    <Dialog
      title={t('forms.build.conflict.title')}
      isAlert
      hasNoClose
      isOpen={theirs !== undefined}
      footer={
        <>
          <Button variant="primary" onPress={() => session.choose('theirs')}>
            {t('forms.build.conflict.theirs', { name: theirs?.changedBy ?? '' })}
          </Button>
          <Button onPress={() => session.choose('mine')}>{t('forms.build.conflict.mine')}</Button>
        </>
      }
    >
      {theirs !== undefined && mine !== undefined && (
        <>
          <p>{t('forms.build.conflict.text', { name: theirs.changedBy, time: dates.hour(theirs.changedOn) })}</p>
          <h3>{t('forms.build.conflict.differences')}</h3>
          <ChangeList changes={plainDifferences(theirs.document, mine)} />
        </>
      )}
    </Dialog>
  );
}
