import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { stampOf } from '#features/time-machine/contract/past-address.ts';
import { momentOf } from '../testing/past-site.ts';
import { plainRenderer } from '../testing/plain-renderer.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

const day = 86_400_000;
let test: TestApp;
let admin: { authorization: string };
/** How far the server's clock is ahead; back to nothing at once, because sessions end too. */
let ahead = 0;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer, clock: { now: () => new Date(Date.now() + ahead) } });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const now = () => momentOf(test);

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...admin, ...headers } });
const at = (moment: Date, guid: string, headers?: Record<string, string>) =>
  get(`/time-machine/${stampOf(moment)}/a/${guid}?format=png`, headers);
const add = async (width: number) =>
  (await test.services.assets.add(system, { name: 'kade.png', bytes: await pictures.png({ width, height: 10 }) })).guid;

async function replace(guid: string, width: number): Promise<void> {
  const payload = fileForm('Image', 'kade.png', await pictures.png({ width, height: 10 }));
  const url = `/api/assets/${guid}/file`;
  const answer = await test.app.inject({ method: 'POST', url, payload, headers: { ...admin, ...formHeaders } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
}

/** As a PNG tells it. */
const widthOf = ({ rawPayload }: { rawPayload: Buffer }): number => rawPayload.readUInt32BE(16);

it('a file is the one that was there then, also when it was put back and thrown away since', async () => {
  const before = await now();
  const guid = await add(11);
  const first = await now();
  await replace(guid, 12);
  const second = await now();
  await test.app.inject({ method: 'POST', url: `/api/assets/${guid}/undo-replace`, headers: admin });
  const third = await now();
  await test.app.inject({ method: 'DELETE', url: `/api/assets/${guid}`, headers: admin });
  const seen = await Promise.all([first, second, third].map((moment) => at(moment, guid)));
  expect(seen.map(widthOf)).toEqual([11, 12, 11]);
  expect((await at(before, guid)).statusCode).toBe(410);
  expect((await at(await now(), guid)).statusCode).toBe(410);
});

it('is kept by nobody, and no download of today', async () => {
  const guid = await add(13);
  const answer = await at(await now(), guid);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.headers['x-robots-tag']).toContain('noindex');
});

it('what was let go for good says so, as a picture where one stood, and today’s does not pass for it', async () => {
  const guid = await add(14);
  const then = await now();
  await replace(guid, 15);
  ahead = 31 * day;
  await test.installation.jobs.runRecurring('empty-media-trash');
  ahead = 0;
  const drawn = await at(then, guid, { 'sec-fetch-dest': 'image', 'accept-language': 'nl' });
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([410, 'image/svg+xml']);
  expect(drawn.body).toContain('Dit bestand is niet meer bewaard');
  expect((await at(then, guid)).json()).toMatchObject({ status: 410, code: 'file-of-then-gone' });
  expect(widthOf(await at(await now(), guid))).toBe(15);
});

it('a page of then names the files of then', async () => {
  const guid = await add(16);
  await test.services.settings.save(system, 'faviconLogo', guid);
  const moment = stampOf(await now());
  const { body } = await get(`/time-machine/${moment}/`);
  expect(body).toContain(`href="/time-machine/${moment}/a/${guid}?width=64&amp;height=64&amp;format=png"`);
  expect(body).toContain(`href="/time-machine/${moment}/assets/theme-`);
});
