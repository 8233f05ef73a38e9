import { type ReactNode, useMemo } from 'react';
import { type BlockConsent, ConsentContext } from '#features/consent/web/parts/consent-context.ts';
import { useSettings, useVendorSettings } from '../shell-data.ts';

const load: BlockConsent['load'] = async () => (await import('#features/consent/web/consent-store.ts')).consentStore();

/** What blocks of others need to know of this site and of the reader's choice. */
export function BlockConsentProvider({ children }: { children: ReactNode }) {
  const settings = useVendorSettings();
  const { mapAttribution } = useSettings();
  const value = useMemo(() => ({ settings, mapAttribution, load }), [settings, mapAttribution]);
  return <ConsentContext value={value}>{children}</ConsentContext>;
}
