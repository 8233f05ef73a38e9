import { createServer } from 'node:http';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { isLargeMenu, loadLean } from './lean-data.ts';
import { LeanDocument } from './lean-markup.ts';
import { toldToSearchEngines } from './lean-questions.ts';
import { announce } from './listen.ts';

/**
 * A program that makes the same page and nothing else: no platforms, no rights, no validation, no languages, no router.
 * The addresses of styles and scripts come from the caller, so that both documents refer to the same files.
 */
const [schema = '', ...headTags] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: `-c search_path=${schema}` });

const head = headTags.map((href) =>
  href.endsWith('.js')
    ? createElement('script', { key: href, type: 'module', src: href })
    : createElement('link', { key: href, rel: 'stylesheet', href }),
);

async function pageAt(path: string): Promise<string | undefined> {
  const data = await loadLean(pool, path);
  if (data === undefined) return undefined;
  const html = renderToString(createElement(LeanDocument, { data, head }));
  // The data travels along, as it does for Plein, so that a browser could go on from here; a large menu is asked for apart.
  const { menu, ...rest } = data;
  const state = JSON.stringify(isLargeMenu(menu) ? rest : data).replaceAll('<', '\\u003c');
  const told = `<script type="application/ld+json">${toldToSearchEngines(data.page)}</script></head>`;
  const along = `<script type="application/json" id="page-state">${state}</script></body>`;
  return `<!doctype html>${html.replace('</head>', () => told).replace('</body>', () => along)}`;
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  pageAt(pathname).then(
    (html) => {
      const body = Buffer.from(html ?? 'not found');
      response.writeHead(html === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
      });
      response.end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, '127.0.0.1', () => announce(server));
