import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from './content-routes.tsx';
import { useSiteHead } from './use-site-head.ts';

/**
 * The title that the route says, after what is looked for there: tabs and the history tell one search from another.
 * No search engine has any business on a screen.
 */
export function useScreenHead(): void {
  const { t } = useTranslation();
  const { titleKey } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const asked = new URLSearchParams(useLocation().search).get('q')?.trim() ?? '';
  const own = titleKey === undefined ? undefined : t(titleKey);
  useSiteHead({ title: own !== undefined && asked !== '' ? `${asked} – ${own}` : own, isIndexed: false });
}
