import { useEffect, useState } from 'react';
import type { PlatformLocale } from '#platform/contract/texts/language.ts';
import { localeIn, settingsAddress } from './shell-data.ts';
import type { SiteApp } from './site-app.ts';

/** As the settings say by now: another language or time zone is there without the page being opened anew. */
export function useFollowedLocale(app: SiteApp): PlatformLocale {
  const [locale, setLocale] = useState(app.locale);
  useEffect(() => {
    const address = settingsAddress(app.language);
    return app.loadCache.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== address) return;
      const { languages, timeZone } = localeIn(query.state.data) ?? app.locale;
      const isSame = timeZone === app.locale.timeZone && languages.join() === app.locale.languages.join();
      if (isSame) return;
      // Also for who asks the application itself, as routes do.
      app.locale = { languages, timeZone };
      setLocale(app.locale);
    });
  }, [app]);
  return locale;
}
