import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** What an action is called. One that this version does not know any more keeps its own name: entries are for years. */
export function useActionWords(): (action: string) => string {
  const { t } = useTranslation();
  return (action) => t(`audit.actions.${action}`, { defaultValue: action });
}
