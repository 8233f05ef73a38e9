import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

export interface Heard {
  id: string;
  kind: string;
  topics?: string[];
  news?: Record<string, unknown>;
  reason?: string;
}

export interface Listener {
  status: number;
  /** The next message; undefined when the channel has ended. */
  next(): Promise<Heard | undefined>;
  close(): void;
}

/** As a browser does it: server-sent events of one server, read one by one. */
export async function listenToEvents(
  port: number,
  topics: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const asked = request({ port, path: `/api/live?topics=${topics}`, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  const heard = events(answer);
  return {
    status: answer.statusCode ?? 0,
    next: async () => (await heard.next()).value as Heard | undefined,
    close: () => answer.destroy(),
  };
}

async function* events(answer: IncomingMessage): AsyncGenerator<Heard> {
  let event: Record<string, string> = {};
  for await (const line of createInterface({ input: answer })) {
    const [, name = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (name !== '') event[name] = value;
    if (line !== '' || event.event === undefined) continue;
    yield { id: event.id ?? '', kind: event.event, ...(JSON.parse(event.data ?? '{}') as object) };
    event = {};
  }
}

/** The same over a WebSocket; `status` is that of a refusal, or 101. */
export async function listenBySocket(
  port: number,
  topics: string,
  headers: Record<string, string> = {},
): Promise<Listener & { say(text: string): void; closeCode(): Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live/socket?topics=${topics}`, { headers });
  const messages: Heard[] = [];
  let wake = () => {};
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  void closed.then(() => wake());
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as Heard);
    wake();
  });
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, answer) => {
      resolve(answer.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });
  return {
    status,
    async next() {
      while (messages.length === 0 && socket.readyState === WebSocket.OPEN) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return messages.shift();
    },
    say: (text) => socket.send(text),
    close: () => socket.terminate(),
    closeCode: () => closed,
  };
}
