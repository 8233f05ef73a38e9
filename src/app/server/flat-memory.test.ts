import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { plainRenderer } from './testing/plain-renderer.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** `npm run prove -- soak` in short: what asking leaves behind, without caches that fill. */
const callsInRound = 90;
/** In bytes, of one call: an object with its request and its answer would be several times as much. */
const mostLeft = 3000;
let test: TestApp;
let pageId: string;

beforeAll(async () => {
  test = await startTestApp({ renderer: plainRenderer });
  pageId = await buildPage(test.services, { title: text('De haven') });
  await buildMenu(test.services, [{ urlSegment: text('haven'), pageId }]);
});
afterAll(() => test.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A visitor, somebody who is signed in, and a setting that is changed, so that nothing is kept for long. */
async function askARound(headers: { authorization: string }): Promise<void> {
  for (let call = 0; call < callsInRound; call += 3) {
    const answers = await Promise.all([
      test.app.inject('/haven'),
      test.app.inject({ url: `/api/pages/${pageId}`, headers }),
      test.app.inject({
        method: 'PUT',
        url: '/api/platformsettingvalues/platformName',
        headers,
        payload: { value: call % 2 === 0 ? 'Vloedhaven' : 'Zeedorp' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  }
}

function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('leaves nothing behind of what was answered', async () => {
  const headers = await test.signInAs('Admin');
  await askARound(headers);
  await askARound(headers);
  const before = memoryInUse();
  const rounds = 4;
  for (let round = 0; round < rounds; round += 1) await askARound(headers);
  const left = (memoryInUse() - before) / (rounds * callsInRound);
  expect(left).toBeLessThan(mostLeft);
}, 300_000);
