import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

describe('contentSecurityPolicy', () => {
  it('allows what is our own and nothing inline', () => {
    const policy = directives(contentSecurityPolicy());
    for (const name of [
      'default-src',
      'script-src',
      'style-src',
      'connect-src',
      'frame-src',
      'media-src',
      'font-src',
    ]) {
      expect(policy.get(name)).toEqual(["'self'"]);
    }
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(contentSecurityPolicy()).not.toMatch(/unsafe|\*/);
  });

  it('adds what is asked for by name, and only there', () => {
    const extra = { script: ['https://maps.example'], frame: ['https://a.example'], media: ['https://b.example'] };
    const policy = directives(contentSecurityPolicy(extra));
    expect(policy.get('script-src')).toEqual(["'self'", 'https://maps.example']);
    expect(policy.get('frame-src')).toEqual(["'self'", 'https://a.example']);
    expect(policy.get('media-src')).toEqual(["'self'", 'https://b.example']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });
});

describe('securityHeaders', () => {
  it('are those that every answer carries', () => {
    expect(securityHeaders).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
  });
});
