import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** What the product is made of, as CycloneDX: from the lock file alone, so without a network and without the packages. */
const made = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev', '--offline'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (made.status !== 0) {
  console.error(made.stderr || made.error);
  process.exit(1);
}
const { components } = JSON.parse(made.stdout);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/plein.cdx.json', made.stdout);
console.log(`dist/plein.cdx.json: ${components.length} packages`);
