import { describe, expect, it } from 'vitest';
import { readTraceParent } from './trace-parent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('readTraceParent', () => {
  it.each([
    ['sampled', `00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
    ['not sampled', `00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
    ['of a later version, with more', `01-${traceId}-${spanId}-01-more`, { traceId, spanId, isSampled: true }],
    ['nothing', undefined, undefined],
    ['an empty trace', `00-${'0'.repeat(32)}-${spanId}-01`, undefined],
    ['an empty span', `00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    ['a version that is none', `ff-${traceId}-${spanId}-01`, undefined],
    ['too long', `00-${traceId}a-${spanId}-01`, undefined],
    ['nonsense', 'hello', undefined],
  ])('%s', (_, value, expected) => {
    expect(readTraceParent(value)).toEqual(expected);
  });
});
