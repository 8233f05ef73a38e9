import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { settingAudit } from '#features/settings/contract/settings.audit.ts';
import { userAudit } from '#features/users/contract/users.audit.ts';

const now = new Date('2026-05-04T10:00:00Z');
const client = { ip: '203.0.113.7', userAgent: '=HYPERLINK("http://elders.example")' };
let test: TestApp;
let admin: { authorization: string };

const ask = (query: Record<string, string>, headers: Record<string, string> = admin) =>
  test.app.inject({ url: `/api/audit:export?${new URLSearchParams(query)}`, headers });
const linesOf = async (query: Record<string, string>) => (await ask(query)).body.trimEnd().split('\r\n');

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  await test.platform.transaction(async (trx) => {
    await test.services.audit.record(
      trx,
      { viewer: system, client },
      {
        action: settingAudit.changed,
        subject: { kind: 'setting', id: 'platformName', name: 'platformName' },
        details: { isOn: true, roles: ['Redactie', 'Balie'], taken: [] },
      },
    );
    await test.services.audit.recordEach(
      trx,
      { viewer: system, client },
      { action: userAudit.renamed },
      Array.from({ length: 2100 }, (_, place) => ({ kind: 'user', id: `${place}`, name: `Lid ${place}` })),
    );
  });
});
afterAll(() => test.close());

describe('the audit log as a file', () => {
  it('says in the words of the screen who did what, on the platform’s clock, and nothing that a spreadsheet runs', async () => {
    const answer = await ask({ area: 'setting' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="logboek.csv"',
    });
    expect(answer.body).toBe(
      '\uFEFF"Wanneer";"Wat";"Bij wie of wat";"Wie";"IP-adres";"Apparaat";"Bijzonderheden";"Code"\r\n' +
        '"2026-05-04 12:00";"Instelling gewijzigd";"Instelling: Naam van de site";"test";"203.0.113.7";' +
        `"'=HYPERLINK(""http://elders.example"")";"Staat aan: Ja; Rollen: Redactie, Balie";"setting.changed"\r\n`,
    );
  });

  it('is in the reader’s language', async () => {
    const [first = '', second = ''] = await linesOf({ area: 'setting', language: 'en' });
    expect(first).toContain('"When";"What"');
    expect(second).toContain('"Setting changed"');
  });

  it('has all entries of the filter, however many pages of the screen they are, and each once', async () => {
    const lines = (await linesOf({ area: 'user' })).filter((line) => line.includes('Naam van lid gewijzigd'));
    expect(lines).toHaveLength(2100);
    expect(new Set(lines).size).toBe(2100);
    expect(await linesOf({ search: 'Lid 2099' })).toHaveLength(2);
    expect(await linesOf({ area: 'user', until: '2026-05-03' })).toHaveLength(1);
  });

  it('is for admins, and stands in the log itself with its filter', async () => {
    expect((await ask({}, {})).statusCode).toBe(401);
    expect((await ask({}, await test.signInAs('ContentManager'))).statusCode).toBe(403);
    await ask({ search: 'Lid 7' });
    const [, newest = ''] = await linesOf({ area: 'audit' });
    expect(newest).toContain('"Logboek geëxporteerd";"Logboek"');
  });
});
