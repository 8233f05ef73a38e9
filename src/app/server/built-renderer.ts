import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/contract/errors.ts';
import { type StoredResponse, storeBytes, wireResponse } from '#platform/server/cache/stored-response.ts';
import { projectRoot } from '#platform/server/config.ts';
import type { Render } from '../contract/render.ts';
import type { SiteRenderer } from './site.routes.ts';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, ManifestEntry>;

const bootModule = 'src/app/web/boot/boot.ts';
const applicationModule = 'src/app/web/entry-client.tsx';
/** The one font that a first paint needs; the others load by their range. */
const firstFont = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Draws pages with what `vite build` made. */
export async function openBuiltRenderer(): Promise<SiteRenderer> {
  const dist = join(projectRoot, 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { render } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as { render: Render };
  const files = await readdir(join(dist, 'client/assets'));
  const fonts = files.filter((name) => firstFont.test(name)).map((name) => `/assets/${name}`);
  const boot = manifest[bootModule];
  if (boot === undefined) throw new Error('the build has no boot script');
  const served = new Map<string, Promise<StoredResponse>>();

  return {
    isDevelopment: false,
    render,
    assetsFor: (modules) => ({
      scripts: [`/${boot.file}`],
      styles: [...stylesOf(manifest, [applicationModule, ...modules])].map((file) => `/${file}`),
      fonts,
    }),
    register(app: FastifyInstance) {
      app.get('/assets/*', async (request, reply) => {
        const name = (request.params as { '*': string })['*'];
        if (!files.includes(name)) throw notFound();
        const stored = served.get(name) ?? storeFile(join(dist, 'client/assets', name));
        served.set(name, stored);
        const wire = wireResponse(await stored, {
          ifNoneMatch: request.headers['if-none-match'],
          acceptEncoding: request.headers['accept-encoding'] as string | undefined,
        });
        return reply.code(wire.status).headers(wire.headers).send(wire.body);
      });
    },
  };
}

async function storeFile(path: string): Promise<StoredResponse> {
  const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  return storeBytes(200, headers, await readFile(path), type !== 'font/woff2');
}

/** The styles of these modules and of all that they import, each once, in the order of the imports. */
export function stylesOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (entry === undefined || seen.has(key)) return;
    seen.add(key);
    for (const inner of entry.imports ?? []) visit(inner);
    for (const file of entry.css ?? []) styles.add(file);
  };
  for (const module of modules) visit(module);
  return styles;
}
