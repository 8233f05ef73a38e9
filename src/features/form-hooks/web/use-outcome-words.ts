import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { HookDelivery } from '../contract/form-hook.ts';

/** What came of a try, in a sentence. */
export function useOutcomeWords(): (delivery: Pick<HookDelivery, 'outcome' | 'statusCode'>) => string {
  const { t } = useTranslation();
  return ({ outcome, statusCode }) => {
    if (outcome === null) return t('formHooks.notTried');
    const words = t(`formHooks.outcomes.${outcome}`);
    return statusCode === null
      ? t('formHooks.outcomeBare', { outcome: words })
      : t('formHooks.outcome', { outcome: words, code: statusCode });
  };
}
