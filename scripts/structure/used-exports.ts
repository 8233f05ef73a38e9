import { posix } from 'node:path';
import ts from 'typescript';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** What tests are set up with: it may be used by tests alone. */
const isTestSupport = (file: string): boolean =>
  isTest(file) || /\/testing\/|\.factory\.ts$|\.setup\.ts$|^e2e\//.test(file);

/** What is found by its place or name (`<feature>.tables.ts`), or called by a tool. */
const isFoundByPlace =
  /^(?:[^/]+|scripts\/[^/]+|bench\/[^/]+|prove\/[^/]+|browsers\/[^/]+|src\/app\/web\/entry-\w+|src\/building-blocks\/[^/]+\/(?:definition|view|editor)|src\/field-kinds\/[^/]+\/[^/]+|src\/languages\/[^/]+\/react-aria|src\/.+\.(?!service|repository|endpoints|tags)[a-z-]+)\.tsx?$/;

/** What may be there for tests alone, and why. */
const forTestsAlone: Readonly<Record<string, string>> = {
  acceptsSubmissions: 'forms come next (§4)',
  cacheIndexes: 'callers outside the product send both (§7)',
  contrastRatio: 'colours of styles and settings are held against WCAG with it',
  formAvailability: 'forms come next (§4)',
  headerHeight: 'the style sheet says the same (§9), and a story holds the two against each other',
  isHexColor: 'a field that forms bring (§5)',
  isRgbColor: 'a field that forms bring (§5)',
  isTime: 'a field that forms bring (§5)',
  observeEffects: 'a test holds what a write did against what it declares',
};

const wholeModule = '*';

/** An export that only tests use, or nobody, is dead: the test keeps alive what it should have found. */
export function usedExports(project: Project, allowed: Readonly<Record<string, string>> = forTestsAlone): string[] {
  const sources = project.files.filter((file) => isTypeScript(file) && !isTestSupport(file));
  const used = importedNames(project, sources);
  const unused = sources
    .filter((file) => !isFoundByPlace.test(file) && !used.get(file)?.has(wholeModule))
    .flatMap((file) => {
      const source = project.syntax(file);
      return exportsOf(source)
        .filter(({ name }) => !used.get(file)?.has(name) && !isUsedHere(source, name))
        .map(({ name, node }) => ({ name, where: `${file}:${lineOf(source, node)}` }));
    });
  return unused
    .filter(({ name }) => !Object.hasOwn(allowed, name))
    .map(({ name, where }) => `${where}: only tests import ${name}, or nobody; use it or remove it`);
}

function importedNames(project: Project, files: readonly string[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const folders = aliasesOf(project);
  for (const file of files)
    for (const [from, name] of importsOf(project.syntax(file), (specifier) => resolved(file, specifier, folders)))
      used.set(from, (used.get(from) ?? new Set()).add(name));
  return used;
}

type Import = [file: string, name: string];

function importsOf(source: ts.SourceFile, resolve: (specifier: ts.Node | undefined) => string | undefined): Import[] {
  return [...nodesIn(source)].flatMap((node): Import[] => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = resolve(node.moduleSpecifier);
      return from === undefined ? [] : namesOf(node).map((name) => [from, name]);
    }
    const from =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? resolve(node.arguments[0])
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? resolve(node.argument.literal)
          : undefined;
    return from === undefined ? [] : [[from, wholeModule]];
  });
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  if (ts.isExportDeclaration(node))
    return node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : [wholeModule];
  const clause = node.importClause;
  if (clause === undefined) return [];
  const bindings = clause.namedBindings;
  const named =
    bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? [wholeModule]
        : bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  return clause.name === undefined ? named : ['default', ...named];
}

type Aliases = readonly (readonly [prefix: string, folder: string])[];

/** The `#…` of package.json. */
function aliasesOf(project: Project): Aliases {
  if (!project.files.includes('package.json')) return [];
  const { imports = {} } = JSON.parse(project.read('package.json')) as { imports?: Record<string, string> };
  return Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace(/^\.\//, '').replace('*', '')]);
}

function resolved(file: string, specifier: ts.Node | undefined, aliases: Aliases): string | undefined {
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined;
  const { text } = specifier;
  if (text.startsWith('.')) return posix.join(posix.dirname(file), text);
  const alias = aliases.find(([prefix]) => text.startsWith(prefix));
  return alias === undefined ? undefined : alias[1] + text.slice(alias[0].length);
}

/** Beside its own declaration: a part that a test may look at by itself. */
const isUsedHere = (source: ts.SourceFile, name: string): boolean =>
  [...nodesIn(source)].filter((node) => ts.isIdentifier(node) && node.text === name).length > 1;

interface Exported {
  name: string;
  node: ts.Node;
}

/** Types are left alone: they cost nothing and name a thing. */
function exportsOf(source: ts.SourceFile): Exported[] {
  return source.statements.flatMap((node): Exported[] => {
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return [];
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return [];
    if (ts.isExportDeclaration(node) && node.exportClause !== undefined && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => ({ name: name.text, node }));
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) => bound(name).map((one) => ({ name: one, node })));
    const named = node as ts.DeclarationStatement;
    return named.name === undefined ? [] : [{ name: named.name.text, node }];
  });
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []));
