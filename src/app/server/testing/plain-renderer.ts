import { readPage, resolvePath } from '#features/pages/contract/pages.endpoints.ts';
import { splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { RenderedPage } from '../../contract/render.ts';
import type { SiteRenderer } from '../site/site-renderer.ts';

const drawn = (status: number, title: string, html: string): RenderedPage => ({
  kind: 'page',
  status,
  language: 'nl',
  title,
  html,
  tags: [],
  state: '{}',
  modules: [],
  fetchedAtOnce: [],
});

/** Draws what stands at a path in plain HTML, so that serving pages can be tested without building the web. */
export const plainRenderer: SiteRenderer = {
  isDevelopment: false,
  async render({ url, call, reader, locale }) {
    const { pathname } = new URL(url);
    const { language } = splitLanguagePrefix(pathname, locale.languages);
    const place = await call(resolvePath, { query: { path: pathname, language } });
    if (place.kind === 'redirect') {
      return { kind: 'redirect', status: place.status, to: place.to, followed: place.from };
    }
    if (place.kind !== 'page') return drawn(404, place.kind, '<h1>404</h1>');
    const { page } = await call(readPage, { params: { id: place.pageGuid }, query: { language } });
    const headings = page.buildingBlockInstances.map(({ heading }) => `<h2>${heading?.value ?? ''}</h2>`);
    const text = '<p>Een plaats aan het water.</p>'.repeat(50);
    const canonical = `<a href="${url}">${reader.isSignedIn ? 'signed in' : 'visitor'}</a>`;
    return drawn(200, page.title, `<h1>${page.title}</h1>${headings.join('')}${canonical}${text}`);
  },
  assetsFor: () => ({ scripts: ['/assets/boot.js'], preloads: [], styles: [], fonts: [] }),
  register: () => undefined,
};
