import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, environmentOutsideProject, fail, pinnedNode, root, run, toolCommand } from './commands.mjs';
import { contentFingerprint, quickFingerprint } from './fingerprint.mjs';
import { isInstalledAsLocked } from './installed-packages.mjs';
import { withLock } from './setup-lock.mjs';
import { showStep } from './steps.mjs';

const oldestNode = 20;
const installStamp = join(root, 'node_modules', '.plein-setup');
const buildStamp = join(root, 'dist', '.plein-build.json');
const lockFile = join(root, 'dist', '.setup.lock');
export const buildSources = [
  'src',
  'index.html',
  'public',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts/browser-chunks.ts',
  'scripts/built-definitions.ts',
  'scripts/chunk-audiences.ts',
  'scripts/react-aria-locales.ts',
  'scripts/leave-schemas-out.ts',
  'scripts/refuse-circles.ts',
  'scripts/server-output.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const buildOutputs = ['dist/client', 'dist/server'];
const buildCommands = () => [
  [...toolCommand('vite'), 'build'],
  [...toolCommand('vite'), 'build', '--ssr', 'src/app/web/entry-server.tsx', '--outDir', 'dist/server'],
  [...toolCommand('vite'), 'build', '--config', 'vite.server.config.ts'],
];

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A stamp only saves time, so a folder that cannot be written is no reason to stop. */
function writeStamp(file, text) {
  try {
    writeFileSync(file, text);
  } catch {
    // The next start looks again.
  }
}

export function checkNodeVersion(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldestNode) return;
  throw new CommandError(
    `Node ${version} is too old. Install Node ${oldestNode} or newer (https://nodejs.org) and start again.`,
  );
}

function withSetupLock(work) {
  return withLock(lockFile, work, (pid) =>
    console.log(`Plein  Waiting for process ${pid ?? ''}, which is installing or building here…`),
  ).catch((error) => {
    if (error.code !== 'EACCES' && error.code !== 'EROFS' && error.code !== 'EPERM') throw error;
    throw new CommandError(
      `${error.path} cannot be written. Start as the user that owns ${root}, or give this user the right.`,
    );
  });
}

function isInstalled() {
  const lock = read(join(root, 'package-lock.json')) ?? '';
  if (!existsSync(pinnedNode)) return false;
  const fingerprint = contentFingerprint(root, ['package-lock.json']);
  if (read(installStamp) === fingerprint) return true;
  if (!isInstalledAsLocked(lock, read(join(root, 'node_modules', '.package-lock.json')))) return false;
  writeStamp(installStamp, fingerprint);
  return true;
}

/** npm empties the folder before it installs, also when that folder is another project's. */
export function refuseLinkedPackages(folder = join(root, 'node_modules')) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  throw new CommandError(
    `${folder} is a link to another folder, which installing would empty. Remove the link and start again.`,
  );
}

async function install() {
  refuseLinkedPackages();
  const { code, output } = await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    env: environmentOutsideProject(),
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    throw new CommandError(
      'The packages could not be installed. Look at the lines above; often the network is the reason. Then start again.',
      output,
    );
  }
  if (!existsSync(pinnedNode)) {
    throw new CommandError(
      'npm did not run the install scripts of the packages. Allow them (npm config set ignore-scripts false), remove node_modules and start again.',
      output,
    );
  }
  writeStamp(installStamp, contentFingerprint(root, ['package-lock.json']));
}

export async function ensureInstalled(label = '[1/4]') {
  checkNodeVersion();
  if (isInstalled()) return;
  await withSetupLock(async () => {
    if (!isInstalled()) await showStep(label, 'Installing the packages, once', install);
  });
}

function readBuildStamp() {
  try {
    return JSON.parse(read(buildStamp) ?? '{}');
  } catch {
    return {};
  }
}

function isBuilt() {
  const stamp = readBuildStamp();
  if (!stamp.content || !buildOutputs.every((folder) => existsSync(join(root, folder)))) return false;
  const quick = quickFingerprint(root, buildSources);
  if (stamp.quick === quick) return true;
  if (stamp.content !== contentFingerprint(root, buildSources)) return false;
  writeStamp(buildStamp, JSON.stringify({ ...stamp, quick }));
  return true;
}

async function build() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  rmSync(buildStamp, { force: true });
  // Taken before building: what changes meanwhile is built at the next start.
  const stamp = {
    quick: quickFingerprint(root, buildSources),
    content: contentFingerprint(root, buildSources),
  };
  for (const command of buildCommands()) {
    const { code, output } = await run(command, { env: { ...process.env, NODE_ENV: 'production' } });
    if (code !== 0)
      throw new CommandError('The site could not be built. Mend what the lines above say and start again.', output);
  }
  writeStamp(buildStamp, JSON.stringify(stamp));
}

export async function ensureBuilt(label = '[2/4]') {
  if (isBuilt()) return;
  await withSetupLock(async () => {
    if (!isBuilt()) await showStep(label, 'Building the site, once', build);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled('[1/2]')
    .then(() => ensureBuilt('[2/2]'))
    .catch(fail);
}
