import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useDeferredValue, useMemo, useState } from 'react';
import { type DifferentPart, pageDifferences } from '#features/pages/contract/differences/page-differences.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { useIsPhone } from '../../layout/use-width.ts';
import { useSession } from '../../state/editor-context.ts';
import { usePointWords } from '../history/use-point-words.ts';
import { PickedBar } from '../restore/picked-bar.tsx';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import { useRestoring } from '../restore/use-restoring.ts';
import type { ComparedPoint } from './compared-point.ts';
import styles from './comparison.module.css';
import { ComparisonTools, type View } from './comparison-tools.tsx';
import { InText, partKey, SideBySide } from './difference-rows.tsx';
import { useSteps } from './use-steps.ts';

interface ComparisonProps {
  older: ComparedPoint;
  newer: ComparedPoint;
  /** The working copy is what was put back; that is what to look at next. */
  onRestored(): void;
}

/** What is different between two states of the page, and the way back to the older one. */
export function Comparison({ older, newer, onRestored }: ComparisonProps) {
  const { t } = useTranslation();
  const words = usePointWords();
  const dates = useDates();
  const isPhone = useIsPhone();
  const changedAt = useSession(({ page }) => page.changedAt);
  const [view, setView] = useState<View>('side-by-side');
  const [isAsked, setAsked] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const restore = useRestoring();
  const now = useDeferredValue(newer.document);
  const parts = useMemo(() => pageDifferences(older.document, now), [older.document, now]);
  const steps = useSteps(parts);
  const Rows = isPhone || view === 'in-text' ? InText : SideBySide;
  const head = ({ point }: ComparedPoint) =>
    `${words.name(point)}, ${dates.date(point.kind === 'now' ? changedAt : point.at)}`;

  async function putBack(chosen: 'all' | ReadonlySet<string>, name: string): Promise<void> {
    setAsked(false);
    setPicked(undefined);
    if (await restore(older, chosen, name)) onRestored();
  }
  const pick = (key: string, isPicked: boolean) =>
    setPicked((before) => {
      const after = new Set(before);
      if (isPicked) after.add(key);
      else after.delete(key);
      return after;
    });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears N and P of whatever has the focus in it
    <div className={styles.comparison} onKeyDown={steps.onKeyDown}>
      <ComparisonTools view={view} onView={setView} steps={steps} parts={parts} hasViews={!isPhone}>
        <Button icon={RotateCcw} onPress={() => setAsked(true)}>
          {t('editor.versions.restore.button', { name: words.name(older.point) })}
        </Button>
      </ComparisonTools>
      {parts.length === 0 ? (
        <EmptyState headingLevel={3} title={t('editor.versions.same.title')}>
          <p>{t('editor.versions.same.text', { name: words.within(older.point) })}</p>
        </EmptyState>
      ) : (
        <Rows
          parts={parts}
          current={steps.part}
          isFocused={steps.isByKey}
          names={{ old: words.within(older.point), new: words.within(newer.point) }}
          heads={{ old: head(older), new: head(newer) }}
          picked={picked}
          onPick={pick}
          onRestore={(part: DifferentPart) => void putBack(new Set([partKey(part)]), words.within(older.point))}
        />
      )}
      {picked !== undefined && (
        <PickedBar
          count={picked.size}
          onRestore={() => void putBack(picked, words.within(older.point))}
          onCancel={() => setPicked(undefined)}
        />
      )}
      {isAsked && (
        <RestoreDialog
          point={older.point}
          canPick={parts.length > 0}
          onPick={() => {
            setAsked(false);
            setPicked(new Set());
          }}
          onRestore={() => putBack('all', words.within(older.point))}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
