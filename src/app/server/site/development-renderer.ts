import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '#platform/server/config.ts';
import type { Render } from '../../contract/render.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** Draws pages straight from the sources, with hot reload in the browser. */
export function openDevelopmentRenderer(): SiteRenderer {
  const opening = Promise.withResolvers<ViteDevServer>();
  return {
    isDevelopment: true,
    async render(request) {
      const vite = await opening.promise;
      const { render } = (await vite.ssrLoadModule('/src/app/web/entry-server.tsx')) as { render: Render };
      return render(request);
    },
    assetsFor: () => ({
      scripts: ['/@vite/client', '/src/app/web/boot/development.ts'],
      preloads: [],
      styles: [{ href: '/src/platform/web/styles/plein.css?direct', holds: [] }],
      fonts: [],
    }),
    async register(app) {
      const vite = await createServer({
        root: projectRoot,
        appType: 'custom',
        // Hot reload speaks over our own port, so that two sites in development do not get in each other's way.
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      opening.resolve(vite);
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
