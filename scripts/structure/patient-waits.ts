import ts from 'typescript';
import { isTest, lineOf, nodesIn, type Project } from './project.ts';

const waits = new Set(['waitFor', 'waitUntil']);

/** Vitest gives up after a second by itself, which a busy machine does not make. */
export const patientWaits = (project: Project): string[] =>
  project.files.filter(isTest).flatMap((file) => {
    const source = project.syntax(file);
    return [...nodesIn(source)]
      .filter((node) => isShortWait(node))
      .map((node) => `${file}:${lineOf(source, node)}: say how long it may take, as testing/patience.ts does`);
  });

const isShortWait = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  node.arguments.length < 2 &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.expression.getText() === 'vi' &&
  waits.has(node.expression.name.text);
