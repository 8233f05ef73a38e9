import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { readUpkeep } from '../../contract/overview/page-overview.endpoints.ts';
import styles from './page-upkeep.module.css';
import { usePagesChange } from './use-pages-change.ts';

const ChangeDialog = lazy(() => import('./change-dialogs.tsx'));

/** Who looks after a page and when it is looked over: no content, so it holds at once and nobody publishes it. */
export function PageUpkeep({ guid }: { guid: string }) {
  const { t } = useTranslation();
  const call = useCall();
  const dates = useDates();
  const change = usePagesChange();
  const [asked, ask] = useState<'owner' | 'review'>();
  const { data, isError } = useQuery({
    queryKey: ['/api/pages/upkeep', guid],
    queryFn: () => call(readUpkeep, { params: { id: guid } }),
  });
  if (isError) return <Notice tone="danger">{t('pages.overview.upkeep.notLoaded')}</Notice>;
  if (data === undefined) {
    return (
      <SkeletonGroup label={t('ui.busy')}>
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const facts = {
    owner: data.owner?.name ?? t('pages.overview.nobody'),
    review: data.reviewOn === null ? t('pages.overview.noReview') : dates.date(data.reviewOn),
  };
  return (
    <>
      <dl className={styles.facts}>
        {(['owner', 'review'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <div>
              <dt>{t(`pages.overview.columns.${fact}`)}</dt>
              <dd>{facts[fact]}</dd>
            </div>
            <dd>
              <Button isCompact aria-label={t(`pages.overview.upkeep.${fact}`)} onPress={() => ask(fact)}>
                {t('pages.overview.upkeep.change')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {asked !== undefined && (
        <Suspense>
          <ChangeDialog
            asked={{ action: asked, guids: [guid], hasMenu: true }}
            onChange={change}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
