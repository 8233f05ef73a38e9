import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BuiltCode } from './built-code.mjs';
import { root } from './commands.mjs';

/**
 * The built server for one data folder after another, as whoever started us says: for stories, of which each file has a
 * site of its own. What a process of its own would load and compile anew stays (docs/decisions/0162).
 */
const server = join(root, 'dist', 'server');
const code = new BuiltCode(join(server, 'compiled'));
process.once('exit', code.keep);
const { openDemo } = code.load(join(server, 'program', 'start-demo.cjs'));
const built = { loadRenderer: () => code.load(join(server, 'entry-server.cjs')), keepCompiled: code.keep };
// A server that has little to do gives back what it compiled, and another site begins here soon.
setFlagsFromString('--no-flush-bytecode');

/** The last line on the error output of a site that has been stopped, so that whoever reads knows to have read all. */
const end = process.argv[2];
let open;

const acts = {
  async start({ environment, scenario }) {
    open = await openDemo({ environment, scenario, built });
  },
  async stop() {
    await open?.stop('another site follows');
    open = undefined;
    process.stderr.write(`${end}\n`);
  },
};

function fail(error) {
  console.error(error);
  process.exit(1);
}

let last = Promise.resolve();
process.on('message', ({ act, ...parts }) => {
  last = last.then(() => acts[act](parts)).catch(fail);
});
// Killed, whoever started us says nothing more.
process.once('disconnect', () => {
  last = last.then(() => open?.stop('nobody is there any more')).finally(() => process.exit(0));
});
