import { createServer } from 'vite';
import { projectRoot } from '#platform/server/config.ts';
import type { Render } from '../contract/render.ts';
import type { SiteRenderer } from './site.routes.ts';

/** Draws pages straight from the sources, with hot reload in the browser. */
export async function openDevelopmentRenderer(): Promise<SiteRenderer> {
  const vite = await createServer({ root: projectRoot, server: { middlewareMode: true }, appType: 'custom' });
  return {
    isDevelopment: true,
    async render(request) {
      const { render } = (await vite.ssrLoadModule('/src/app/web/entry-server.tsx')) as { render: Render };
      return render(request);
    },
    assetsFor: () => ({
      scripts: ['/@vite/client', '/src/app/web/boot/development.ts'],
      styles: ['/src/platform/web/styles/plein.css?direct'],
      fonts: [],
    }),
    async register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
