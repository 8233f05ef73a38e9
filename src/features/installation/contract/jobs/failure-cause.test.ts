import { describe, expect, it } from 'vitest';
import { type FailureCause, failureCause } from './failure-cause.ts';

describe('why work failed, without anything that is a platform’s own', () => {
  it.each<[FailureCause, unknown]>([
    ['unreachable', { name: 'Error', message: 'connect ECONNREFUSED 10.0.0.1:25', code: 'ECONNREFUSED' }],
    ['unreachable', { message: 'fetch failed', cause: { code: 'ENOTFOUND' } }],
    ['unreachable', { message: 'mail', cause: { code: 'EAI_AGAIN' } }],
    ['slow', { name: 'TimeoutError', message: 'The operation was aborted due to timeout' }],
    ['slow', { message: 'canceling statement', code: '57014' }],
    ['full', { message: 'ENOSPC: no space left on device, write' }],
    ['full', { message: 'could not extend file', code: '53100' }],
    ['stopped', { value: { message: 'job timed out' } }],
    ['stopped', { value: { message: 'job heartbeat timeout' } }],
    ['refused', { message: '550 jan@vloedhaven.example unknown', code: 'EENVELOPE' }],
    ['database', { message: 'duplicate key value (email)=(jan@vloedhaven.example)', code: '23505' }],
    ['unreachable', { message: 'x failed', errors: [{ code: 'ECONNRESET' }, { message: 'other' }] }],
    ['fault', { message: 'cannot read the title of ‘Geheim plan’' }],
    ['fault', 'just words'],
    ['slow', 'timed out'],
    ['fault', null],
    ['fault', undefined],
    ['fault', { errors: [] }],
  ])('%s %#', (cause, reason) => {
    expect(failureCause(reason)).toBe(cause);
  });
});
