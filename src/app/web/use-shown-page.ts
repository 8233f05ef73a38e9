import { useEffect } from 'react';
import { useSiteApp } from './site-app-context.ts';

/** §6: while this page is shown, its reader is told what a content manager is told if they may edit it. */
export function useShownPage({ can }: { can: { edit: boolean } }): void {
  const { shownPage } = useSiteApp();
  const canEdit = can.edit;
  useEffect(() => {
    shownPage.canEdit = canEdit;
    return () => {
      shownPage.canEdit = false;
    };
  }, [shownPage, canEdit]);
}
