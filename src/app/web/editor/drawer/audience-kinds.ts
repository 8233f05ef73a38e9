import type { Visibility } from '#platform/contract/rights/visibility.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { Option } from '#platform/web/ui/option-list/option.ts';

/** Who can be chosen to see, add or edit, by what they are called. */
export function useAudienceKinds(offered: readonly Visibility[]): Option<Visibility>[] {
  const { t } = useTranslation();
  return offered.map((id) => ({ id, label: t(`editor.drawer.audiences.${id}`) }));
}
