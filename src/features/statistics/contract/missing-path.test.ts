import { expect, test } from 'vitest';
import { isWholePath, missingPath } from './missing-path.ts';

test.each([
  ['/nieuws', '/nieuws', true],
  ['/en/nieuws/?naam=Jansen', '/en/nieuws', true],
  ['/', '/', true],
  ['/nieuws/2024/05/feest-op-de-kade', '/nieuws/2024/05/feest-op-de-kade', true],
  ['/oud/openingstijden.html', '/oud/openingstijden.html', true],
  // An address of mail, as it is and as a browser sends it.
  ['/bezwaar/jan.jansen@elders.example', '/bezwaar/…', false],
  ['/bezwaar/jan.jansen%40elders.example/bijlage', '/bezwaar/…/bijlage', false],
  // Numbers of people, of telephones and of accounts; postcodes.
  ['/mijn/123456782', '/mijn/…', false],
  ['/bel/06-12%2034%2056%2078', '/bel/…', false],
  ['/afval/1234AB', '/afval/…', false],
  ['/afval/1234%20ab', '/afval/…', false],
  // What cannot be read is not known to be nobody's.
  ['/mijn/123456782%E0', '/mijn/…', false],
  ['/kade%20op', '/kade%20op', true],
])('%s is kept as %s', (path, kept, isWhole) => {
  expect(missingPath(path)).toBe(kept);
  expect(isWholePath(kept)).toBe(isWhole);
});
