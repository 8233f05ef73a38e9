import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, parseConfig, projectRoot, secretVariables, variableNames } from './config.ts';

function messageFor(environment: Record<string, string>): string {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('parseConfig', () => {
  it('fills in every default', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: join(projectRoot, 'data'),
      databaseUrl: undefined,
      adminEmail: 'beheer@vloedhaven.example',
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      cacheMaxMb: 64,
      databasePoolSize: 10,
      rateLimitPerMinute: 600,
      busyWaitMilliseconds: 400,
      drainSeconds: 0,
      shutdownSeconds: 10,
      mode: 'production',
    });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });

  it('takes an empty value as absent', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ['PORT', '0', { port: 0 }],
    ['HOST', '::1', { host: '::1' }],
    ['DATA_DIR', '/srv/plein', { dataDir: '/srv/plein' }],
    ['DEMO', 'false', { demo: false }],
    ['DATABASE_URL', 'postgres://u:p@db/plein', { databaseUrl: 'postgres://u:p@db/plein' }],
    ['PUBLIC_URL', 'https://www.example.nl/', { publicUrl: 'https://www.example.nl' }],
    ['TRUST_PROXY', 'true', { trustProxy: true }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
    ['CACHE_MAX_MB', '0', { cacheMaxMb: 0 }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', '3000x'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['DEMO', 'ja'],
    ['ADMIN_EMAIL', 'beheer'],
    ['PUBLIC_URL', 'https://example.nl/pad'],
    ['PUBLIC_URL', 'www.example.nl'],
    ['TRUST_PROXY', 'proxy.example.nl'],
    ['LOG_LEVEL', 'verbose'],
    ['DATABASE_POOL_SIZE', '0'],
    ['SHUTDOWN_SECONDS', '1.5'],
    ['PLEIN_MODE', 'dev'],
  ])('refuses %s=%s in one line that says what and how', (name, value) => {
    expect(messageFor({ [name]: value })).toMatch(
      new RegExp(`^${name} \\(now "${value}"\\) must .+\\. Change it .+\\.$`),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:geheim@db/plein'],
    ['DATABASE_POOLER_URL', 'mysql://root:geheim@db/plein'],
    ['DATABASE_REPLICA_URLS', 'postgres://u:geheim@een/plein, mysql://u:geheim@twee/plein'],
    ['ADMIN_PASSWORD', 'kort'],
    ['METRICS_TOKEN', 'kort'],
    ['AUTH_SECRET', 'kort'],
  ])('refuses a wrong %s without showing it', (name, value) => {
    const message = messageFor({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} \\(its value is not shown\\) must .+$`));
    expect(message).not.toContain(value);
    expect(secretVariables).toContain(name);
  });

  it('reads several replicas, beside a database', () => {
    const urls = { DATABASE_URL: 'postgres://u@db/plein', DATABASE_REPLICA_URLS: 'postgres://u@a/p, postgres://u@b/p' };
    expect(parseConfig(urls).databaseReplicaUrls).toEqual(['postgres://u@a/p', 'postgres://u@b/p']);
    expect(parseConfig({}).databaseReplicaUrls).toEqual([]);
  });

  it.each([
    ['DATABASE_POOLER_URL', 'DATABASE_URL, which is not set'],
    ['DATABASE_REPLICA_URLS', 'DATABASE_URL, which is not set'],
  ])('refuses %s alone', (name, reason) => {
    expect(messageFor({ [name]: 'postgres://u@db/plein', DEMO: 'false' })).toContain(reason);
  });

  it('refuses the demo by way of a pooler', () => {
    const urls = { DATABASE_URL: 'postgres://u@db/plein', DATABASE_POOLER_URL: 'postgres://u@pooler/plein' };
    expect(messageFor(urls)).toContain('DEMO=false');
    expect(messageFor({ ...urls, DEMO: 'false' })).toBe('no error');
  });
});

describe('loadConfig', () => {
  it('reads .env, and lets the real environment win', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plein-env-'));
    const file = join(folder, '.env');
    writeFileSync(file, 'PORT=4000\nHOST=0.0.0.0\n');
    expect(loadConfig({ PORT: '5000' }, file)).toMatchObject({ port: 5000, host: '0.0.0.0' });
    rmSync(folder, { recursive: true });
  });

  it('does without .env', () => {
    expect(loadConfig({}, join(tmpdir(), 'no-such-folder', '.env'))).toMatchObject({ port: 3000 });
  });
});

describe('.env.example', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const blocks = example.split(/\n\s*\n/).filter((block) => /^#? ?[A-Z0-9_]+=/m.test(block));
  const explained = blocks.map((block) => /^#? ?([A-Z0-9_]+)=/m.exec(block)?.[1]);

  it('has every variable, and a sentence for each', () => {
    expect(explained).toEqual(expect.arrayContaining(variableNames));
    for (const block of blocks) expect(block, block).toMatch(/^# [A-Z].+\.\n/);
  });

  it('shows the real defaults', () => {
    const shown = parseEnv(example);
    expect(parseConfig(shown)).toEqual(parseConfig({}));
    expect(Object.keys(shown)).toContain('PORT');
  });
});
