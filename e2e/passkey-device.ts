import type { CDPSession, Page } from '@playwright/test';

/** A device in the browser that holds passkeys, and whose owner always gives their finger. */
export async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** WebAuthn knows localhost, and no bare addresses. */
export const local = (address: string) => address.replace('127.0.0.1', 'localhost');
