import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What the rules look at: the files that we wrote, by their path from the root with `/` between the parts. */
export interface Project {
  readonly root: string;
  readonly files: readonly string[];
  read(file: string): string;
  /** The syntax of a TypeScript file, parsed once for all rules. */
  syntax(file: string): ts.SourceFile;
}

/** One line for each problem, that says where it is and how to mend it; none when all is well. */
export type Rule = (project: Project) => string[] | Promise<string[]>;

const notOurs = new Set(['node_modules', 'dist', 'data', '.git', 'test-results', 'playwright-report']);
const notOursEither = /^bench\/results\//;

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}

export function openProject(root: string): Project {
  const texts = new Map<string, string>();
  const sources = new Map<string, ts.SourceFile>();
  const read = (file: string): string => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, known);
    return known;
  };
  return {
    root,
    files: filesUnder(root, '')
      .filter((file) => !notOursEither.test(file))
      .sort(),
    read,
    syntax(file) {
      const known = sources.get(file) ?? ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
      sources.set(file, known);
      return known;
    },
  };
}

export const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Every node below this one, itself first. A list of what is still to come: a generator within a generator is slow. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  const toCome = [node];
  for (let next = toCome.pop(); next !== undefined; next = toCome.pop()) {
    yield next;
    const children: ts.Node[] = [];
    ts.forEachChild(next, (child) => {
      children.push(child);
    });
    for (const child of children.reverse()) toCome.push(child);
  }
}
