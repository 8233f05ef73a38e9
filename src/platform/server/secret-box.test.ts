import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

describe('the secret box', () => {
  const box = createSecretBox('a secret', 'tests');

  it('gives back what was put in, and never looks the same twice', () => {
    const [one, other] = [box.close('geheim é'), box.close('geheim é')];
    expect([box.open(one), box.open(other)]).toEqual(['geheim é', 'geheim é']);
    expect(one).not.toBe(other);
    expect(one).not.toContain('geheim');
  });

  it.each([
    ['another secret', createSecretBox('another secret', 'tests')],
    ['another purpose', createSecretBox('a secret', 'other')],
  ])('stays closed for %s', (_, other) => expect(() => other.open(box.close('geheim'))).toThrow());

  it('notices when someone changed it', () => {
    const bytes = Buffer.from(box.close('geheim'), 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(() => box.open(bytes.toString('base64url'))).toThrow();
  });
});
