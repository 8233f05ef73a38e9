import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

const isWindows = process.platform === 'win32';

/** The Node that package-lock.json pins, whatever Node started us. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

export class CommandError extends Error {
  /**
   * @param {string} message one line: what went wrong and how to mend it
   * @param {string} output what the command wrote
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** Ends the script with one clear line, after the last lines of what the failed command wrote. */
export function fail(error) {
  if (!(error instanceof CommandError)) throw error;
  const tail = error.output.trimEnd().split('\n').slice(-30).join('\n');
  if (tail) console.error(`\n${tail}\n`);
  console.error(`Plein  ${error.message}`);
  process.exit(1);
}

/** The file behind a command of an installed package, so that it runs on the pinned Node without a shell. */
export function toolCommand(packageName, command = packageName) {
  const home = join(root, 'node_modules', packageName);
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) {
    throw new CommandError(`The package ${packageName} is not installed. Remove node_modules and start again.`);
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return [pinnedNode, join(home, typeof bin === 'string' ? bin : bin[command])];
}

/** Without node_modules/.bin, for `npm ci` removes the very Node that lies there. */
export function environmentOutsideProject() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = (process.env[name] ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry));
  return { ...process.env, [name]: path.join(delimiter) };
}

/** What a signal to us must end too, and the signal that did. */
const underWay = new Set();
let isInterrupted = false;

function interrupt(signal) {
  isInterrupted = true;
  for (const child of underWay) child.kill(signal);
}

function listenForSignals() {
  if (process.listenerCount('SIGTERM') > 0) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
}

function stopListening() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, interrupt);
}

/**
 * Runs a command to its end. Its output is collected, and shown as well when asked.
 * @param {string[]} command the program and its parameters
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean, timeout?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program, ...parameters], { show = false, env = process.env, shell = false, timeout } = {}) {
  return new Promise((resolve) => {
    listenForSignals();
    let output = '';
    const child = spawn(program, parameters, { cwd: root, env, shell, timeout, stdio: ['ignore', 'pipe', 'pipe'] });
    underWay.add(child);
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process[stream].write(text);
      });
    }
    const end = (code) => {
      underWay.delete(child);
      if (isInterrupted) process.exit(1);
      if (underWay.size === 0) stopListening();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
