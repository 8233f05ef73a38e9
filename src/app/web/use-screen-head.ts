import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from './content-routes.tsx';
import { useSiteHead } from './use-site-head.ts';

type TellTitle = (title: string | undefined) => void;

/**
 * The title that the route says, after the one thing that is shown or what is looked for there: tabs and the history
 * tell one from another. No search engine has any business on a screen. Returns how the screen names its one thing.
 */
export function useScreenHead(): TellTitle {
  const { t } = useTranslation();
  const { titleKey } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const asked = new URLSearchParams(useLocation().search).get('q')?.trim() ?? '';
  const own = titleKey === undefined ? undefined : t(titleKey);
  const [detail, setDetail] = useState<string>();
  const before = detail ?? asked;
  useSiteHead({ title: own !== undefined && before !== '' ? `${before} – ${own}` : own, isIndexed: false });
  return setDetail;
}
