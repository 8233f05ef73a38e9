import ts from 'typescript';
import { textsOf } from './message-files.ts';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** Every action that a feature's `*.audit.ts` declares has words in that feature's admin texts, and its kind too. */
export function auditActionsHaveWords(project: Project): string[] {
  return project.files
    .filter((file) => file.endsWith('.audit.ts'))
    .flatMap((file) => {
      const messages = file.replace(/contract\/[^/]+$/, 'messages/nl.admin.json');
      const texts = project.files.includes(messages) ? textsOf(project, messages) : new Map<string, string>();
      const source = project.syntax(file);
      return [...nodesIn(source)].flatMap((node) => {
        if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return [];
        const action = node.initializer.text;
        return [`audit.actions.${action}`, `audit.areas.${action.split('.')[0]}`]
          .filter((key) => !texts.has(key))
          .map((key) => `${file}:${lineOf(source, node)}: ${messages} has no ${key}`);
      });
    });
}

const texts = 'src/features/audit/messages/nl.admin.json';
const madeForTests = /\/testing\/|\.factory\.ts$/;

/** What the site does by itself stands in the log as who did it, so each such work has words there. */
export function systemWorkHasWords(project: Project): string[] {
  const known = project.files.includes(texts) ? textsOf(project, texts) : new Map<string, string>();
  return project.files
    .filter((file) => file.startsWith('src/') && isTypeScript(file) && !isTest(file) && !madeForTests.test(file))
    .filter((file) => project.read(file).includes('systemViewer('))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)].flatMap((node) => {
        if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'systemViewer') return [];
        const [work] = node.arguments;
        if (work === undefined || !ts.isStringLiteral(work) || known.has(`audit.work.${work.text}`)) return [];
        return [`${file}:${lineOf(source, node)}: ${texts} has no audit.work.${work.text}`];
      });
    });
}
