import { useEffect, useState } from 'react';
import ClosedSiteBar from '#features/first-hour/web/closed-site-bar.tsx';
import { addTexts } from '../catalogue.ts';
import { useSiteApp } from '../site-app-context.ts';

/** The bar of a site that is not open yet. Its words are those of the admin area, and a page is read without them. */
export default function ClosedSite() {
  const app = useSiteApp();
  const [hasWords, setHasWords] = useState(false);
  useEffect(() => {
    // Without a connection the bar comes with the next page.
    Promise.all([addTexts(app, 'screens'), addTexts(app, 'admin')]).then(
      () => setHasWords(true),
      () => undefined,
    );
  }, [app]);
  return hasWords && <ClosedSiteBar isAdmin={app.reader.isAdmin} />;
}
