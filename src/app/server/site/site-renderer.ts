import type { FastifyInstance } from 'fastify';
import type { RenderedPage, RenderRequest, RenderResult } from '../../contract/render.ts';
import type { PageAssets } from './document-html.ts';

/** Draws pages: from the build in production, from the sources in development. */
export interface SiteRenderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Addresses of the scripts and styles that such a page starts with. */
  assetsFor(page: Pick<RenderedPage, 'modules' | 'fetchedAtOnce'>): PageAssets;
  /** Serves the built files, or mounts the development server. */
  register(app: FastifyInstance): void | Promise<void>;
  isDevelopment: boolean;
}
