import { setTimeout as delay } from 'node:timers/promises';
import type { CpuProfile } from './split.ts';

/** The door through which Node tells what it does: https://nodejs.org/api/inspector.html */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  static async open(port: number): Promise<Inspector> {
    const socket = new WebSocket(await addressOf(port));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')), { once: true });
    });
    return new Inspector(socket);
  }

  async #call(method: string, params: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<{ result?: unknown; error?: { message: string } }>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  /** Looks every fifth of a millisecond where the main thread is, while the work is done. */
  async profile(work: () => Promise<void>): Promise<CpuProfile> {
    await this.#call('Profiler.enable');
    await this.#call('Profiler.setSamplingInterval', { interval: 200 });
    await this.#call('Profiler.start');
    await work();
    const { profile } = (await this.#call('Profiler.stop')) as { profile: CpuProfile };
    return profile;
  }

  close(): void {
    this.#socket.close();
  }
}

async function addressOf(port: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (target !== undefined) return target.webSocketDebuggerUrl;
    } catch {
      // It has just become another program, and opens its inspector again.
    }
    await delay(50);
  }
  throw new Error('The server has no inspector.');
}
