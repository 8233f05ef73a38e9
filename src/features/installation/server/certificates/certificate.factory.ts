import { createServer, type Server } from 'node:tls';

/** Of localhost, by itself, until 2120. Its key opens nothing but tests. */
export const ownCertificate = `-----BEGIN CERTIFICATE-----
MIIBYjCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDaRUO4fXhAMV/Ss
JQkpBCsYZ4EDLsFPJ2x67Dz0DPUIbLAZUVNrupIQ/HiRAO7FshJXZY/dLpjDVHZO
HlPd0a6jSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBRZF+F5+1oLRZ1oL2K6QjPgFnzAhDAKBggqhkjOPQQDAgNJADBG
AiEA6IyPX8lMIG6sDgCTZeN81rpfqshyQDG30v5YYT6351YCIQCPeYZyj/ZYQqd4
n6FpNNOza/HK1Gf/Xz/f7vh6M3AVTw==
-----END CERTIFICATE-----
`;

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKRGh7C3EUrCfGUij
Ay1haBpQCp2K6SCPrg3xvejdSjqhRANCAAQ2kVDuH14QDFf0rCUJKQQrGGeBAy7B
Tydseuw89Az1CGywGVFTa7qSEPx4kQDuxbISV2WP3S6Yw1R2Th5T3dGu
-----END PRIVATE KEY-----
`;

/** Somebody who shakes hands by that certificate, at a port of its own. */
export async function serveOwnCertificate(): Promise<Server> {
  const server = createServer({ cert: ownCertificate, key });
  // Whoever comes hangs up at once.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
