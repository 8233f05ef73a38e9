import { describe, expect, it } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const content: MailContent = {
  addressOf: (path) => `https://vloedhaven.example${path}`,
  texts: {
    subject: 'Hallo {{name}}',
    heading: 'Welkom, {{ name }}',
    paragraphs: ['Eerste alinea.', 'Tweede voor {{name}}.'],
    button: 'Bevestigen',
    code: 'Of vul deze code in:',
    after: ['Niet gevraagd? Dan hoeft u niets te doen.'],
  },
  values: { name: 'Bo' },
  url: 'https://vloedhaven.example/verify/abc?x=1&y=2',
  code: '123456',
  language: 'nl',
  platformName: 'Gemeente Vloedhaven',
  primaryColor: '#07506e',
  unsubscribe: undefined,
};

describe('renderMail', () => {
  it('says the same in text and in HTML', () => {
    const { subject, text, html } = renderMail(content);
    expect(subject).toBe('Hallo Bo');
    expect(text).toBe(`Welkom, Bo

Eerste alinea.

Tweede voor Bo.

Bevestigen:
https://vloedhaven.example/verify/abc?x=1&y=2

Of vul deze code in:
123456

Niet gevraagd? Dan hoeft u niets te doen.

-- 
Gemeente Vloedhaven
`);
    for (const words of ['Welkom, Bo', 'Tweede voor Bo.', '123456', 'Bevestigen', 'hoeft u niets te doen']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="https://vloedhaven.example/verify/abc?x=1&amp;y=2"');
    expect(html).toContain('lang="nl" dir="ltr"');
    expect(renderMail({ ...content, language: 'ar' as Language }).html).toContain('lang="ar" dir="rtl"');
  });

  it.each([
    ['markup in a value', { name: '<img src=x>' }, /&lt;img src=x&gt;/, /<img/],
    ['quotes in a value', { name: '"onload="x' }, /&quot;onload=&quot;x/, /[^&]quot;?"onload="x/],
  ])('makes %s harmless', (_, values, there, notThere) => {
    const { html } = renderMail({ ...content, values });
    expect(html).toMatch(there);
    expect(html).not.toMatch(notThere);
  });

  it.each([
    ['a new line', 'Bo\r\nBcc: iedereen@elders.example'],
    ['a line separator', 'Bo\u2028Bcc: iedereen@elders.example'],
  ])('keeps the subject on one line with %s in a value', (_, name) => {
    expect(renderMail({ ...content, values: { name } }).subject).toBe('Hallo Bo Bcc: iedereen@elders.example');
  });

  it('has no button or code where there is none', () => {
    const { text, html } = renderMail({ ...content, url: undefined, code: undefined });
    expect(text).not.toContain('Bevestigen');
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('Of vul deze code in');
  });

  it('offers the way out of mails that someone can do without', () => {
    const unsubscribe = { url: 'https://vloedhaven.example/uit', label: 'Uitschrijven' };
    const { text, html } = renderMail({ ...content, unsubscribe });
    expect(text).toContain('Uitschrijven: https://vloedhaven.example/uit');
    expect(html).toContain('href="https://vloedhaven.example/uit"');
  });

  it('refuses to go out with a hole in it', () => {
    expect(() => renderMail({ ...content, values: {} })).toThrow('no value for name');
  });
});
