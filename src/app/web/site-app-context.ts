import { createContext, useContext } from 'react';
import type { SiteApp } from './site-app.ts';

export const SiteAppContext = createContext<SiteApp | undefined>(undefined);

export function useSiteApp(): SiteApp {
  const app = useContext(SiteAppContext);
  if (app === undefined) throw new Error('no SiteAppContext above this component');
  return app;
}
