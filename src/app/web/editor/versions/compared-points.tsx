import type { ReactNode } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { useSession } from '../state/editor-context.ts';
import { Comparison } from './compare/comparison.tsx';
import { type PointDocument, usePointDocument } from './compare/use-point-document.ts';
import styles from './compared-points.module.css';
import { keyOf, type Point } from './history/point.ts';
import { usePointWords } from './history/use-point-words.ts';

interface ComparedPointsProps {
  newer: Point;
  older: Point | undefined;
  points: readonly Point[];
  isLoading: boolean;
  onCompare(key: string): void;
  onRestored(): void;
}

/** What is held against what, and the differences once both are there. */
export function ComparedPoints({ newer, older, points, isLoading, onCompare, onRestored }: ComparedPointsProps) {
  const { t } = useTranslation();
  const words = usePointWords();
  const [then, there] = [usePointDocument(older), usePointDocument(newer)];
  const others = points.filter((point) => keyOf(point) !== keyOf(newer));
  return (
    <section className={styles.compared} aria-label={t('editor.versions.differences')}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {words.name(newer)}{' '}
          {older !== undefined && (
            <>
              <span className={styles.against}>{t('editor.versions.against')}</span> {words.within(older)}
            </>
          )}
        </h2>
        <Facts point={newer} />
        {others.length > 0 && (
          <Select
            className={styles.choice ?? ''}
            label={t('editor.versions.compareWith')}
            options={others.map((point) => ({ id: keyOf(point), label: words.name(point) }))}
            value={older === undefined ? null : keyOf(older)}
            onChange={onCompare}
          />
        )}
      </div>
      {older === undefined && !isLoading && (
        <EmptyState headingLevel={3} title={t('editor.versions.nothingEarlier.title')}>
          <p>{t('editor.versions.nothingEarlier.text')}</p>
        </EmptyState>
      )}
      {older !== undefined && (
        <WhenThere documents={[then, there]}>
          {then.state === 'there' && there.state === 'there' && (
            <Comparison
              older={{ point: older, document: then.document }}
              newer={{ point: newer, document: there.document }}
              onRestored={onRestored}
            />
          )}
        </WhenThere>
      )}
    </section>
  );
}

/** Who, when, and what they said of it. */
function Facts({ point }: { point: Point }) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = usePointWords();
  const page = useSession((state) => state.page);
  const { by, at } = point.kind === 'now' ? { by: page.changedBy, at: page.changedAt } : point;
  return (
    <p className={styles.facts}>
      {t('editor.versions.facts', { name: words.person(by), at: dates.dateTime(at) })}
      {point.kind === 'version' && point.note !== null && <q>{point.note}</q>}
    </p>
  );
}

function WhenThere({ documents, children }: { documents: readonly PointDocument[]; children: ReactNode }) {
  const { t } = useTranslation();
  const failed = documents.find((one) => one.state === 'failed');
  if (failed !== undefined) {
    const { problem, status } = failed.error instanceof CallError ? failed.error : {};
    const isGone = status === 410;
    return (
      <Notice
        tone={isGone ? 'info' : 'danger'}
        isLive
        className={styles.notice ?? ''}
        title={(isGone && problem?.title) || t('editor.versions.failed.title')}
        actions={!isGone && <Button onPress={failed.retry}>{t('editor.trouble.retry')}</Button>}
      >
        {(isGone && problem?.detail) || t('editor.versions.failed.text')}
      </Notice>
    );
  }
  if (documents.some((one) => one.state === 'loading')) {
    return (
      <SkeletonGroup label={t('editor.versions.loading')} className={styles.notice ?? ''}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonGroup>
    );
  }
  return children;
}
