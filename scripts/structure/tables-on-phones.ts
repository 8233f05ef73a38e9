import ts from 'typescript';
import { lineOf, nodesIn, type Project } from './project.ts';

/** More than these leave the name of a row a letter or two on a phone. */
const mostThatStay = 3;

/** A table says which of its columns go on a narrow screen (`priority`), so that those that stay can be read. */
export const tablesFitOnPhones = (project: Project): string[] =>
  project.files
    .filter((file) => file.startsWith('src/') && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => project.read(file).includes('<Table'))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)].flatMap((node) => {
        const staying = columnsOf(node).filter(
          (column) => !hasOwn(column, 'priority') && !hasOwn(column, 'isLabelHidden'),
        );
        return staying.length <= mostThatStay
          ? []
          : [`${file}:${lineOf(source, node)}: say by priority which of ${staying.length} columns go on a phone`];
      });
    });

/** Of `<Table columns={[…]}>`, as they are written there. */
function columnsOf(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'Table') return [];
  const columns = node.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === 'columns',
  );
  const given = columns?.initializer;
  const list = given !== undefined && ts.isJsxExpression(given) ? given.expression : undefined;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.filter((element) => ts.isObjectLiteralExpression(element));
}

const hasOwn = (column: ts.ObjectLiteralExpression, name: string): boolean =>
  column.properties.some((one) => one.name?.getText() === name);
