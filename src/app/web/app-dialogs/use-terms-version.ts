import { useEffect, useState } from 'react';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { listLegal } from '#features/legal/contract/legal.endpoints.ts';
import { load } from '#platform/web/api/load-cache.ts';
import { useSiteApp } from '../site-app-context.ts';

export interface TermsVersion {
  version: number;
  date: string;
}

/** The terms that hold now, once they are known; the user store keeps their number (§3). */
export function useTermsVersion(): TermsVersion | undefined {
  const app = useSiteApp();
  const store = useUserStore();
  const [terms, setTerms] = useState<TermsVersion>();
  useEffect(() => {
    load(app, listLegal, {}).then(
      (texts) => {
        const found = texts.find(({ kind }) => kind === 'terms-of-use');
        if (found === undefined) return;
        store.setTermsOfUseVersion(found.version);
        setTerms(found);
      },
      // Without an answer nobody is asked; the next page tries again.
      () => undefined,
    );
  }, [app, store]);
  return terms;
}
