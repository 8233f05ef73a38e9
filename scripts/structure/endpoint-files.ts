import ts from 'typescript';
import { lineOf, nodesIn, type Project } from './project.ts';

const endpointFiles = (project: Project): string[] =>
  project.files.filter((file) => /^src\/.*\.endpoints\.ts$/.test(file));

function* endpointsIn(source: ts.SourceFile): Generator<ts.ObjectLiteralExpression> {
  for (const node of nodesIn(source)) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) continue;
    const [declared] = node.arguments;
    if (node.expression.text === 'defineEndpoint' && declared && ts.isObjectLiteralExpression(declared)) yield declared;
  }
}

/** The web's build keeps the method and path of an endpoint alone, so they must be written out (docs/decisions/0004). */
export const plainMethodsAndPaths = (project: Project): string[] =>
  endpointFiles(project).flatMap((file) => {
    const source = project.syntax(file);
    return [...endpointsIn(source)].flatMap((endpoint) =>
      ['method', 'path'].flatMap((name) => {
        const field = endpoint.properties.find((one) => one.name?.getText(source) === name);
        const isPlain = field && ts.isPropertyAssignment(field) && ts.isStringLiteral(field.initializer);
        return isPlain ? [] : [`${file}:${lineOf(source, endpoint)}: write the ${name} out as a plain text`];
      }),
    );
  });

/** Where an endpoint is declared is where people look for it. */
export const endpointsInEndpointFiles = (project: Project): string[] =>
  project.files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(endpoints|test)\.tsx?$/.test(file))
    .filter((file) => !endpointsIn(project.syntax(file)).next().done)
    .map((file) => `${file}: declare endpoints in contract/<feature>.endpoints.ts, where both sides find them`);
