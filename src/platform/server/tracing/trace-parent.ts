import { randomBytes } from 'node:crypto';

/** Where a span stands: which trace, and below which other one. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const header = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;
const zeros = /^0+$/;

/** As W3C Trace Context writes it; what cannot be read is as if it were not there. */
export function readTraceParent(value: string | undefined): TraceParent | undefined {
  const [, traceId = '', spanId = '', flags = ''] = header.exec(value ?? '') ?? [];
  if (traceId === '' || zeros.test(traceId) || zeros.test(spanId) || value?.startsWith('ff')) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');
