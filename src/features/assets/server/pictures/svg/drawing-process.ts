import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

type DrawingProcess = ChildProcessByStdio<Socket, Socket, null>;

const mostSeconds = 10;
const mostBytes = 256 * 1024 * 1024;
/** In milliseconds: most who look at a page with drawings look at another within this time. */
const readyFor = 30_000;
/** All that drawing letters needs: what a stranger drew is not read beside our keys. */
const passedOn = ['PATH', 'HOME', 'LANG', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Draws what comes in, once. Ends by itself too, in case we are no longer there to end it. */
const program = `
  const [, sharpPath, seconds] = process.argv;
  const sharp = require(sharpPath);
  const chunks = [];
  process.stdin.once('data', () => setTimeout(() => process.exit(3), seconds * 1000));
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    sharp(Buffer.concat(chunks), { limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer().then(
      (bytes) => process.stdout.write(bytes, () => process.exit(0)),
      () => process.exit(2),
    );
  });
`;

let ready: { drawer: DrawingProcess; timer: NodeJS.Timeout } | undefined;

function startDrawer(): DrawingProcess {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name)));
  const child = spawn(process.execPath, ['-e', program, sharp, String(mostSeconds)], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  }) as DrawingProcess;
  // It may be gone before it has read everything, or never have begun; how it ended says why.
  child.stdin.on('error', () => undefined);
  child.on('error', () => undefined);
  return child;
}

/** Nobody who only waits for work holds up the end of this process. */
function holdUp(drawer: DrawingProcess, isHeld: boolean): void {
  for (const one of [drawer, drawer.stdin, drawer.stdout]) isHeld ? one.ref() : one.unref();
}

/**
 * Starting one and loading its engine takes longer than most drawings do, and pages have many: while one draws the next
 * gets ready. Each draws once, so that nothing that a drawing did to it is there for the next.
 */
function takeDrawer(): DrawingProcess {
  clearTimeout(ready?.timer);
  const isUsable = ready !== undefined && ready.drawer.exitCode === null && ready.drawer.signalCode === null;
  const taken = isUsable && ready !== undefined ? ready.drawer : startDrawer();
  holdUp(taken, true);
  const next = startDrawer();
  holdUp(next, false);
  const end = () => {
    ready = undefined;
    next.kill('SIGKILL');
  };
  ready = { drawer: next, timer: setTimeout(end, readyFor).unref() };
  return taken;
}

/**
 * Ten masks inside each other can keep the engine busy for years, and nothing stops it from within. So it draws in a
 * process of its own, which is ended when it takes too long.
 */
export function drawApart(drawing: Uint8Array, seconds = mostSeconds): Promise<Buffer> {
  const drawer = takeDrawer();
  const pieces: Buffer[] = [];
  let size = 0;
  const tooLong = setTimeout(() => drawer.kill('SIGKILL'), seconds * 1000);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  drawer.stdout.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > mostBytes) drawer.kill('SIGKILL');
    else pieces.push(piece);
  });
  drawer.once('error', reject);
  drawer.once('close', (code) => {
    clearTimeout(tooLong);
    if (code === 0) resolve(Buffer.concat(pieces));
    else reject(new Error(`The process that draws ended with ${code ?? 'a signal'}.`));
  });
  drawer.stdin.end(drawing);
  return promise;
}
