import ts from 'typescript';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** Tests and the demo write content, which has blocks in it. */
const mayNameBlocks = (file: string): boolean =>
  isTest(file) || /^(?:src\/building-blocks|src\/demo|e2e|bench|scripts)\/|\/testing\/|\.factory\.ts$/.test(file);

/** A block answers every question about itself (docs/adding-a-block.md): what it is called is nobody else's business. */
export function noBlockNames(project: Project): string[] {
  const names = new Set(
    project.files
      .filter((file) => /^src\/building-blocks\/[^/]+\/definition\.ts$/.test(file))
      .flatMap((file) => /^ {2}name: '(\w+)',$/m.exec(project.read(file))?.[1] ?? []),
  );
  return project.files
    .filter((file) => file.startsWith('src/') && isTypeScript(file) && !mayNameBlocks(file))
    .filter((file) => /block/i.test(project.read(file)))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)]
        .filter((node) => ts.isStringLiteral(node) && names.has(node.text) && isAboutBlocks(node))
        .map(
          (node) =>
            `${file}:${lineOf(source, node)}: names the block ${node.getText()}; let blocks say it of themselves`,
        );
    });
}

/** `'Image'` is also a field of a form and `'Text'` a word: it is a block where what it is compared with, given to or written for is called so. */
function isAboutBlocks(literal: ts.Node): boolean {
  let node = literal.parent;
  while (!isWhole(node)) node = node.parent;
  return /block/i.test(node.getText());
}

const isWhole = (node: ts.Node): boolean =>
  ts.isStatement(node) ||
  ts.isBinaryExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isParameter(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isSourceFile(node);
