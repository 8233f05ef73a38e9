import { consentCookie } from '../contract/consent.ts';

/** §4: also where nobody is asked anything, or no longer. The store removes what it cannot read. */
export async function removeUnreadableConsent({ cookie }: Document): Promise<void> {
  if (cookie.includes(`${consentCookie}=`)) (await import('./consent-store.ts')).consentStore();
}
