import { type Plugin, parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  id?: Node;
  key?: Node;
  value?: Node & { value?: unknown };
  init?: Node;
  callee?: Node;
  declaration?: Node;
  declarations?: Node[];
  arguments?: Node[];
  properties?: Node[];
  body?: Node[];
}

const fieldsForTheWeb = ['method', 'path'];
const validationLibrary = /[\\/]node_modules[\\/]zod[\\/]/;
const schemaFile = /[\\/](?:contract[\\/][^\\/]+|definition)\.ts$/;
const importsLibrary = /from\s*["']zod["']/;

/**
 * An endpoint is declared once, schemas included, and both sides import it. The browser needs only its method and path,
 * so nothing else of an endpoints file, and with it nothing of the validation library, is built for the web
 * (docs/decisions/0004).
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'plein:leave-schemas-out',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.endpoints.ts')) return { code: methodsAndPaths(code), map: null };
      if (schemaFile.test(id) && importsLibrary.test(code)) return { code: onlyWhenUsed(code), map: null };
      return null;
    },
  };
}

/** For the browser: a script with the validation library in it ends the build, and the message says who brought it. */
export function refuseSchemas(): Plugin {
  return {
    name: 'plein:refuse-schemas',
    apply: 'build',
    generateBundle(_options, bundle) {
      const written = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? writtenIn(file) : []));
      if (!written.some((id) => validationLibrary.test(id))) return;
      const importsIt = (id: string) => this.getModuleInfo(id)?.importedIds.some((one) => validationLibrary.test(one));
      const bringers = written.filter((id) => !validationLibrary.test(id) && importsIt(id));
      this.error(
        `the validation library stays on the server (docs/decisions/0004); it came with ${bringers.join(', ')}`,
      );
    },
  };
}

/** What of a script's modules was written into it; one that was only looked at has no length. */
const writtenIn = ({ modules }: { modules: Record<string, { renderedLength: number }> }): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));

/** Plain JavaScript in; out comes one export for each declared endpoint, with the two fields that a caller needs. */
export function methodsAndPaths(code: string): string {
  const program = parseAst(code) as unknown as Node;
  const lines = (program.body ?? []).flatMap((statement) => {
    const [declarator] = statement.declaration?.declarations ?? [];
    if (statement.type !== 'ExportNamedDeclaration' || declarator?.init?.callee?.name !== 'defineEndpoint') return [];
    const fields = (declarator.init.arguments?.[0]?.properties ?? []).filter((one) =>
      fieldsForTheWeb.includes(one.key?.name ?? ''),
    );
    const written = fields.map((field) => {
      if (typeof field.value?.value !== 'string')
        throw new Error(`${declarator.id?.name}: ${field.key?.name} must be a plain text`);
      return code.slice(field.start, field.end);
    });
    return [`export const ${declarator.id?.name} = { ${written.join(', ')} };`];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * A schema is made by calls when its file is read, and the bundler must take each for something that happens. A contract
 * does nothing by being read, so a schema beside a rule that the web does use can go when nobody asks for it.
 */
export function onlyWhenUsed(code: string): string {
  const program = parseAst(code) as unknown as Node;
  const made = (program.body ?? [])
    .flatMap((statement) => statement.declaration?.declarations ?? statement.declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  return made.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
    code,
  );
}
