import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { Phases } from '#platform/web/ui/gauge/phases.tsx';
import styles from './form-fill.module.css';

interface FormStepsProps {
  walk: readonly string[];
  step: string;
  titleOf(step: string): LocalizedText;
}

/** Where one is, on the tide gauge: beside the form, and above it on a telephone. */
export function FormSteps({ walk, step, titleOf }: FormStepsProps) {
  const { t } = useTranslation();
  const here = walk.indexOf(step);
  const count = t('filling.step', { number: here + 1, total: walk.length });
  const next = walk[here + 1];
  return (
    <>
      <Phases
        className={styles.steps}
        label={t('filling.steps')}
        direction="down"
        phases={walk.map((id, index) => ({
          id,
          label: <Text of={titleOf(id)} />,
          state: index < here ? 'done' : index === here ? 'now' : 'next',
          ...(index === here ? { note: count } : {}),
        }))}
      />
      <div className={styles.narrow}>
        <Gauge
          value={here + 1}
          min={0}
          max={walk.length}
          isNow
          valueText={count}
          label={
            <>
              <strong>{count}</strong>
              {next !== undefined && t('filling.after', { step: titleOf(next).value })}
            </>
          }
        />
      </div>
    </>
  );
}
