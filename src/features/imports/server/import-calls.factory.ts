import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { PageDocument } from '#features/pages/contract/page.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { ImportDetail, ImportEntry } from '../contract/imports.ts';

/** A form as a browser sends it. */
interface FormMaker {
  formHeaders: Record<string, string>;
  fileForm(field: 'File', fileName: string, bytes: Uint8Array): Buffer;
}

/** The calls of an admin who imports this export, for tests. */
export function importCalls(
  test: { app: Pick<FastifyInstance, 'inject'> },
  admin: Record<string, string>,
  wxr: string,
  { fileForm, formHeaders }: FormMaker,
) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = admin) =>
    test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const send = (content: string | Buffer, headers = admin, fileName = 'watergeest.xml') =>
    test.app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { ...headers, ...formHeaders },
      payload: fileForm('File', fileName, Buffer.from(content)),
    });
  const sent = async (content = wxr) => (await send(content)).json<ImportDetail>();
  const read = async (id: string) => (await call('GET', `/api/imports/${id}`)).json<ImportDetail>();
  const entriesOf = async (id: string, query = '') =>
    (await call('GET', `/api/imports/${id}/entries?${query}`)).json<{ entries: ImportEntry[] }>().entries;
  const until = (id: string, state: string) =>
    vi.waitFor(async () => {
      const found = await read(id);
      expect(found.state).toBe(state);
      return found;
    }, patience);
  const imported = async (choices: object = {}, content = wxr): Promise<ImportDetail> => {
    const { id } = await sent(content);
    const started = await call('POST', `/api/imports/${id}/start`, choices);
    expect(started.statusCode).toBe(200);
    return until(id, 'Done');
  };
  const undone = async (id: string, body: object = {}) => {
    await call('POST', `/api/imports/${id}/undo`, body);
    return until(id, 'Undone');
  };
  const entry = async (id: string, sourceId: string): Promise<ImportEntry> => {
    const found = (await entriesOf(id)).find((one) => one.sourceId === sourceId);
    if (found === undefined) throw new Error(`${sourceId} is not there`);
    return found;
  };
  const codes = ({ remarks }: ImportEntry) => remarks.map(({ code }) => code);
  const documentOf = async ({ madeId }: ImportEntry) =>
    (await call('GET', `/api/pages/${madeId}/working-copy`)).json<{ document: PageDocument }>().document;

  return { call, send, sent, read, entriesOf, until, imported, undone, entry, codes, documentOf };
}
