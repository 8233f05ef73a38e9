import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../', import.meta.url));
export const node = join(
  projectRoot,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const { serverFlags } = (await import(new URL('../scripts/run-server.mjs', import.meta.url).href)) as {
  serverFlags: string[];
};

export interface Account {
  accountType: string;
  email: string;
  password: string;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  pid: number;
  /** Rejects with what the server wrote when it ends before it answers. */
  ready: Promise<StartedServer>;
  exited: Promise<Exit>;
  stdout(): string;
  stderr(): string;
  signal(signal: NodeJS.Signals): void;
}

export interface StartedServer {
  address: string;
  accounts: Account[];
  /** Of an empty platform: where its first admin is made. */
  setupPath: string | undefined;
}

/** A site of a test's own, with the folder where it keeps its files. */
export interface RunningSite extends StartedServer {
  dataDir: string;
}

export interface ServerOptions {
  dataDir: string;
  /** A small named site instead of the demo. */
  scenario?: string | undefined;
  env?: Record<string, string>;
}

/** Variables of the machine that would change what is tested. */
const ownVariables =
  /^(HOST|PORT|DATABASE_URL|ADMIN_|DEMO|PUBLIC_URL|TRUST_PROXY|METRICS_TOKEN|AUTH_SECRET|SMTP_|MAIL_FROM|PLEIN_)/;

export function serverEnvironment({ dataDir, env = {} }: ServerOptions): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !ownVariables.test(name));
  return {
    ...Object.fromEntries(inherited),
    // A run without colours in the output, whatever the terminal of the test says.
    FORCE_COLOR: undefined,
    // With the flags of Node they are what `npm start` brings along (docs/decisions/0069).
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'node'),
    NODE_ENV: 'production',
    PLEIN_MODE: 'production',
    PORT: '0',
    LOG_LEVEL: 'warn',
    // Two workers of tests ask far more than a person does.
    RATE_LIMIT_PER_MINUTE: '100000',
    DATA_DIR: dataDir,
    ...env,
  };
}

/** The real server, as `npm start` runs it once all is installed and built. */
export function startServer(options: ServerOptions): ServerProcess {
  const parameters = options.scenario === undefined ? [] : [`--scenario=${options.scenario}`];
  const child = spawn(node, [...serverFlags, 'scripts/built-server.mjs', ...parameters], {
    cwd: projectRoot,
    env: serverEnvironment(options),
    // The channel ends the server when the worker of the tests is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exited = exitOf(child);
  const ready = new Promise<StartedServer>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      const started = readWelcome(stdout);
      if (started !== undefined) resolve(started);
    });
    void exited.then(({ code, signal }) =>
      reject(new Error(`The server ended (${code ?? signal}) before it answered:\n${stdout}${stderr}`)),
    );
  });
  // Who starts a server to see it fail looks at its exit only.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    exited,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (signal) => void child.kill(signal),
  };
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // At `close` all output has been read, at `exit` perhaps not.
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** What the terminal says once the site answers; undefined until it is complete. */
export function readWelcome(output: string): StartedServer | undefined {
  if (!output.includes('Ctrl-C')) return undefined;
  const address = /^Plein {2}(\S+)$/m.exec(output)?.[1];
  if (address === undefined) throw new Error(`There is no address in:\n${output}`);
  const accounts = [...output.matchAll(/^ {2}(\w+) +(\S+@\S+) +(\S.*)$/gm)].map(([, accountType, email, password]) => ({
    accountType: accountType ?? '',
    email: email ?? '',
    password: password ?? '',
  }));
  const setup = /https?:\/\/\S+(\/setup\/\S+)/.exec(output)?.[1];
  return { address, accounts, setupPath: setup };
}

export async function stopServer(server: ServerProcess): Promise<Exit> {
  server.signal('SIGTERM');
  return server.exited;
}
