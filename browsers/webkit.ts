import { createServer } from 'node:net';
import type { BrowserKind, Driver } from './driver.ts';
import { findProgram, startProgram } from './programs.ts';

/** One that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** WebDriver as the W3C wrote it: one request for each command. */
async function command<Result>(address: string, body?: object, method = 'POST'): Promise<Result> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * This driver tells nothing of the console. So a script listens from the moment that the page is loaded, about when the
 * application starts; what goes wrong earlier shows in what the page looks like, and Firefox tells of it.
 */
const listen = `if (window.complaints !== undefined) return;
const complaints = [];
Object.assign(window, { complaints });
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => { complaints.push(level + ': ' + words.map(String).join(' ')); say.apply(console, words); };
}
addEventListener('error', ({ message, target }) => complaints.push('error: ' + (message ?? target?.src ?? target?.href)), true);
addEventListener('unhandledrejection', ({ reason }) => complaints.push('uncaught: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push('policy: ' + violatedDirective + ' ' + blockedURI));`;

async function start(): Promise<Driver> {
  // It has no mode without windows; a screen that nobody sees does.
  const screen = startProgram(findProgram(['Xvfb']) ?? '', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1400x1100x24',
    '-nolisten',
    'tcp',
  ]);
  const [, display] = await screen.says(/^(\d+)\n/m);
  const port = await freePort();
  const program = startProgram(findProgram(['WebKitWebDriver']) ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANG: 'nl_NL.UTF-8',
    LANGUAGE: 'nl',
  });
  const driver = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${driver}/status`);
  const { sessionId, capabilities } = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${driver}/session`,
    { capabilities: { alwaysMatch: { timeouts: { script: 5000 } } } },
  );
  const session = `${driver}/session/${sessionId}`;
  const heard: string[] = [];
  const run = (body: string, given: readonly unknown[]) =>
    command<unknown>(`${session}/execute/sync`, { script: `const given = [...arguments]; ${body}`, args: given });
  const hear = async () => heard.push(...((await run('return window.complaints?.splice(0) ?? []', [])) as string[]));
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async go(url) {
      await hear();
      await command(`${session}/url`, { url });
      await run(listen, []);
    },
    run,
    act: (actions) => command(`${session}/actions`, { actions }),
    resize: (width, height) => command(`${session}/window/rect`, { width, height }),
    async complaints() {
      await hear();
      return heard.splice(0);
    },
    async close() {
      await command(session, undefined, 'DELETE').catch(() => undefined);
      await program.stop();
      await screen.stop();
    },
  };
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tried = 0; tried < 300; tried += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer`);
}

/** What Safari is made of, as Debian builds it. */
export const webkit: BrowserKind = {
  id: 'webkit',
  title: 'WebKitGTK',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isThere: () => findProgram(['WebKitWebDriver']) !== undefined && findProgram(['Xvfb']) !== undefined,
  start,
};
