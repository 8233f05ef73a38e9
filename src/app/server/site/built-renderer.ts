import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/contract/calls/errors.ts';
import { StoredResponse } from '#platform/server/cache/stored-response.ts';
import { projectRoot } from '#platform/server/config.ts';
import { sendStored } from '#platform/server/http/send-stored.ts';
import type { Render } from '../../contract/render.ts';
import { type Manifest, scriptsOf, stylesOf } from './build-manifest.ts';
import type { SiteRenderer } from './site-renderer.ts';
import { createStyleBundles } from './style-bundles.ts';

const dist = join(projectRoot, 'dist');
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
export async function openBuiltRenderer(load: () => { render: Render }): Promise<SiteRenderer> {
  const [manifestText, files] = await Promise.all([
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    readdir(join(dist, 'client/assets')),
  ]);
  const { render } = load();
  const manifest = JSON.parse(manifestText) as Manifest;
  const boot = manifest[bootModule];
  if (boot === undefined) throw new Error('the build has no boot script');
  const buildId = createHash('sha1').update(manifestText).digest('base64url').slice(0, 8).replaceAll('-', '_');
  const bundles = createStyleBundles(manifest, buildId);
  const fonts = files.filter((name) => firstFont.test(name)).map((name) => `/assets/${name}`);
  const assetsByModules = new Map<string, ReturnType<SiteRenderer['assetsFor']>>();
  const served = new Map<string, Promise<StoredResponse>>();

  const contentOf = async (name: string): Promise<Buffer | undefined> => {
    if (files.includes(name)) return readFile(join(dist, 'client/assets', name));
    const parts = bundles.filesOf(name);
    return parts && Buffer.concat(await Promise.all(parts.map((file) => readFile(join(dist, 'client', file)))));
  };

  return {
    isDevelopment: false,
    render,
    assetsFor({ modules, fetchedAtOnce }) {
      const key = [...modules, '', ...fetchedAtOnce].join(' ');
      const known = assetsByModules.get(key);
      if (known !== undefined) return known;
      const styles = stylesOf(manifest, [applicationModule, ...modules]);
      const made = {
        scripts: [`/${boot.file}`],
        preloads:
          fetchedAtOnce.length === 0
            ? []
            : scriptsOf(manifest, [applicationModule, ...modules, ...fetchedAtOnce]).map((file) => `/${file}`),
        styles: [{ href: `/assets/${bundles.nameFor(styles)}`, holds: styles.map((file) => `/${file}`) }],
        fonts,
      };
      assetsByModules.set(key, made);
      return made;
    },
    register(app: FastifyInstance) {
      app.get('/assets/*', async (request, reply) => {
        const name = (request.params as { '*': string })['*'];
        const stored = served.get(name) ?? contentOf(name).then((content) => storeFile(name, content));
        // What is not there is not remembered, or anyone could fill the memory with names.
        served.set(name, stored);
        stored.catch(() => served.delete(name));
        return sendStored(reply, await stored);
      });
    },
  };
}

async function storeFile(name: string, content: Buffer | undefined): Promise<StoredResponse> {
  if (content === undefined) throw notFound();
  const type = mediaTypes[extname(name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' };
  return new StoredResponse(200, headers, content, type !== 'font/woff2');
}
