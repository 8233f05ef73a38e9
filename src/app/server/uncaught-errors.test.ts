import { spawnSync } from 'node:child_process';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindOfUncaught } from './uncaught-errors.ts';

const script = fileURLToPath(new URL('./testing/uncaught-process.ts', import.meta.url));

async function errorOfSocket(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  net.connect(1, '127.0.0.1').on('error', resolve);
  return promise;
}

describe('kindOfUncaught', () => {
  it('knows a connection that broke', async () => {
    expect(kindOfUncaught(await errorOfSocket(), 'uncaughtException')).toBe('connection');
    expect(kindOfUncaught(new Error('Connection terminated unexpectedly'), 'uncaughtException')).toBe('connection');
  });

  it('knows a promise that nobody waited for, whatever it was about', () => {
    expect(kindOfUncaught(new TypeError('x is undefined'), 'unhandledRejection')).toBe('rejection');
    expect(kindOfUncaught('a text', 'unhandledRejection')).toBe('rejection');
  });

  it('trusts nothing else', () => {
    expect(kindOfUncaught(new TypeError('x is undefined'), 'uncaughtException')).toBe('unknown');
    expect(kindOfUncaught(undefined, 'uncaughtException')).toBe('unknown');
  });
});

/** A process of its own, because these would end that of the tests. */
function run(what: string): { code: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(process.execPath, [script, what], { encoding: 'utf8' });
  return { code: status, lines: stdout.trim().split('\n') };
}

describe('a process', () => {
  it.each(['connection', 'rejection'])('goes on after a %s', (what) => {
    expect(run(what)).toEqual({ code: 0, lines: [`counted ${what}`, 'went on'] });
  });

  it('is stopped cleanly after anything else', () => {
    expect(run('unknown')).toEqual({ code: 1, lines: ['counted unknown', 'stopped'] });
  });
});
