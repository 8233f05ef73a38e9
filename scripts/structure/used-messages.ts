import ts from 'typescript';
import { messageFiles, textsOf } from './message-files.ts';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Every key that the code asks for with `t('…')` is there; of a key with a changing part, at least one that fits. */
export function usedMessagesExist(project: Project): string[] {
  const keys = new Set(
    messageFiles(project).flatMap((file) =>
      [...textsOf(project, file).keys()].map((key) => key.replace(pluralEnding, '')),
    ),
  );
  const all = [...keys];
  return project.files
    .filter((file) => file.startsWith('src/') && isTypeScript(file) && !isTest(file))
    .flatMap((file) => {
      const source = project.syntax(file);
      return usedIn(source)
        .filter(({ text, pattern }) => !keys.has(text) && !all.some((key) => pattern.test(key)))
        .map(({ node, text }) => `${file}:${lineOf(source, node)}: no message file has the key ${text}`);
    });
}

interface UsedKey {
  node: ts.Node;
  text: string;
  pattern: RegExp;
}

function usedIn(source: ts.SourceFile): UsedKey[] {
  return [...nodesIn(source)].flatMap((node) => {
    if (!ts.isCallExpression(node) || !isTranslate(node.expression)) return [];
    const [key, options] = node.arguments;
    if (key === undefined) return [];
    // Asked for as an object, a key stands for all below it.
    if (options === undefined || !/\breturnObjects: true\b/.test(options.getText(source))) return keysIn(key);
    return keysIn(key).map((used) => ({ ...used, pattern: new RegExp(used.pattern.source.replace(/\$$/, '\\.')) }));
  });
}

/** `t(…)`, `i18n.t(…)` and the kernel's own `translate(…)`. */
const isTranslate = (callee: ts.Expression): boolean =>
  (ts.isIdentifier(callee) && ['t', 'translate'].includes(callee.text)) ||
  (ts.isPropertyAccessExpression(callee) && callee.name.text === 't');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is written out, both ends of a choice, and a template as a pattern; a variable tells nothing here. */
function keysIn(node: ts.Expression): UsedKey[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text, pattern: new RegExp(`^${escaped(node.text)}$`) }];
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  if (!ts.isTemplateExpression(node)) return [];
  const parts = node.templateSpans.map(({ literal }) => `[\\w.-]+${escaped(literal.text)}`);
  return [{ node, text: node.getText(), pattern: new RegExp(`^${escaped(node.head.text)}${parts.join('')}$`) }];
}
