import { describe, expect, it } from 'vitest';
import { cookieForHost, cookiesFromHost } from './host-cookies.ts';

describe('cookies over https', () => {
  it.each([
    [
      'plein.a=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax',
      '__Host-plein.a=1; Max-Age=5; HttpOnly; SameSite=Lax; Path=/; Secure',
    ],
    ['plein.a=; Max-Age=0; Path=/sub; Domain=x.example; Secure', '__Host-plein.a=; Max-Age=0; Path=/; Secure'],
    ['plein.consent=x; Path=/', 'plein.consent=x; Path=/'],
    ['theme=dark', 'theme=dark'],
  ])('%s', (cookie, kept) => {
    expect(cookieForHost(cookie)).toBe(kept);
  });

  it.each([
    ['__Host-plein.a=1; theme=dark', 'plein.a=1; theme=dark'],
    ['plein.a=planted; __Host-plein.a=1', 'plein.a=1'],
    ['plein.a=planted', ''],
    ['plein.consent=x;plein.consents=y', 'plein.consent=x'],
    ['__Host-other=1', '__Host-other=1'],
  ])('%s', (header, read) => {
    expect(cookiesFromHost(header)).toBe(read);
  });
});
