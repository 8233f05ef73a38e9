import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';

/**
 * The part of Helm's language that our chart uses, and no more: what it does not know it refuses, so the chart stays one that
 * can be read here without Helm. What `{{-` does to white space, and functions, are as in Go's text/template and Sprig.
 */
type Scope = Record<string, unknown>;
type Part = string | { action: string; inner: Part[]; otherwise: Part[] };

const word = /"(?:[^"\\]|\\.)*"|\(|\)|\||:=|,|[^\s()|,"]+/g;

const functions: Record<string, (...given: unknown[]) => unknown> = {
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => dump(value).trimEnd(),
  nindent: (by, text) => `\n${String(text).replaceAll(/^/gm, ' '.repeat(Number(by)))}`,
  printf: (form, ...values) => values.reduce<string>((text, value) => text.replace('%s', String(value)), String(form)),
  add: (...numbers) => numbers.reduce<number>((sum, one) => sum + Number(one), 0),
  gt: (one, other) => Number(one) > Number(other),
  int: (value) => Number(value),
};

function valueAt(path: string, scope: Scope): unknown {
  const [first = '', ...rest] = path.replace(/^\./, '$.').split('.');
  if (!(first in scope)) throw new Error(`The chart speaks of ${path}, which is nowhere.`);
  return rest.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new Error(`The chart speaks of ${path}, which values.yaml does not have.`);
    }
    return (value as Scope)[key];
  }, scope[first]);
}

/** `printf "%s" .Values.a | quote`: each call gets what came before it as its last argument. */
function evaluate(words: string[], scope: Scope): unknown {
  let piped: unknown[] = [];
  while (words.length > 0 && words[0] !== ')') {
    const name = words[0] ?? '';
    const call = functions[name];
    if (call !== undefined) words.shift();
    const given: unknown[] = [];
    while (words.length > 0 && words[0] !== '|' && words[0] !== ')') given.push(readOperand(words, scope));
    if (call === undefined && given.length !== 1) throw new Error(`The chart uses "${name}", which is not known here.`);
    piped = [call === undefined ? given[0] : call(...given, ...piped)];
    if (words[0] === '|') words.shift();
  }
  return piped[0];
}

function readOperand(words: string[], scope: Scope): unknown {
  const next = words.shift() ?? '';
  if (next === '(') {
    const value = evaluate(words, scope);
    words.shift();
    return value;
  }
  if (next.startsWith('"')) return JSON.parse(next);
  if (/^\d+$/.test(next)) return Number(next);
  if (/^[.$]/.test(next)) return valueAt(next, scope);
  throw new Error(`The chart uses "${next}", which is not known here.`);
}

const wordsOf = (text: string): string[] => text.match(word) ?? [];

function parse(pieces: string[], isInner = false): Part[] {
  const parts: Part[] = [];
  while (pieces.length > 0) {
    parts.push(pieces.shift() ?? '');
    const action = pieces.shift();
    if (action === undefined) break;
    if (action === 'end' || action === 'else') {
      if (!isInner) throw new Error(`The chart has an "${action}" too many.`);
      pieces.unshift(action);
      return parts;
    }
    parts.push(/^(?:if|range) /.test(action) ? readBlock(action, pieces) : { action, inner: [], otherwise: [] });
  }
  if (isInner) throw new Error('The chart has a block without an end.');
  return parts;
}

function readBlock(action: string, pieces: string[]): Part {
  const inner = parse(pieces, true);
  const otherwise = pieces.shift() === 'else' ? parse(pieces, true) : [];
  if (otherwise.length > 0) pieces.shift();
  return { action, inner, otherwise };
}

/** As in Go: nothing, nought, no text and an empty list count as no. */
const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

function draw(parts: Part[], scope: Scope): string {
  return parts.map((part) => (typeof part === 'string' ? part : drawAction(part, scope))).join('');
}

function drawAction({ action, inner, otherwise }: Exclude<Part, string>, scope: Scope): string {
  if (action.startsWith('if ')) {
    return draw(isSomething(evaluate(wordsOf(action.slice(3)), scope)) ? inner : otherwise, scope);
  }
  if (!action.startsWith('range ')) return String(evaluate(wordsOf(action), scope));
  const [names = '', source = ''] = action.slice(6).split(' := ');
  const held = evaluate(wordsOf(source), scope) as Scope;
  const [key, value] = names.includes(',') ? names.split(', ') : [undefined, names];
  // Go goes through a map by its names in order.
  return (Array.isArray(held) ? Object.keys(held) : Object.keys(held).sort())
    .map((name) => draw(inner, { ...scope, ...(key && { [key]: name }), [value ?? '']: held[name] }))
    .join('');
}

/** The text of a template, with the values in it. */
export function renderTemplate(text: string, root: Scope): string {
  const pieces = text.replaceAll(/\s*\{\{-/g, '{{').split(/\{\{\s*(.*?)\s*\}\}/s);
  return draw(parse(pieces), { $: root });
}

export interface Values {
  [name: string]: unknown;
}

function merge(under: Values, over: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = Object.entries(over).map(([name, value]) => {
    const below = under[name];
    return [name, isMap(below) && isMap(value) ? merge(below, value) : value];
  });
  return { ...under, ...Object.fromEntries(merged) };
}

/** What Helm would send to a cluster, by kind. */
export function renderChart(folder: string, given: Values) {
  const read = (name: string) => load(readFileSync(join(folder, name), 'utf8')) as Values;
  const chart = read('Chart.yaml');
  const values = merge(read('values.yaml'), given);
  const root = { Values: values, Release: { Name: 'site' }, Chart: { AppVersion: chart.appVersion } };
  const rendered = (file: string) => renderTemplate(readFileSync(join(folder, 'templates', file), 'utf8'), root);
  const files = readdirSync(join(folder, 'templates'));
  const texts = files.filter((file) => file.endsWith('.yaml')).map(rendered);
  // What somebody reads who installs it.
  const notes = rendered('NOTES.txt');
  const objects = texts.filter((text) => text.trim() !== '').map((text) => load(text) as { kind: string });
  return { chart, values, texts, notes, objects: new Map(objects.map((object) => [object.kind, object])) };
}
