import { isIpAddress } from '#platform/contract/addresses/private-address.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { ControlDb } from '#platform/server/database/database.ts';
import { publicAddress } from '#platform/server/private-name.ts';
import { type HostCertificate, isToBeAsked } from '../../contract/certificates.ts';
import { askCertificate } from './ask-certificate.ts';
import {
  type AskedCertificate,
  deleteCertificates,
  listCertificates,
  saveCertificate,
} from './certificates.repository.ts';

/** Names of a platform; those that the installation gave it may lead into its own network. */
interface NamedPlatform {
  id: string;
  hosts: readonly string[];
  givenHosts: readonly string[];
}

interface WorkParts {
  control: ControlDb;
  clock: Clock;
  /** As visitors come to it: without https nobody is asked. */
  publicUrl: string;
  allowsLoopback: boolean;
  platforms(): Promise<readonly NamedPlatform[]>;
  /** In milliseconds. */
  longestWait?: number;
  ca?: string | undefined;
}

const usualWait = 10_000;

export type CertificateWork = ReturnType<typeof createCertificateWork>;

/** When the certificates of the names of platforms run out, asked at those names as a browser would (docs/decisions/0168). */
export function createCertificateWork(parts: WorkParts) {
  const { control, clock, allowsLoopback, platforms, longestWait = usualWait, ca } = parts;
  const { protocol, port } = new URL(parts.publicUrl);
  const isAsked = protocol === 'https:';
  // An address has no name that a certificate could be for.
  const namesOf = ({ hosts }: NamedPlatform) => hosts.filter((host) => !isIpAddress(host.replace(/^\[|\]$/g, '')));

  async function ask(host: string, { id, givenHosts }: NamedPlatform, before: AskedCertificate | undefined) {
    const asked = { host, platformId: id, askedAt: clock.now() };
    try {
      const address = givenHosts.includes(host) ? host : await publicAddress(host, allowsLoopback);
      const told = await askCertificate({ host, address, port: Number(port || 443), longestWait, ca });
      return { ...asked, validUntil: told.validUntil, fault: told.isTrusted ? null : ('untrusted' as const) };
    } catch {
      return { ...asked, validUntil: before?.validUntil ?? null, fault: 'unreachable' as const };
    }
  }

  return {
    isAsked,

    /** Of the names that there are now, by name. */
    async list(): Promise<HostCertificate[]> {
      if (!isAsked) return [];
      const names = new Set((await platforms()).flatMap(namesOf));
      return (await listCertificates(control))
        .filter(({ host }) => names.has(host))
        .map(({ host, askedAt, validUntil, fault }) => ({
          ...{ host, fault, askedAt: askedAt.toISOString() },
          validUntil: validUntil?.toISOString() ?? null,
        }));
    },

    /** The names of one platform whose time has come, one after the other: nobody is in a hurry. */
    async askDue(platformId: string): Promise<void> {
      const platform = (await platforms()).find(({ id }) => id === platformId);
      if (!isAsked || platform === undefined) return;
      const known = (await listCertificates(control)).filter((one) => one.platformId === platformId);
      const names = namesOf(platform);
      await deleteCertificates(
        control,
        known.flatMap(({ host }) => (names.includes(host) ? [] : host)),
      );
      for (const host of names) {
        const before = known.find((one) => one.host === host);
        if (isToBeAsked(before?.askedAt, clock.now()))
          await saveCertificate(control, await ask(host, platform, before));
      }
    },
  };
}
