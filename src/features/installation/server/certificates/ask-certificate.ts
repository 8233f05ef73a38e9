import { connect } from 'node:tls';

interface Asking {
  /** The name that visitors come by, and that it has to be for. */
  host: string;
  /** Where that leads. */
  address: string;
  port: number;
  /** In milliseconds. */
  longestWait: number;
  /** Whom to trust; left out as everyone does. */
  ca?: string | undefined;
}

export interface ToldCertificate {
  validUntil: Date;
  /** Browsers trust who gave it, for this name; that it is over is told by its date. */
  isTrusted: boolean;
}

/** Shakes hands as a browser does, and leaves: nothing is asked of the site behind it. */
export function askCertificate({ host, address, port, longestWait, ca }: Asking): Promise<ToldCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...{ host: address, port, servername: host, timeout: longestWait },
      ...(ca === undefined ? {} : { ca }),
      // One that is wrong has to tell what is wrong with it. Nothing is sent, so nothing can be overheard.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      const reason: unknown = socket.authorizationError;
      const code = typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : reason;
      socket.destroy();
      if (validTo === undefined) return reject(new Error('no certificate'));
      const validUntil = new Date(validTo);
      // Where it is not over itself, one above it is, which its date does not tell.
      const isOver = code === 'CERT_HAS_EXPIRED' && validUntil <= new Date();
      resolve({ validUntil, isTrusted: socket.authorized || isOver });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
    // Whoever hangs up in the middle of it sends no error.
    socket.once('close', () => reject(new Error('hung up')));
  });
}
