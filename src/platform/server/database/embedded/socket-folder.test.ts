import { describe, expect, test } from 'vitest';
import { socketFolder } from './socket-folder.ts';

describe('socketFolder', () => {
  test.each<[string, NodeJS.Platform, boolean]>([
    ['/srv/plein/data/postgres', 'linux', true],
    ['/opt/plein/data/postgres', 'darwin', true],
    [`/srv/${'a'.repeat(74)}/postgres`, 'linux', true],
    [`/srv/${'a'.repeat(75)}/postgres`, 'linux', false],
    [`/srv/${'é'.repeat(38)}/postgres`, 'linux', false],
    ['C:/plein/data/postgres', 'win32', false],
  ])('%s on %s: %s', (cluster, system, isThere) => {
    expect(socketFolder(cluster, system)).toBe(isThere ? cluster : undefined);
  });
});
