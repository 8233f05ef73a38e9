import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

interface Operation {
  operationId: string;
  security: object[];
  'x-access': string;
}
interface Described {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: Record<string, unknown>; examples?: unknown[] }>;
    securitySchemes: Record<string, { name?: string }>;
  };
}

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
let test: TestApp;
let text: string;
let described: Described;

beforeAll(async () => {
  test = await startTestApp();
  text = (await test.app.inject({ url: '/api/openapi.json' })).body;
  described = JSON.parse(text);
});
afterAll(() => test.close());

describe('the description of the calls', () => {
  it('is what a common linter asks for', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'no-invalid-schema-examples': 'error',
        // The server of this test.
        'no-server-example.com': 'off',
        'no-unused-components': 'error',
        'operation-singular-tag': 'error',
        'operation-tag-defined': 'error',
        'tag-description': 'error',
      },
    });
    const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('has every call once, with who may make it', () => {
    const operations = Object.values(described.paths).flatMap((one) => Object.values(one));
    expect(operations).toHaveLength(routes.length);
    for (const { operationId, security, 'x-access': access } of operations) {
      const isOpen = security.some((one) => Object.keys(one).length === 0);
      expect([operationId, isOpen]).toEqual([operationId, access === 'public']);
    }
  });

  it('names its schemas as the contracts do, also those that refer to themselves', () => {
    const { schemas } = described.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Page', 'ListItem', 'MenuItem', 'Problem', 'ApplicationUser', 'RichTextNode', 'Role']),
    );
    expect(Object.keys(schemas).filter((name) => !/^[A-Z]\w*$/.test(name) || name.startsWith('Unnamed'))).toEqual([]);
    expect(schemas.MenuItem?.properties?.children).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/MenuItem' },
    });
    for (const name of ['Page', 'ListItem', 'MenuItem', 'Problem']) expect(schemas[name]?.examples).toHaveLength(1);
  });

  it('says where the calls are made, and how the session is called there', async () => {
    expect(described.servers).toEqual([{ url: 'http://localhost:80' }]);
    expect(described.components.securitySchemes.session?.name).toBe('plein.session_token');
  });
});

/** As someone would write it who has nothing but the description; what it may not do does not compile. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './plein-api.ts';

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl });
const signedIn = await client.POST('/api/auth/sign-in/email', { body: { email, password } });
if (signedIn.data === undefined || !('token' in signedIn.data)) throw new Error('not signed in');
const headers = { authorization: \`Bearer \${signedIn.data.token}\` };

const menu = await client.GET('/api/menus:withName', { params: { query: { name: 'Top level menu' } } });
const depth = (items: components['schemas']['MenuItem'][]): number =>
  items.reduce((deepest, { children }) => Math.max(deepest, 1 + depth(children)), 0);
const made = await client.POST('/api/roles', { headers, body: { name: 'Balie' } });
const missing = await client.GET('/api/pages/{id}', { params: { path: { id: crypto.randomUUID() } } });
const problem: components['schemas']['Problem'] | undefined = missing.error;

// @ts-expect-error there is no such call
const nowhere = () => client.GET('/api/nowhere');
// @ts-expect-error a page is asked for by its id
const nothing = () => client.GET('/api/pages/{id}', {});
// @ts-expect-error a role has a name
const nameless = () => client.POST('/api/roles', { body: {} });

console.log(JSON.stringify({ depth: depth(menu.data?.items ?? []), role: made.data?.name, code: problem?.code }));
`;

it('gives a TypeScript client that compiles, and with which a program makes calls', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plein-client-'));
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    // What has a default need not be sent.
    const types = astToString(await openapiTS(text, { defaultNonNullable: false }));
    await writeFile(join(folder, 'plein-api.ts'), types);
    await writeFile(join(folder, 'program.ts'), program);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: ['node'],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const compiled = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');

    await test.signInAs('Admin');
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const account = ['admin-1@vloedhaven.example', 'een lang wachtwoord 1'];
    const { stdout } = await run(process.execPath, [
      join(folder, 'program.ts'),
      `http://127.0.0.1:${port}`,
      ...account,
    ]);
    expect(JSON.parse(stdout)).toEqual({ depth: expect.any(Number), role: 'Balie', code: 'not-found' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
