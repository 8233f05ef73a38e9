import { createContext, useEffect, useState } from 'react';
import type { Look } from '#features/settings/contract/look.ts';
import { keptLookText } from '#features/settings/web/parts/kept-look.ts';
import type { SiteApp } from './site-app.ts';

/** How an admin tries the site in this tab, over what is saved; nothing for everyone else. */
export const TriedLookContext = createContext<Look | undefined>(undefined);

/** After the page is the application's: the server knows nothing of it, so what it drew comes first. */
export function useTriedLookOf({ reader }: SiteApp): Look | undefined {
  const [look, setLook] = useState<Look>();
  const mayTry = reader.isAdmin && reader.viewingAs === null;
  useEffect(() => {
    // Its code comes where something is tried, and to nobody else.
    if (!mayTry || keptLookText() === null) return;
    const read = async () => {
      const { readTriedLook, drawLook } = await import('#features/settings/web/parts/tried-look.ts');
      const tried = readTriedLook();
      if (tried === undefined) return;
      drawLook(document, tried);
      setLook(tried);
    };
    void read();
  }, [mayTry]);
  return look;
}
