import { analyse } from 'scslre';
import ts from 'typescript';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** Neither tests nor the demo read what strangers send. */
const readsInput = (file: string): boolean =>
  isTypeScript(file) && /^src\/(?!demo\/)/.test(file) && !isTest(file) && !/\/testing\/|\.factory\.ts$/.test(file);

/**
 * A pattern that tries the same letters in more than one way takes the square of a text's length, or worse: a header of
 * a few thousand spaces then holds up everyone.
 */
export const linearPatterns = (project: Project): string[] =>
  project.files.filter(readsInput).flatMap((file) => {
    const source = project.syntax(file);
    return [...nodesIn(source)]
      .filter(ts.isRegularExpressionLiteral)
      .filter(({ text }) => !isLinear(text))
      .map((node) => `${file}:${lineOf(source, node)}: ${node.text} can take the square of the length of a text`);
  });

function isLinear(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length === 0;
}
