import { useContext } from 'react';
import { innerLevel } from '#features/pages/web/parts/inner-level.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { NowContext } from '#platform/web/content/now-context.ts';
import type { ViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import scale from '#platform/web/ui/gauge/tide-scale.module.css';
import { Heading } from '#platform/web/ui/heading/heading.tsx';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import { stepState } from './contract/step-state.ts';
import type definition from './definition.ts';
import en from './messages/en.view.json';
import nl from './messages/nl.view.json';
import styles from './view.module.css';

type Timeline = typeof definition;
type Step = BlockOptions<Timeline>['steps'][number];

export const texts: ViewTexts = { nl, en };

/** The tide gauge again, with room to tell what each step was. */
export default function TimelineView({ block, options }: BlockViewProps<Timeline>) {
  const now = useContext(NowContext);
  const dates = useDates();
  const today = now === undefined ? undefined : dates.day(now);
  const steps = withKeys(options.steps).filter(({ item }) => isFilled(item.title));
  if (steps.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so
    <ol role="list" className={styles.steps}>
      {steps.map(({ key, item }) => (
        <TimelineStep key={key} step={item} today={today} level={innerLevel(block)} />
      ))}
    </ol>
  );
}

interface TimelineStepProps {
  step: Step;
  today: string | undefined;
  level: number;
}

function TimelineStep({ step, today, level }: TimelineStepProps) {
  const { t } = useTranslation();
  const state = stepState(step, today);
  const isNow = state === 'now';
  return (
    <li
      className={classNames(styles.step, scale.step, state && scale[state])}
      aria-current={isNow ? 'step' : undefined}
    >
      <Heading level={level} className={styles.title}>
        <Text of={step.title} />
        {state === 'done' && <span className="visually-hidden"> ({t('blocks.timeline.done')})</span>}
      </Heading>
      {(isNow || hasWhen(step)) && (
        <p className={styles.when}>
          {isNow && <Badge tone="now">{t('blocks.timeline.now')}</Badge>} <When step={step} />
        </p>
      )}
      <RichText of={step.text} headingLevel={level + 1} className={styles.text} />
    </li>
  );
}

const hasWhen = ({ label, date, until }: Step): boolean => isFilled(label) || date !== undefined || until !== undefined;

function When({ step: { label, date, until } }: { step: Step }) {
  const dates = useDates();
  const days = [date, until].filter((day) => day !== undefined);
  // Room for words does not hide the days.
  if (isFilled(label) && (label.value !== '' || days.length === 0)) return <Text of={label} />;
  return withKeys(days).map(({ key, item }) => (
    <span key={key}>
      {key > 0 && ' – '}
      <time dateTime={item}>{dates.date(item)}</time>
    </span>
  ));
}
