import { AppError } from '#platform/contract/calls/errors.ts';
import { PrivateAddressError } from '#platform/server/private-name.ts';
import type { TrialOutcome } from '../contract/connection.ts';
import { UnreadableConnection } from './connections.service.ts';

/** By the codes of the SMTP library and of Node; what the other side said in words is not looked at. */
const byCode: Readonly<Record<string, TrialOutcome>> = {
  EAUTH: 'refused-sign-in',
  ENOAUTH: 'refused-sign-in',
  ETLS: 'not-secure',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'no-connection',
  ECONNECTION: 'no-connection',
  ECONNREFUSED: 'no-connection',
  ECONNRESET: 'no-connection',
  ESOCKET: 'no-connection',
  EDNS: 'no-connection',
  ENOTFOUND: 'no-connection',
  EAI_AGAIN: 'no-connection',
  ETIMEDOUT: 'no-connection',
};

const certificate = /certificate|self.signed|CERT_|altname/i;

/** What a failure means to who tries a connection. */
export function outcomeOf(error: unknown): TrialOutcome {
  if (error instanceof UnreadableConnection) return 'unreadable';
  if (error instanceof PrivateAddressError) return 'private-address';
  if (error instanceof AppError) return outcomeOf(error.cause);
  if (!(error instanceof Error)) return 'refused';
  const { code, status } = error as Error & { code?: unknown; status?: unknown };
  if (typeof status === 'number') return status === 401 || status === 403 ? 'refused-sign-in' : 'refused';
  if (certificate.test(`${String(code)} ${error.message}`)) return 'not-secure';
  if (typeof code === 'string' && Object.hasOwn(byCode, code)) return byCode[code] ?? 'refused';
  if (error.name === 'TimeoutError') return 'no-connection';
  return error.cause instanceof Error ? outcomeOf(error.cause) : 'refused';
}
