import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  node,
  projectRoot,
  readWelcome,
  type ServerOptions,
  type StartedServer,
  serverEnvironment,
  serverFlags,
} from './server-process.ts';

/** So many sites, and then a new process: whatever one left behind goes with it. */
const sitesInOne = 20;

/** One process that serves a site after another, each from its first start to its orderly stop (docs/decisions/0162). */
class Process {
  readonly #child: ChildProcess;
  readonly #end = `end of ${randomUUID()}`;
  #stdout = '';
  #stderr = '';
  #hear: () => void = () => undefined;
  hasEnded = false;
  served = 0;

  constructor(options: ServerOptions) {
    this.#child = spawn(node, [...serverFlags, 'scripts/built-server-again.mjs', this.#end], {
      cwd: projectRoot,
      env: serverEnvironment(options),
      // The channel ends it when the worker of the tests is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#stdout += text;
      this.#hear();
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text;
      this.#hear();
    });
    this.#child.once('exit', () => {
      this.hasEnded = true;
      this.#hear();
    });
  }

  async start(options: ServerOptions): Promise<StartedServer> {
    this.served += 1;
    this.#stdout = '';
    this.#stderr = '';
    this.#child.send({ act: 'start', environment: serverEnvironment(options), scenario: options.scenario });
    return this.#until(() => readWelcome(this.#stdout));
  }

  /** Answers what it complained of. */
  async stop(): Promise<string> {
    if (this.hasEnded) return `It ended by itself. ${this.#stderr}`;
    this.#child.send({ act: 'stop' });
    const line = `${this.#end}\n`;
    return this.#until(() => (this.#stderr.includes(line) ? this.#stderr.replace(line, '') : undefined));
  }

  end(): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    this.#child.disconnect();
    return new Promise((resolve) => {
      this.#hear = () => this.hasEnded && resolve();
    });
  }

  #until<T>(look: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#hear = () => {
        const found = look();
        if (found !== undefined) resolve(found);
        else if (this.hasEnded) reject(new Error(`The server ended:\n${this.#stdout}${this.#stderr}`));
      };
      this.#hear();
    });
  }
}

/** The built server in a process that is kept from one site to the next. */
export class KeptServer {
  #process: Process | undefined;

  async start(options: ServerOptions): Promise<StartedServer> {
    if (this.#process !== undefined && (this.#process.hasEnded || this.#process.served >= sitesInOne)) await this.end();
    this.#process ??= new Process(options);
    return this.#process.start(options);
  }

  stop(): Promise<string> {
    return this.#process?.stop() ?? Promise.resolve('');
  }

  async end(): Promise<void> {
    await this.#process?.end();
    this.#process = undefined;
  }
}
