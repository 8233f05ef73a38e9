import { X509Certificate } from 'node:crypto';
import { AppError } from '#platform/contract/calls/errors.ts';
import type { ConnectionTest } from '../../../contract/sso-provider.ts';
import { readPeer } from './saml-peer.ts';

/** Reads it as the sign-in will, so that a mistake shows here and not to whoever signs in first. */
export async function testSamlMetadata(metadata: string): Promise<ConnectionTest> {
  try {
    const { IdentityProvider } = await import('samlify');
    const { entityMeta } = IdentityProvider({ metadata });
    const signing = [entityMeta.getX509Certificate('signing')].flat(2).filter(Boolean).map(String);
    const address = entityMeta.getSingleSignOnService('redirect');
    const peer = readPeer(metadata);
    if (signing.length === 0 || typeof address !== 'string' || peer === undefined) {
      throw new Error('no certificate or no address');
    }
    const dates = signing.map((text) => new X509Certificate(Buffer.from(text, 'base64')).validToDate);
    const lastDate = new Date(Math.max(...dates.map((date) => date.getTime())));
    return {
      isGood: lastDate > new Date() && peer.hasStrongKeys,
      findings: [
        { code: 'entity', value: entityMeta.getEntityID() },
        { code: 'address', value: address },
        { code: 'certificateUntil', value: lastDate.toISOString() },
        ...(peer.logout === undefined ? [] : [{ code: 'signOut', value: peer.logout.request }]),
        ...(peer.hasStrongKeys ? [] : [{ code: 'weakKey', value: '' }]),
      ],
    };
  } catch (cause) {
    throw new AppError('metadata-unreadable', 400, {
      cause,
      fields: [{ path: 'body.metadata', code: 'metadata-unreadable', message: 'metadata-unreadable' }],
    });
  }
}
