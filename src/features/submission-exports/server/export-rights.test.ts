import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { buildInbox, posted, report } from '#features/submissions/server/inbox.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import type { SubmissionExport } from '../contract/submission-exports.ts';

let test: TestApp;
let inbox: Awaited<ReturnType<typeof buildInbox>>;

beforeAll(async () => {
  // What writes it is run by this test, step by step.
  test = await startTestApp({ withJobs: false });
  inbox = await buildInbox(test);
});
afterAll(() => test.close());

const settingsOf = async (guid: string, handlerRoleIds: string[]) => {
  const { settings } = (await inbox.get(`/api/forms/${guid}`)).json<{ settings: object }>();
  const payload = { ...settings, handlerRoleIds };
  return test.app.inject({ method: 'PUT', url: `/api/forms/${guid}/settings`, headers: inbox.admin, payload });
};

describe('an export whose asker loses the right to it half-way', () => {
  it('ends in clear words with nothing left of it, and begins anew for who gets it back', async () => {
    const guid = await buildForm(test.services, { document: report, settings: { handlerRoleIds: [inbox.role] } });
    await buildSubmission(test.services, guid, { posted: posted('tile', 'Kaaistraat 12') });
    const asked = (
      await inbox.post(`/api/forms/${guid}/exports`, { format: 'csv' }, inbox.handler)
    ).json<SubmissionExport>();
    const { submissionExports, longWork } = test.services;
    const run = (between: () => Promise<unknown>) =>
      longWork.run(
        async (actor, input: { exportGuid: string }, given) =>
          submissionExports.write(actor, input, {
            ...given,
            // A piece is written by now.
            progress: async (...step) => {
              await given.progress(...step);
              await between();
            },
          }),
        asked.workId,
        new AbortController().signal,
        submissionExports.fail,
      );
    let halfWay: string[] = [];
    await run(async () => {
      halfWay = await leftOf(asked.guid);
      await settingsOf(guid, []);
    });
    expect(halfWay).toEqual(['0']);
    expect((await inbox.get(`/api/submission-exports/${asked.guid}/file`, inbox.handler)).statusCode).toBe(404);
    const row = await test.platform.db
      .selectFrom('submission_export')
      .selectAll()
      .where('guid', '=', asked.guid)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'Failed', reason: 'export-rights-lost', parts: 0, done: 0, cursor: null });
    expect(await leftOf(asked.guid)).toEqual([]);

    await settingsOf(guid, [inbox.role]);
    const [line] = (await inbox.get(`/api/forms/${guid}/exports`, inbox.handler)).json<SubmissionExport[]>();
    expect(line).toMatchObject({ state: 'Failed', reason: 'export-rights-lost' });
    const again = (
      await inbox.post(`/api/submission-exports/${asked.guid}/resume`, {}, inbox.handler)
    ).json<SubmissionExport>();
    await longWork.run(submissionExports.write, again.workId, new AbortController().signal, submissionExports.fail);
    const file = await inbox.get(`/api/submission-exports/${asked.guid}/file`, inbox.handler);
    expect([file.statusCode, file.payload.split('\r\n').length]).toEqual([200, 3]);
  });
});

/** Whatever of it lies in the storage. */
async function leftOf(guid: string): Promise<string[]> {
  const storage = createFolderStorage(join(test.services.assets.uploadFolder, '..'));
  const left: string[] = [];
  for (const name of ['0', '0.files', 'file']) {
    const found = await storage.read(`exports/${guid}/${name}`);
    found?.stream.destroy();
    if (found !== undefined) left.push(name);
  }
  return left;
}
