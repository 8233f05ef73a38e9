import { type ReactNode, useState } from 'react';
import { sayFunnel } from '#features/form-figures/contract/figures/sentences.ts';
import { sluiceLayout } from '#platform/web/charts/layout/sluice-layout.ts';
import { SluiceChart } from '#platform/web/charts/sluice-chart.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { FormStep, StatisticsTakingPart } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

type FormRow = StatisticsTakingPart['forms']['rows'][number];

interface FormStepsProps {
  rows: readonly FormRow[];
  /** What they lie beside. */
  wasName: string | undefined;
}

const isNamedHere = (id: string): boolean => ['begun', 'check', 'sent'].includes(id);

/** How far those came who began a form, in the period that is looked at: the one that most sent, or another. */
export function FormSteps({ rows, wasName }: FormStepsProps) {
  const { t } = useStatisticWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const told = rows.filter(({ title, steps }) => title !== null && steps.length > 0);
  const form = told.find(({ guid }) => guid === chosen) ?? told[0];
  if (form === undefined) return null;
  const which = (
    <Blank
      label={t('statistics.formSteps.label')}
      value={form.guid}
      options={told.map(({ guid, title }) => ({ id: guid, label: title ?? '' }))}
      onChange={setChosen}
    />
  );
  return (
    <StepsOfForm steps={form.steps} wasName={wasName}>
      {told.length === 1
        ? t('statistics.formSteps.of').replace('{form}', `‘${form.title ?? ''}’`)
        : withKeys(t('statistics.formSteps.of').split(/(\{form\})/)).map(({ key, item }) =>
            item === '{form}' ? <span key={key}>{which}</span> : item,
          )}
    </StepsOfForm>
  );
}

interface StepsOfFormProps {
  steps: readonly FormStep[];
  wasName: string | undefined;
  /** Of which form. */
  children: ReactNode;
}

function StepsOfForm({ steps, wasName, children }: StepsOfFormProps) {
  const { t, number, percent } = useStatisticWords();
  const title = t('statistics.formSteps.title');
  const nameOf = ({ id, label }: Pick<FormStep, 'id' | 'label'>) =>
    isNamedHere(id) ? t(`statistics.formSteps.step.${id}`) : label;
  const begun = { now: steps[0]?.number ?? 0, was: steps[0]?.was ?? null };
  const wasShare = ({ was }: FormStep): string | undefined =>
    wasName === undefined || was === null || begun.was === null
      ? undefined
      : percent(Math.min(100, (was / begun.was) * 100));
  const isBeside = steps.some((step) => wasShare(step) !== undefined);
  const placed = sluiceLayout(
    steps.map((step) => {
      const share = wasShare(step);
      return {
        label: nameOf(step),
        number: step.number,
        note: share === undefined ? undefined : t('statistics.formSteps.was', { name: wasName ?? '', share }),
      };
    }),
  );
  const last = steps.at(-1);
  const sentence = sayFunnel({ steps: steps.map((step) => ({ ...step, middleSeconds: null })), leftAt: [] });
  const before = steps.find(({ id }) => id === sentence.values.before);
  const fall =
    before === undefined
      ? t('statistics.formSteps.hardlyAny')
      : t('statistics.formSteps.fall', {
          before: nameOf(before),
          number: number(Number(sentence.values.number ?? 0)),
          begun: number(begun.now),
        });
  const sent = placed.at(-1)?.percent ?? 0;
  const was = last && wasShare(last);
  const finished =
    was === undefined
      ? t('statistics.formSteps.sent', { share: percent(sent) })
      : t('statistics.formSteps.sentWas', { share: percent(sent), name: wasName ?? '', was });
  return (
    <StatisticSheet
      isWide
      title={title}
      says={`${fall} ${finished}`}
      foot={t('statistics.formSteps.foot')}
      table={{
        head: [
          t('statistics.column.step'),
          t('statistics.column.times'),
          t('statistics.column.shareOfBegun'),
          ...(isBeside
            ? [
                t('statistics.column.was', { name: wasName ?? '' }),
                t('statistics.column.shareWas', { name: wasName ?? '' }),
              ]
            : []),
        ],
        rows: steps.map((step, at) => [
          nameOf(step),
          number(step.number),
          percent(placed[at]?.percent ?? 0),
          ...(isBeside ? [step.was === null ? '' : number(step.was), wasShare(step) ?? ''] : []),
        ]),
      }}
    >
      {/* No paragraph: a choice is drawn as a box, which a browser would move out of one. */}
      <div className={styles.of}>{children}</div>
      <SluiceChart
        label={title}
        locks={placed}
        head={[t('statistics.column.step'), t('statistics.column.times'), t('statistics.column.shareOfBegun')]}
      />
    </StatisticSheet>
  );
}
