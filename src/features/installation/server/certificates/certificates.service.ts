import type { Platform } from '#platform/server/platform.ts';
import type { CertificateWork } from './certificate-work.ts';

interface Parts {
  platform: Pick<Platform, 'id'>;
  certificateWork: Pick<CertificateWork, 'askDue'>;
}

export type CertificatesService = ReturnType<typeof createCertificatesService>;

export const createCertificatesService = ({ platform, certificateWork }: Parts) => ({
  /** For the clock: the names of this platform. */
  askWhenDue: (): Promise<void> => certificateWork.askDue(platform.id),
});
