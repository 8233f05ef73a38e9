import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { NeededThing } from '../contract/needed.ts';

/** Refusals that have words of their own here. */
const known: readonly string[] = [
  'not-allowed',
  'approval-needed',
  'checks-stop',
  'not-found',
  'changed-meanwhile',
  'decided-by-editors',
  'audience-for-managers',
];

interface ThingWords {
  name(thing: NeededThing): string;
  state(thing: NeededThing): string;
  /** Why it is in the list, what publishing it does besides, and why it cannot be. */
  about(thing: NeededThing): string;
  refusal(code: string): string;
}

export function useThingWords(): ThingWords {
  const { t } = useTranslation();
  const dates = useDates();
  const refusal = (code: string) => t(`publishTogether.whyNot.${known.includes(code) ? code : 'other'}`);

  function reason({ reason: why, state, by }: NeededThing): string {
    const key = why === 'shown' && state === 'changed' ? 'shownOlder' : why;
    if (by === null || why === 'menu') return t(`publishTogether.reasons.${key}`);
    return t(`publishTogether.reasonsBy.${key}`, { by: by.title });
  }

  return {
    name: ({ title, kind }) => {
      if (title === null) return t('publishTogether.unnamed');
      return title.trim() || t(`publishTogether.kinds.${kind}`);
    },
    state: ({ state, publishAt }) =>
      t(`publishTogether.states.${state}`, { day: publishAt === null ? '' : dates.shortDate(publishAt) }),
    about: (thing) =>
      [
        reason(thing),
        ...(thing.uses > 0 ? [t('publishTogether.uses', { count: thing.uses })] : []),
        ...(thing.whyNot === null ? [] : [refusal(thing.whyNot)]),
      ].join(' '),
    refusal,
  };
}
