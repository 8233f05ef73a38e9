import ts from 'typescript';
import { textsOf } from './message-files.ts';
import { isTest, lineOf, nodesIn, type Project } from './project.ts';

const general = 'src/platform/messages/nl.json';
const ofFeatures = /\/messages\/nl\.errors\.json$/;
const factories = ['notFound', 'notAllowed', 'badRequest', 'conflict', 'unavailable'];

/** A refusal that a caller can act on has words of its own; what is our fault shares those of `internal`. */
export function refusalsHaveWords(project: Project): string[] {
  const messages = project.files.filter((file) => file === general || ofFeatures.test(file));
  if (messages.length === 0) return [];
  const texts = new Set(messages.flatMap((file) => [...textsOf(project, file).keys()]));
  return project.files
    .filter((file) => /^src\/.*\.ts$/.test(file) && !isTest(file))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)].flatMap((node) => {
        const code = refusalCode(node);
        if (code === undefined || texts.has(`errors.${code}.detail`)) return [];
        return [`${file}:${lineOf(source, node)}: no messages/nl.errors.json has words for the refusal ${code}`];
      });
    });
}

/** The code of `new AppError('code', 4xx)` or of a factory that is given one. */
function refusalCode(node: ts.Node): string | undefined {
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || !ts.isIdentifier(node.expression)) return undefined;
  const [code, status] = node.arguments ?? [];
  if (code === undefined || !ts.isStringLiteral(code)) return undefined;
  if (ts.isCallExpression(node)) return factories.includes(node.expression.text) ? code.text : undefined;
  const isOurFault = status !== undefined && ts.isNumericLiteral(status) && Number(status.text) >= 500;
  return node.expression.text === 'AppError' && !isOurFault ? code.text : undefined;
}
