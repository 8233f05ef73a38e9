import { describe, expect, it } from 'vitest';
import { mask, maskedContent, secretsOf, withoutSecrets } from './mail-secrets.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const content: MailContent = {
  addressOf: (path) => `https://vloedhaven.example${path}`,
  texts: { subject: 'Inloggen', heading: 'Hallo', paragraphs: ['Welkom.'], button: 'Log in', code: 'Of typ:' },
  values: {},
  url: 'https://vloedhaven.example/login/mail/geheim?returnTo=%2Fideeen',
  code: '123 456',
  language: 'nl',
  platformName: 'Vloedhaven',
  primaryColor: '#003366',
  unsubscribe: { url: 'https://vloedhaven.example/uit/ookgeheim', label: 'Afmelden' },
};

describe('a mail for other readers than its receiver', () => {
  it('has its words and where its links lead, and none of its links and codes', () => {
    const { text, html } = renderMail(maskedContent(content));
    expect(text).toContain(`Log in:\nhttps://vloedhaven.example/${mask}`);
    expect(text).toContain(`Of typ:\n${mask}`);
    expect(text).toContain(`Afmelden: https://vloedhaven.example/${mask}`);
    for (const secret of secretsOf(content)) expect(text + html).not.toContain(secret);
  });

  it('is the same mail where there is nothing to hide', () => {
    const plain = { ...content, url: undefined, code: undefined, unsubscribe: undefined };
    expect({ ...maskedContent(plain), addressOf: plain.addressOf }).toEqual(plain);
    expect(secretsOf(plain)).toEqual([]);
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['a link', '554 blocked https://vloedhaven.example/uit/ookgeheim here', `554 blocked ${mask} here`],
    ['a link without its host', 'no /uit/ookgeheim', `no ${mask}`],
    ['a code as it is written', 'spam: 123 456', `spam: ${mask}`],
    ['a code as it is typed', 'spam: 123456', `spam: ${mask}`],
    ['nothing of the mail', 'connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ])('takes away %s', (_, text, told) => {
    expect(withoutSecrets(text, secretsOf(content))).toBe(told);
  });

  it('takes a link away whole that begins as another one', () => {
    const longer = { ...content, url: 'https://vloedhaven.example/uit', code: undefined };
    expect(withoutSecrets('no https://vloedhaven.example/uit/ookgeheim', secretsOf(longer))).toBe(`no ${mask}`);
  });

  it('leaves what a link to the front page has in common with any text', () => {
    const home = { ...content, url: 'https://vloedhaven.example/', code: undefined, unsubscribe: undefined };
    expect(withoutSecrets('either/or', secretsOf(home))).toBe('either/or');
  });
});
