import { useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { lazy, Suspense, useState } from 'react';
import type { SubjectKind } from '#features/content-findings/contract/content-finding-words.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { changeUpkeep, readUpkeep } from '../../contract/upkeep.endpoints.ts';
import type { UpkeepChange } from '../../contract/upkeep.ts';
import styles from './upkeep.module.css';
import { useSayStillRight } from './use-say-still-right.ts';

const UpkeepDialog = lazy(() => import('./upkeep-dialog.tsx'));

/** Who looks after a page, an item or a file and when it is looked over: no content, so it holds at once and nobody publishes it. */
export function UpkeepPanel({ kind, guid }: { kind: SubjectKind; guid: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const cache = useQueryClient();
  const dates = useDates();
  const runTask = useRunTask();
  const language = useLanguage();
  const say = useSayStillRight();
  const [isAsking, setAsking] = useState(false);
  const params = { kind, guid };
  const queryKey = ['/api/upkeep', kind, guid, language];
  const { data, isError } = useQuery({ queryKey, queryFn: () => call(readUpkeep, { params, query: { language } }) });
  if (isError) return <Notice tone="danger">{t('upkeep.notLoaded')}</Notice>;
  if (data === undefined) {
    return (
      <SkeletonGroup label={t('ui.busy')}>
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const run = (done: string, form: string, work: () => Promise<unknown>) =>
    runTask({
      type: 'edit',
      entity: kind,
      form,
      words: { done, failed: t('upkeep.failed') },
      run: async () => {
        await work();
        await cache.invalidateQueries({ queryKey });
      },
    });
  const facts = {
    owner: data.owner?.name ?? t('upkeep.nobody'),
    deputy: data.deputy?.name ?? t('upkeep.nobody'),
    review: data.reviewOn === null ? t('upkeep.noDay') : dates.date(data.reviewOn),
  };
  return (
    <>
      <dl className={styles.facts}>
        {(['owner', 'deputy', 'review'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`upkeep.${fact}`)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button isCompact onPress={() => setAsking(true)}>
          {t('upkeep.change')}
        </Button>
        <Button isCompact variant="quiet" icon={Check} onPress={() => void say({ kind, guid, name: data.name })}>
          {t('upkeep.right')}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <UpkeepDialog
            upkeep={data}
            onSave={(body: UpkeepChange, form: string) =>
              run(t('upkeep.saved'), form, () => call(changeUpkeep, { params, body }))
            }
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
