import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { RouteHandle } from './content-routes.tsx';
import { isNotFoundAnswer } from './loading/load-or-not-found.ts';
import { useSiteHead } from './use-site-head.ts';

interface ScreenHead {
  /** How the screen names its one thing. */
  tellTitle(title: string | undefined): void;
  /** How many wait for its reader. */
  tellCount(count: number): void;
}

/** Whether what the address names on this screen is not there. */
export const useIsNotFound = (): boolean => isNotFoundAnswer(useMatches().at(-1)?.loaderData);

/**
 * The title that the route says, after the one thing that is shown or what is looked for there: tabs and the history
 * tell one from another. No search engine has any business on a screen. Returns how the screen says more of itself.
 */
export function useScreenHead(): ScreenHead {
  const { t } = useTranslation();
  const match = useMatches().at(-1);
  const { titleKey } = (match?.handle ?? {}) as RouteHandle;
  const asked = new URLSearchParams(useLocation().search).get('q')?.trim() ?? '';
  const isNotFound = useIsNotFound();
  const key = isNotFound ? 'site.notFound.title' : titleKey;
  const own = key === undefined ? undefined : t(key);
  const [detail, setDetail] = useState<string>();
  const [count, setCount] = useState(0);
  const before = isNotFound ? '' : (detail ?? asked);
  // A screen whose load failed has nothing loaded, and what stands in its place says its own title.
  const isLoaded = match?.loaderData !== undefined;
  const whole = own !== undefined && before !== '' ? `${before} – ${own}` : own;
  useSiteHead({ title: count > 0 && whole !== undefined ? `(${count}) ${whole}` : whole, isIndexed: false }, isLoaded);
  return { tellTitle: setDetail, tellCount: setCount };
}
