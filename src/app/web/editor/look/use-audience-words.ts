import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Audience } from './audience.ts';

/** "bezoeker", or the name of a role. */
export function useAudienceWords(): (as: Audience) => string {
  const { t } = useTranslation();
  return (as) => (as.kind === 'role' ? as.name : t(`editor.look.as.${as.kind}`));
}
