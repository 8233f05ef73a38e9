import ts from 'typescript';
import { isTest, nodesIn, type Project } from './project.ts';
import { tablesUsedIn } from './sql-tables.ts';

interface Declaration {
  file: string;
  /** What it speaks for: everything below this folder. */
  folder: string;
  owns: string[];
  reads: Map<string, string>;
}

const generatedTables = 'src/platform/server/database/tables.generated.ts';
const isDeclaration = (file: string): boolean => /^src\/.*\.tables\.ts$/.test(file);

/** The tables of the migrated database, as `npm run tables` wrote them down. */
function knownTables(project: Project): string[] {
  if (!project.files.includes(generatedTables)) return [];
  return project.syntax(generatedTables).statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement) || !/Tables$/.test(statement.name.text)) return [];
    return statement.members.map((member) => member.name?.getText().replaceAll(/['"]/g, '') ?? '');
  });
}

function readDeclaration(project: Project, file: string): Declaration {
  const source = project.syntax(file);
  const field = (name: string) =>
    [...nodesIn(source)].find(
      (node): node is ts.PropertyAssignment => ts.isPropertyAssignment(node) && node.name.getText(source) === name,
    )?.initializer;
  const owns = field('owns');
  const reads = field('reads');
  return {
    file,
    folder: file.replace(/\/(server\/.*)?[^/]+$/, '/'),
    owns: owns && ts.isArrayLiteralExpression(owns) ? owns.elements.map((one) => textOf(one)) : [],
    reads: new Map(
      reads && ts.isObjectLiteralExpression(reads)
        ? reads.properties.filter(ts.isPropertyAssignment).map((one) => [textOf(one.name), textOf(one.initializer)])
        : [],
    ),
  };
}

const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : node.getText());

const declarationsOf = (project: Project): Declaration[] =>
  project.files.filter(isDeclaration).map((file) => readDeclaration(project, file));

/** A table that two features write has two truths; one that nobody owns is changed by whoever comes along. */
export function oneOwnerForEachTable(project: Project): string[] {
  const declarations = declarationsOf(project);
  return knownTables(project).flatMap((table) => {
    const owners = declarations.filter(({ owns }) => owns.includes(table));
    if (owners.length === 1) return [];
    if (owners.length === 0)
      return [`${generatedTables}: ${table} has no owner; name it in the *.tables.ts of one feature`];
    return [`${owners[1]?.file}: ${table} is owned by ${owners[0]?.file} already`];
  });
}

/** Tests look at rows and age them, so they are free; SQL in migrations (triggers, functions) runs whoever writes. */
const isHeld = (file: string): boolean =>
  /^(src\/.*\/server|src\/demo)\/.*\.ts$/.test(file) &&
  !isTest(file) &&
  !file.includes('/testing/') &&
  file !== generatedTables;

/** SQL writes the tables of its own feature, and reads those of others that it has declared with a reason. */
export function declaredTables(project: Project): string[] {
  const known = new Set(knownTables(project));
  const declarations = declarationsOf(project);
  const longestFirst = declarations.toSorted((one, other) => other.folder.length - one.folder.length);
  const unused = new Map(declarations.map((one) => [one, new Set([...one.owns, ...one.reads.keys()])]));
  const problems = new Set<string>();
  for (const file of project.files.filter(isHeld)) {
    const own = longestFirst.find(({ folder }) => file.startsWith(folder));
    for (const { table, isWrite, line } of tablesUsedIn(project.syntax(file))) {
      const at = `${file}:${line}`;
      if (table === undefined) problems.add(`${at}: write the name of the table out, so that its owner can be checked`);
      if (table === undefined || !known.has(table)) continue;
      if (own !== undefined) unused.get(own)?.delete(table);
      if (own?.owns.includes(table)) continue;
      if (isWrite) problems.add(`${at}: writes ${table}, which another feature owns; ask a service of its owner`);
      else if (!own?.reads.has(table)) problems.add(`${at}: reads ${table}; ask its owner, or declare it under reads`);
    }
  }
  for (const [{ file, reads }, tables] of unused)
    for (const table of tables)
      if (reads.has(table)) problems.add(`${file}: declares that it reads ${table}, and does not`);
  return [...problems];
}

const page = 'docs/tables.md';
const nameOf = ({ folder }: Declaration): string => folder.replace(/^src\//, '').replace(/\/$/, '');

/** docs/tables.md, from the declarations. */
export function tableOwnersPage(project: Project): string {
  const declarations = declarationsOf(project);
  const rows = knownTables(project)
    .toSorted()
    .map((table) => {
      const owner = declarations.find(({ owns }) => owns.includes(table));
      const readers = declarations.flatMap((one) =>
        one.reads.has(table) ? [`${nameOf(one).split('/').at(-1)} (${one.reads.get(table)})`] : [],
      );
      return `| ${table} | ${owner === undefined ? '' : nameOf(owner)} | ${readers.join('; ')} |`;
    });
  return `# Tables and their owners

Written by \`npm run tables\` from the \`*.tables.ts\` files; \`npm run check\` says when it is out of date.
A table is written by its owner alone: other features ask its services. Reading a table of another feature in a query is declared there, with the reason.
Triggers and functions in \`migrations/\` are not held to this: they run whoever writes. Nor are tests, which look at rows and make them older.

| table | owner | also read by |
|---|---|---|
${rows.join('\n')}
`;
}

export const tableOwnersPageIsFresh = (project: Project): string[] =>
  project.files.includes(page) && project.read(page) === tableOwnersPage(project)
    ? []
    : [`${page}: is out of date; run npm run tables`];
