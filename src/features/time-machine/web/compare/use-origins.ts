import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PastComparison } from '../../contract/past-comparison.ts';
import { readChangeOrigins } from '../../contract/time-machine.endpoints.ts';
import { nameOfChange } from '../name-of-change.ts';

interface Origin {
  change: number;
  at: string;
  words: string;
}

/** When each difference came and with what. It takes drawing the page some times more, so it comes after the pages. */
export function useOrigins(comparison: PastComparison, day: (moment: string) => string): Origin[] {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { from, to, path, changes } = comparison;
  const { data = [] } = useQuery({
    queryKey: ['origins of changes', from, to, path, language],
    queryFn: () => call(readChangeOrigins, { query: { from, to, path, language } }),
    enabled: changes.length > 0,
  });
  return data.map(({ change, at, kind, name, by, version }) => ({
    change,
    at,
    words: [
      day(at),
      version === null
        ? `${t(`timeMachine.kinds.${kind}`)} ${nameOfChange({ kind, name }, t)}`.trim()
        : t('timeMachine.compare.version', { version }),
      ...(by === null ? [] : [t('timeMachine.by', { name: by })]),
    ].join(', '),
  }));
}
