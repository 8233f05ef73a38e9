import { describe, expect, test } from 'vitest';
import { checkPublicUrl, isPublicUrl, type PublicUrlFault } from './public-url.ts';

describe('accepted', () => {
  test.each([
    ['https://example.nl', 'https://example.nl/'],
    ['http://example.nl/pad?q=1#deel', 'http://example.nl/pad?q=1#deel'],
    ['HTTPS://Example.NL', 'https://example.nl/'],
    ['//example.nl/pad', 'https://example.nl/pad'],
    ['  https://example.nl  ', 'https://example.nl/'],
    ['https://example.nl:8443/', 'https://example.nl:8443/'],
    ['https://example.nl./', 'https://example.nl./'],
    ['https://een_naam.example.nl/', 'https://een_naam.example.nl/'],
    ['https://financiën.nl/', 'https://xn--financin-z1a.nl/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2a02:1234::1]/', 'https://[2a02:1234::1]/'],
    ['https://example.nl/@naam', 'https://example.nl/@naam'],
    ['https://localhost.example.nl/', 'https://localhost.example.nl/'],
    ['https://example.glocal/', 'https://example.glocal/'],
    ['https://президент.рф/', 'https://xn--d1abbgf6aiiy.xn--p1ai/'],
    [`https://${'a'.repeat(63)}.nl/`, `https://${'a'.repeat(63)}.nl/`],
    [`https://a.${'b'.repeat(63)}/`, `https://a.${'b'.repeat(63)}/`],
    [`https://${'a.'.repeat(125)}bcd/`, `https://${'a.'.repeat(125)}bcd/`],
  ])('%s', (text, href) => {
    const result = checkPublicUrl(text);
    expect(result.ok && result.url.href).toBe(href);
    expect(isPublicUrl(text)).toBe(true);
  });
});

describe('refused', () => {
  test.each<[PublicUrlFault, string[]]>([
    [
      'protocol-required',
      ['', 'example.nl', 'www.example.nl/pad', '/nieuws', 'example.nl:8080', 'https:example.nl', 'https:/example.nl'],
    ],
    ['protocol-required', ['www.example.nl//pad', '1http://example.nl']],
    // These open no address of a site either; the same advice ("begin with https://") helps.
    ['protocol-required', ['mailto:info@example.nl', 'javascript:alert(1)', 'data:text/html,x', 'tel:140123']],
    ['protocol-unsupported', ['ftp://example.nl', 'file:///etc/passwd', 'javascript://example.nl', 'ws://example.nl']],
    ['protocol-unsupported', ['xhttp://example.nl', 'httpsx://example.nl', 'c://example.nl', 'svn+ssh://example.nl']],
    ['malformed', ['https://example.nl/\u0000', 'https://example.nl/\u001f', 'https://example.nl/\u007f']],
    ['malformed', ['https://exa mple.nl', 'https://example.nl/a\tb', 'https://example.nl\\@evil.nl', 'ht\ntps://a.nl']],
    ['credentials', ['https://naam@example.nl', 'https://naam:geheim@example.nl', 'https://example.nl:80@10.0.0.1/']],
    ['credentials', ['https://:geheim@example.nl']],
    // requires a valid host
    [
      'host-invalid',
      ['https://', '//', '///example.nl', 'https:///example.nl', 'https://intranet', 'https://a..nl', 'https://-a.nl'],
    ],
    [
      'host-invalid',
      ['https://a-.nl', 'https://example.n', 'https://example.nl:99999', 'https://1.2.3.4.5', 'https://.nl'],
    ],
    ['host-invalid', ['https://example.nl..', `https://${'a'.repeat(64)}.nl`, `https://${'a.'.repeat(130)}nl`]],
    ['host-invalid', [`https://${'a.'.repeat(125)}bcde`, `https://a.${'b'.repeat(64)}`, 'https://example.n1']],
    // rejects private IP ranges
    [
      'host-private',
      ['http://10.1.2.3', 'http://172.16.0.1', 'http://172.31.255.255', '//192.168.1.1/', 'http://127.0.0.1'],
    ],
    ['host-private', ['http://169.254.169.254/latest', 'http://0.0.0.0', 'http://100.64.0.1', 'http://127.0.0.1.']],
    ['host-private', ['http://[::1]', 'http://[fd00::1]:80/', 'http://[fe80::1]', 'http://[::ffff:10.0.0.1]']],
    // however they are written
    [
      'host-private',
      ['http://2130706433', 'http://0x7f000001', 'http://017700000001', 'http://127.1', 'http://１２７.0.0.1'],
    ],
    ['host-private', ['http://localhost', 'http://LOCALHOST:3000', 'http://localhost.', 'http://a.localhost']],
    ['host-private', ['http://printer.local', 'http://metadata.google.internal', 'http://nas.home.arpa']],
  ])('%s: %j', (reason, texts) => {
    for (const text of texts) {
      expect({ text, ...checkPublicUrl(text) }).toEqual({ text, ok: false, reason });
      expect(isPublicUrl(text)).toBe(false);
    }
  });
});
