import Languages from 'lucide-react/icons/languages';
import { textStates } from '#features/translation/contract/text-state.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import styles from './side-by-side.module.css';
import type { TextRow } from './text-rows.ts';
import type { SideBySideActions } from './use-row-actions.ts';

interface SideBySideHeadProps {
  rows: readonly TextRow[];
  actions: SideBySideActions;
  isOnlyLeft: boolean;
  onOnlyLeft(isOnlyLeft: boolean): void;
}

/** How far it is, the way to the next, and the translator. */
export function SideBySideHead({ rows, actions, isOnlyLeft, onOnlyLeft }: SideBySideHeadProps) {
  const { t } = useTranslation();
  const count = (state: TextRow['state']) => rows.filter((row) => row.state === state).length;
  const correct = count('correct');
  const left = textStates
    .filter((state) => state !== 'correct' && count(state) > 0)
    .map((state) => t(`editor.sideBySide.counts.${state}`, { count: count(state) }));
  const { drafting } = actions;
  return (
    <div className={styles.head}>
      <Gauge
        className={styles.gauge ?? ''}
        value={correct}
        max={Math.max(rows.length, 1)}
        valueText={t('editor.sideBySide.progress', { count: correct, total: rows.length })}
        label={
          <>
            <b>{t('editor.sideBySide.progress', { count: correct, total: rows.length })}</b>
            {left.map((words) => `, ${words}`)}
          </>
        }
      />
      <Checkbox isSelected={isOnlyLeft} onChange={onOnlyLeft}>
        {t('editor.sideBySide.onlyLeft')}
      </Checkbox>
      <Button variant="quiet" isDisabled={correct === rows.length} onPress={() => actions.next(1)}>
        {t('editor.sideBySide.next')}
      </Button>
      {drafting !== undefined && drafting.running === undefined && (
        <Button icon={Languages} isDisabled={count('missing') === 0} onPress={() => void drafting.all()}>
          {t('editor.sideBySide.draftAll')}
        </Button>
      )}
      {drafting?.running !== undefined && (
        <div className={styles.drafting}>
          <Gauge
            isNow
            value={drafting.running.done}
            max={drafting.running.of}
            label={t('editor.sideBySide.drafting', { count: drafting.running.done, total: drafting.running.of })}
          />
          <Button variant="quiet" isCompact onPress={drafting.stop}>
            {t('editor.sideBySide.stop')}
          </Button>
        </div>
      )}
      {drafting?.failed !== undefined && (
        <Notice
          tone="warning"
          isLive
          className={styles.failed ?? ''}
          title={t('editor.sideBySide.failed.title')}
          actions={
            <Button variant="quiet" isCompact onPress={() => void drafting.again()}>
              {t('editor.sideBySide.failed.again', { count: drafting.failed.left })}
            </Button>
          }
        >
          {t('editor.sideBySide.failed.text', { count: drafting.failed.done })}
        </Notice>
      )}
    </div>
  );
}
