import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program lies, if it is there. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export interface Program {
  /** What it wrote until it wrote this. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const patience = 60_000;

/** Started with both outputs read, and a third for what is asked to write there. */
export function startProgram(path: string, parameters: readonly string[], env: Record<string, string> = {}): Program {
  const child = spawn(path, parameters, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let written = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr, child.stdio[3]]) {
    stream?.on('data', (bytes: Buffer) => {
      written += bytes.toString();
      for (const listen of listeners) listen();
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  // Also when something goes wrong before it could be stopped.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${path} did not say ${pattern}:\n${written}`));
        const timer = setTimeout(fail, patience);
        const look = () => {
          const found = pattern.exec(written);
          if (found === null) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        void ended.then(fail);
        look();
      }),
    async stop() {
      child.kill('SIGTERM');
      const killed = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killed);
    },
  };
}
