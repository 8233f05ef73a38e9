import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import type { DifferentPart } from '#features/pages/contract/differences/page-differences.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import styles from './comparison.module.css';
import { kindIcons, kinds, stepsOf } from './difference-words.ts';
import type { Steps } from './use-steps.ts';

export type View = 'side-by-side' | 'in-text';

interface ComparisonToolsProps {
  view: View;
  onView(view: View): void;
  /** On a phone there is room for one. */
  hasViews: boolean;
  steps: Steps;
  parts: readonly DifferentPart[];
  /** What can be done with the older state. */
  children: ReactNode;
}

/** Two ways to look, a way through, and a summary. */
export function ComparisonTools({ view, onView, hasViews, steps, parts, children }: ComparisonToolsProps) {
  const { t } = useTranslation();
  const differences = stepsOf(parts).map(({ difference }) => difference.kind);
  return (
    <>
      <div className={styles.tools}>
        {hasViews && (
          <SegmentedControl
            label={t('editor.versions.view')}
            segments={[
              { id: 'side-by-side', label: t('editor.versions.sideBySide') },
              { id: 'in-text', label: t('editor.versions.inText') },
            ]}
            value={view}
            onChange={onView}
          />
        )}
        {steps.of > 0 && (
          <Group className={styles.steps ?? ''} aria-label={t('editor.versions.steps')}>
            <IconButton
              variant="quiet"
              isCompact
              icon={ArrowUp}
              label={t('editor.versions.previous')}
              onPress={() => steps.go(-1)}
            />
            <span className={styles.number}>{t('editor.versions.stepOf', { number: steps.number, of: steps.of })}</span>
            <IconButton
              variant="quiet"
              isCompact
              icon={ArrowDown}
              label={t('editor.versions.next')}
              onPress={() => steps.go(1)}
            />
          </Group>
        )}
        <div className={styles.act}>{children}</div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.summary} aria-label={t('editor.versions.summary')}>
        {kinds.map((kind) => {
          const count = differences.filter((one) => one === kind).length;
          return count === 0 ? null : (
            <li key={kind}>
              <Icon icon={kindIcons[kind]} size={16} />
              {t(`editor.versions.counts.${kind}`, { count })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
