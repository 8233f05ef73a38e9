import type { ControlDb } from '#platform/server/database/database.ts';
import type { HostCertificate } from '../../contract/certificates.ts';

export interface AskedCertificate {
  host: string;
  platformId: string;
  askedAt: Date;
  validUntil: Date | null;
  fault: HostCertificate['fault'];
}

export async function listCertificates(db: ControlDb): Promise<AskedCertificate[]> {
  const rows = await db.selectFrom('certificate').selectAll().orderBy('host').execute();
  return rows.map(({ host, platform_id, asked_at, valid_until, fault }) => ({
    ...{ host, platformId: platform_id, askedAt: asked_at, validUntil: valid_until },
    fault: fault as HostCertificate['fault'],
  }));
}

/** A name that went from one platform to another is one name. */
export async function saveCertificate(db: ControlDb, certificate: AskedCertificate): Promise<void> {
  const { host, platformId, askedAt, validUntil, fault } = certificate;
  const values = { platform_id: platformId, asked_at: askedAt, valid_until: validUntil, fault };
  await db
    .insertInto('certificate')
    .values({ host, ...values })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(values))
    .execute();
}

export async function deleteCertificates(db: ControlDb, hosts: readonly string[]): Promise<void> {
  if (hosts.length === 0) return;
  await db.deleteFrom('certificate').where('host', 'in', hosts).execute();
}
