import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { RouteHandle } from './content-routes.tsx';
import { useSiteHead } from './use-site-head.ts';

/** The title that the route says; no search engine has any business on a screen. */
export function useScreenHead(): void {
  const { t } = useTranslation();
  const { titleKey } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  useSiteHead({ title: titleKey === undefined ? undefined : t(titleKey), isIndexed: false });
}
