import { useContext } from 'react';
import { noteRead } from '#platform/web/kept-parts/part-reads.ts';
import { type BlockConsent, ConsentContext } from './consent-context.ts';

/** Where no app says otherwise nobody else may be shown in a frame, and nothing can be remembered. */
export const noConsentGiven: BlockConsent = {
  settings: {
    googleAnalyticsId: '',
    googleTagManagerId: '',
    preloadGtag: false,
    siteimproveId: '',
    siteimproveCookieLess: true,
    embedAllowedHosts: [],
    mapTileUrl: '',
    primaryDomain: '',
    usedVendors: [],
  },
  mapAttribution: { text: '', url: '' },
  load: () => new Promise(() => undefined),
};

export function useBlockConsent(): BlockConsent {
  noteRead('vendors');
  return useContext(ConsentContext) ?? noConsentGiven;
}
