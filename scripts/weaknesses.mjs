import { spawnSync } from 'node:child_process';

/**
 * `npm run weaknesses`: what the registry knows of weaknesses in the packages of the running product. It asks the
 * registry, so it is no part of `npm test`: that must be able to pass without one, and not fail by what is found later.
 */
const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const report = readReport(asked.stdout);
if (report?.vulnerabilities === undefined) {
  console.error(`The registry did not answer: ${report?.message ?? asked.stderr ?? asked.error}`);
  console.error('Hand dist/plein.cdx.json (npm run sbom) to a scanner with its own list instead.');
  process.exit(2);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of found) {
  console.log(`${severity}: ${name} ${range}${fixAvailable ? ', mended in a newer one' : ''}`);
}
console.log(
  found.length === 0 ? 'No known weakness in any package of the product.' : `${found.length} with a known weakness.`,
);
process.exit(found.length === 0 ? 0 : 1);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
