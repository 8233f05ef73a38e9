import ts from 'typescript';
import { isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** In the browser functions are given to elements and to `window`, which is how it is done there. */
const isWeb = (file: string): boolean => /^e2e\/|\/web\/|\.tsx$/.test(file);

/** Replacing a function of someone else's object breaks without a word at their next version. */
export const noReplacedFunctions = (project: Project): string[] =>
  project.files
    .filter((file) => isTypeScript(file) && !isWeb(file))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)]
        .filter((node) => isReplacement(node))
        .map(
          (node) =>
            `${file}:${lineOf(source, node)}: use what a library offers (an option, a hook, an interface) instead of replacing its function`,
        );
    });

const isReplacement = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.expression.kind !== ts.SyntaxKind.ThisKeyword &&
  isFunction(node.right);

/** Also one that is said to be of a function's type, as `client.query = ours as typeof client.query`. */
function isFunction(node: ts.Expression): boolean {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return true;
  return ts.isAsExpression(node) && (ts.isTypeQueryNode(node.type) || isFunction(node.expression));
}
