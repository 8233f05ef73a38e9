import { expect, test } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import type { FormFile } from '../../contract/form-file.ts';
import { sendInPieces } from './send-in-pieces.ts';

const bytes = new Blob(['abcdefghij']);
const state = (received: number): FormFile => ({
  guid: 'g',
  name: 'a.txt',
  byteSize: 10,
  received,
  mediaType: received === 10 ? 'text/plain' : null,
  pieceBytes: 4 as never,
});
const offline = () => new CallError(0, undefined);

/** A server of which every call does the next thing of a list: it throws, or it does what it should. */
function server(failing: Record<number, (sent: boolean) => unknown> = {}) {
  let calls = 0;
  let received = 0;
  const log: string[] = [];
  const doing = (what: string, act: () => void) => {
    log.push(what);
    const fails = failing[calls++];
    if (fails !== undefined) throw fails(false);
    act();
    return state(received);
  };
  return {
    log,
    begin: async () => doing('begin', () => {}),
    read: async () => doing('read', () => {}),
    async send(file: FormFile, piece: Blob) {
      const text = await piece.text();
      return doing(`send ${file.received} ${text}`, () => {
        received += text.length;
      });
    },
    wait: async () => void log.push('wait'),
  };
}
const sending = (signal = new AbortController().signal) => {
  const waits: boolean[] = [];
  return { waits, signal, onProgress: () => {}, onWaiting: (is: boolean) => void waits.push(is) };
};

test('sends all pieces in their order', async () => {
  const sender = server();
  expect(await sendInPieces(bytes, sender, sending())).toMatchObject({ mediaType: 'text/plain' });
  expect(sender.log).toEqual(['begin', 'send 0 abcd', 'send 4 efgh', 'send 8 ij']);
});

test('goes on where it was after a lost connection, however long that takes', async () => {
  const sender = server({ 2: offline, 3: offline, 4: offline });
  const told = sending();
  await sendInPieces(bytes, sender, told);
  expect(sender.log).toEqual([
    ...['begin', 'send 0 abcd', 'send 4 efgh', 'wait', 'read', 'wait', 'read', 'wait', 'read'],
    ...['send 4 efgh', 'send 8 ij'],
  ]);
  expect(told.waits).toEqual([true, false]);
});

test('begins anew when what it sent had its time', async () => {
  const sender = server({ 2: () => new CallError(404, undefined) });
  await sendInPieces(bytes, sender, sending());
  expect(sender.log.slice(0, 6)).toEqual(
    ['begin', 'send 0 abcd', 'send 4 efgh', 'wait', 'begin', 'read'].slice(0, 5).concat('send 4 efgh'),
  );
});

test('ends with a refusal, and with who stops it', async () => {
  await expect(
    sendInPieces(bytes, server({ 0: () => new CallError(413, undefined) }), sending()),
  ).rejects.toMatchObject({
    status: 413,
  });
  const stop = new AbortController();
  const sender = { ...server({ 0: offline }), wait: async () => stop.abort() };
  await expect(sendInPieces(bytes, sender, sending(stop.signal))).rejects.toThrow();
});
