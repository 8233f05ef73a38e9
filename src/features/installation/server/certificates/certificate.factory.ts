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

/** Whoever gave the next one: over since 2021. */
export const overCertificate = `-----BEGIN CERTIFICATE-----
MIIBPzCB5aADAgECAgEBMAoGCCqGSM49BAMCMA8xDTALBgNVBAMMBG92ZXIwHhcN
MjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjAPMQ0wCwYDVQQDDARvdmVyMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEcbEoI6yIVlzc9Y6A5y2mXLQyxz5HSwJQ
AUsXVZPY1k41b5jttZ7vpHlwU3o146P4anz4WUv/Prt8vjkBJ9J6C6MyMDAwDwYD
VR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUIbfGT4dMmey6Ll2GDZZrwSLhPWowCgYI
KoZIzj0EAwIDSQAwRgIhAJKLo8jD3jgYXsnJXaO5H6nlxTNv7ITolJJV6mzo4ZKS
AiEA+aDA3FVIA25GVX3ARm+mDsVxmEzDdmsIi5ToD3K+YYk=
-----END CERTIFICATE-----
`;

/** Of localhost, with the same key and until 2120, but given by one that is over. */
export const certificateOfOver = `-----BEGIN CERTIFICATE-----
MIIBbDCCARKgAwIBAgIBAjAKBggqhkjOPQQDAjAPMQ0wCwYDVQQDDARvdmVyMCAX
DTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2Nh
bGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ2kVDuH14QDFf0rCUJKQQr
GGeBAy7BTydseuw89Az1CGywGVFTa7qSEPx4kQDuxbISV2WP3S6Yw1R2Th5T3dGu
o1gwVjAUBgNVHREEDTALgglsb2NhbGhvc3QwHQYDVR0OBBYEFFkX4Xn7WgtFnWgv
YrpCM+AWfMCEMB8GA1UdIwQYMBaAFCG3xk+HTJnsui5dhg2Wa8Ei4T1qMAoGCCqG
SM49BAMCA0gAMEUCIArF2zOOq8hmH9os7hQT8ozumJoHilmRlK2R9x6WMDSXAiEA
llSKPmp6z+HBvYUbMoW/fIdq9evutOmjR03mJPLlBew=
-----END CERTIFICATE-----
`;

/** Somebody who shakes hands by that certificate, at a port of its own. */
export async function serveOwnCertificate(cert = ownCertificate): Promise<Server> {
  const server = createServer({ cert, key });
  // Whoever comes hangs up at once.
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
