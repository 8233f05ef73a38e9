import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readList } from '#features/list-items/contract/list-items.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { mergeIdea, undoIdeaMerge } from '../../contract/ideas.endpoints.ts';
import styles from '../parts/idea-story.module.css';

interface MergeDialogProps {
  item: { guid: string; title: string; blockGuid: string };
  onMerged(): Promise<void>;
  onClose(): void;
}

/** "This is the same idea as …": another one of its list, found by its words. */
export function MergeDialog({ item, onMerged, onClose }: MergeDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  const [typed, setTyped] = useState('');
  const [into, setInto] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const searchFilter = into === null ? typed.trim() : '';
  const input = {
    params: { blockGuid: item.blockGuid },
    query: { language, itemCount: 50, ...(searchFilter !== '' && { searchFilter }) },
  };
  const { data = [] } = useQuery({
    queryKey: [endpointUrl(readList, input)],
    queryFn: () => call(readList, input),
    placeholderData: (before) => before,
  });
  const options = data
    .filter(({ guid, state }) => guid !== item.guid && state === 'published')
    .map(({ guid, title }) => ({ id: guid, label: title }));

  async function merge(): Promise<void> {
    setAsked(true);
    if (into === null || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const params = { guid: item.guid };
    const outcome = await runTask({
      type: 'save',
      entity: 'item',
      run: async () => {
        await call(mergeIdea, { params, body: { into } });
        await onMerged();
      },
      undo: async () => {
        await call(undoIdeaMerge, { params });
        await onMerged();
      },
    });
    setBusy(false);
    if (outcome.state === 'done') onClose();
    else setFailure(outcome.error);
  }

  return (
    <Dialog
      isOpen
      size="medium"
      title={t('ideaTools.mergeTitle', { title: item.title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} pendingText={t('ui.busy')} onPress={() => void merge()}>
            {t('ideaTools.mergeDo')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        {failure !== undefined && (
          <Notice tone="danger" isLive>
            {refusalText(failure, t)}
          </Notice>
        )}
        <p>{t('ideaTools.mergeText')}</p>
        <ComboBox
          label={t('ideaTools.mergeWith')}
          options={options}
          isFilteredElsewhere
          value={into}
          onChange={setInto}
          onInputChange={setTyped}
          emptyText={t('ideaTools.mergeNone')}
          {...(isAsked && into === null && { error: t('ideaTools.mergeMissing') })}
        />
      </div>
    </Dialog>
  );
}
