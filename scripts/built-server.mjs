import './tick-shape.mjs';
import { join } from 'node:path';
import { BuiltCode } from './built-code.mjs';
import { root } from './commands.mjs';

const server = join(root, 'dist', 'server');
const code = new BuiltCode(join(server, 'compiled'));

// Who stops it soon after the start; otherwise it is kept when the server has little to do.
process.once('exit', code.keep);
const { startDemo } = code.load(join(server, 'program', 'start-demo.cjs'));
await startDemo({ loadRenderer: () => code.load(join(server, 'entry-server.cjs')), keepCompiled: code.keep });
