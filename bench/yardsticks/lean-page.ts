import { createServer } from 'node:http';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadLean } from './lean-data.ts';
import { LeanDocument } from './lean-markup.ts';
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
  // The data travels along, as it does for Plein, so that a browser could go on from here.
  const state = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>${html.replace('</body>', () => `<script type="application/json" id="page-state">${state}</script></body>`)}`;
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
