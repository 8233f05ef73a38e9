import { useQuery, useQueryClient } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import Merge from 'lucide-react/icons/merge';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { readIdeaManaging, undoIdeaMerge } from '../../contract/ideas.endpoints.ts';
import styles from '../parts/idea-story.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

interface IdeaManagingBarProps {
  item: { guid: string; title: string; blockGuid: string };
}

/** What who manages the list makes of an idea, where they read it. */
export default function IdeaManagingBar({ item }: IdeaManagingBarProps) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const runTask = useRunTask();
  const [open, setOpen] = useState<'status' | 'merge'>();
  const input = { params: { guid: item.guid }, query: { language: useLanguage() } };
  const queryKey = [endpointUrl(readIdeaManaging, input)];
  const { data } = useQuery({ queryKey, queryFn: () => call(readIdeaManaging, input), staleTime: 0 });
  if (data === undefined) return null;

  /** All that shows this item is old. */
  async function renew(): Promise<void> {
    await cache.invalidateQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith('/api/listitem') });
    await revalidate();
  }

  async function takeApart(): Promise<void> {
    await runTask({
      type: 'revert',
      entity: 'item',
      run: async () => {
        await call(undoIdeaMerge, { params: { guid: item.guid } });
        await renew();
      },
    });
  }

  const { mergedInto } = data;
  return (
    <>
      {mergedInto !== null && (
        <Notice tone="warning" title={t('ideaTools.mergedTitle')}>
          {t('ideaTools.mergedInto', { title: mergedInto.title })}{' '}
          {mergedInto.path !== null && <a href={mergedInto.path}>{t('ideaTools.seeOther')}</a>}
        </Notice>
      )}
      <div className={styles.managing}>
        {mergedInto === null ? (
          <>
            <Button icon={Flag} onPress={() => setOpen('status')}>
              {t('ideaTools.changeStatus')}
            </Button>
            <Button icon={Merge} variant="quiet" onPress={() => setOpen('merge')}>
              {t('ideaTools.merge')}
            </Button>
          </>
        ) : (
          <Button icon={Undo2} onPress={() => void takeApart()}>
            {t('ideaTools.takeApart')}
          </Button>
        )}
      </div>
      {open === 'status' && (
        <StatusDialog guid={item.guid} managing={data} onChanged={renew} onClose={() => setOpen(undefined)} />
      )}
      {open === 'merge' && <MergeDialog item={item} onMerged={renew} onClose={() => setOpen(undefined)} />}
    </>
  );
}
