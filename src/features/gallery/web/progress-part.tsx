import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { type Phase, Phases } from '#platform/web/ui/gauge/phases.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import styles from './gallery.module.css';
import { Columns, Part } from './part.tsx';

export function ProgressPart() {
  const { t } = useTranslation();
  const phases: Phase[] = [
    { id: 'explore', label: t('gallery.progress.explore'), note: t('gallery.progress.exploreNote'), state: 'done' },
    { id: 'ideas', label: t('gallery.progress.ideas'), note: t('gallery.progress.ideasNote'), state: 'now' },
    { id: 'design', label: t('gallery.progress.design'), note: t('gallery.progress.designNote'), state: 'next' },
    { id: 'build', label: t('gallery.progress.build'), note: t('gallery.progress.buildNote'), state: 'next' },
  ];
  const steps: Phase[] = [
    {
      id: 'what',
      label: t('gallery.progress.what'),
      note: t('gallery.progress.whatNote'),
      state: 'done',
      href: '#',
    },
    { id: 'where', label: t('gallery.progress.where'), note: t('gallery.progress.whereNote'), state: 'now' },
    { id: 'send', label: t('gallery.progress.send'), state: 'next' },
  ];
  return (
    <Part title={t('gallery.section.progress')}>
      <Columns count={2}>
        <Gauge value={64} label={t('gallery.progress.percent')} />
        <Gauge value={30} label={t('gallery.progress.step')} valueText={t('gallery.progress.step')} isNow />
      </Columns>
      <Phases label={t('gallery.progress.phases')} phases={phases} />
      <div className={`${styles.brandBox} on-brand`}>
        <Phases label={t('gallery.progress.phases')} phases={phases} />
      </div>
      <Columns count={2}>
        <div className={styles.stack}>
          <Phases label={t('gallery.progress.steps')} phases={steps} direction="down" />
          <SkeletonGroup label={t('gallery.progress.loading')} className={`${styles.box} ${styles.padded}`}>
            <Skeleton shape="picture" />
            <Skeleton shape="heading" width="long" />
            <Skeleton width="half" />
          </SkeletonGroup>
        </div>
        <div className={styles.box}>
          <EmptyState
            title={t('gallery.progress.emptyTitle')}
            actions={
              <>
                <Button variant="primary">{t('gallery.progress.chooseFile')}</Button>
                <Button variant="quiet">{t('gallery.progress.makeFolder')}</Button>
              </>
            }
          >
            {t('gallery.progress.empty')}
          </EmptyState>
        </div>
      </Columns>
    </Part>
  );
}
