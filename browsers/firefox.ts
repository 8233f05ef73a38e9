import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserKind, Driver, InputSource } from './driver.ts';
import { findProgram, startProgram } from './programs.ts';

interface Message {
  id?: number;
  type?: string;
  method?: string;
  error?: string;
  message?: string;
  result?: unknown;
  params?: { level?: string; text?: string | null };
}

/** A connection that speaks WebDriver BiDi: a command has an answer, and the browser tells what happens meanwhile. */
class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #complaints: string[] = [];
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox closed the connection'));
    });
  }

  static open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new BidiConnection(socket)));
      socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
    });
  }

  #hear({ id, type, method, error, message, result, params }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === 'error') waiting?.reject(new Error(`${error}: ${message}`));
      else waiting?.resolve(result);
    } else if (method === 'log.entryAdded' && ['error', 'warn'].includes(params?.level ?? '')) {
      this.#complaints.push(`${params?.level}: ${params?.text}`);
    }
  }

  send<Result>(method: string, params: object): Promise<Result> {
    const waiting = Promise.withResolvers<unknown>();
    this.#last += 1;
    this.#waiting.set(this.#last, waiting);
    this.#socket.send(JSON.stringify({ id: this.#last, method, params }));
    return waiting.promise as Promise<Result>;
  }

  complaints = (): string[] => this.#complaints.splice(0);
}

/** A browser as it comes out of the box, that asks nothing of the network by itself. */
const settings: Record<string, string | number | boolean> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  // A window that nobody sees has the focus all the same.
  'focusmanager.testmode': true,
  'intl.accept_languages': 'nl',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
};

async function start(folder: string): Promise<Driver> {
  const lines = Object.entries(settings).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  const parameters = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const program = startProgram(findProgram(names) ?? '', parameters);
  const [, address] = await program.says(/WebDriver BiDi listening on (\S+)/);
  const bidi = await BidiConnection.open(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  // The window that it opened with never has the focus; one of our own does.
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window' });
  await bidi.send('browsingContext.activate', { context });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(body, given) {
      const answer = await bidi.send<Evaluated>('script.callFunction', {
        functionDeclaration: `(given) => JSON.stringify(((...given) => {${body}})(...JSON.parse(given)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: false,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    act: async (actions: readonly InputSource[]) =>
      void (await bidi.send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    complaints: async () => bidi.complaints(),
    close: () => program.stop(),
  };
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

const names = ['firefox-esr', 'firefox'];

/** Its own door for programs, WebDriver BiDi: no driver beside it is needed. */
export const firefox: BrowserKind = {
  id: 'firefox',
  title: 'Firefox',
  install: 'apt-get install firefox-esr',
  isThere: () => findProgram(names) !== undefined,
  start,
};
