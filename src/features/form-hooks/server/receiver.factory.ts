import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { Platform } from '#platform/server/platform.ts';
import { findDue } from './deliveries.repository.ts';
import type { HookDeliveryService } from './hook-delivery.service.ts';

interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  text: string;
  body: { id: string; type: string; data: Record<string, unknown> };
}

interface Reply {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

/** A receiver of webhooks on this machine, that answers as it is told and remembers what it got. */
export async function buildReceiver() {
  const received: ReceivedMessage[] = [];
  let reply: Reply = { status: 204 };
  const next: Reply[] = [];
  let held: Promise<void> | undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', async () => {
      received.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedMessage['body'] });
      await held;
      const { status, headers = {}, text: words = '' } = next.shift() ?? reply;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, headers).end(words);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address: `${origin}/in?sleutel=geheim`,
    received,
    /** First these, one for each message, then the last of them for good. */
    answer(...replies: Reply[]) {
      reply = replies.at(-1) ?? { status: 204 };
      next.splice(0, next.length, ...replies.slice(0, -1));
    },
    /** Answers nobody until what it returns is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    forget() {
      received.splice(0);
      reply = { status: 204 };
      next.splice(0);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** Sends all that is due, and waits for a worker that was first. */
export async function deliverAll(
  { platform, services }: { platform: Platform; services: { hookDelivery: HookDeliveryService } },
  hookGuid: string,
  now = () => new Date(),
): Promise<void> {
  const isBusy = async () => {
    await services.hookDelivery.deliver(hookGuid, new AbortController().signal);
    const row = await platform.db
      .selectFrom('form_hook')
      .select(['busy_until', 'rest_until', 'is_on'])
      .where('guid', '=', hookGuid)
      .executeTakeFirstOrThrow();
    const canSend = row.is_on && (row.rest_until === null || row.rest_until <= now());
    return row.busy_until !== null || (canSend && (await findDue(platform.db, hookGuid, now())) !== undefined);
  };
  await expect.poll(isBusy, { timeout: 20_000 }).toBe(false);
}
