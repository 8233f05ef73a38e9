import ts from 'typescript';
import { textsOf } from './message-files.ts';
import { lineOf, nodesIn, type Project } from './project.ts';

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
