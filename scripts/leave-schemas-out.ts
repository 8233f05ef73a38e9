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
      return id.endsWith('.endpoints.ts') ? { code: methodsAndPaths(code), map: null } : null;
    },
  };
}

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
