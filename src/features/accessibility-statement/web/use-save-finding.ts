import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { addFinding, changeFinding, deleteFinding } from '../contract/accessibility-statement.endpoints.ts';
import type { Finding, FindingInput } from '../contract/accessibility-statement.ts';
import { inputOf } from './finding-input.ts';
import { useStatementReload } from './use-statement-reload.ts';

export const findingFormId = 'finding-form';

/** Each can be undone: what was there before goes back the same way. */
export function useSaveFinding(finding: Finding | undefined) {
  const call = useCall();
  const runTask = useRunTask();
  const reload = useStatementReload();
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await reload();
    return value;
  };
  return (input: FindingInput) => {
    const change = (id: string, revision: number, to: FindingInput) =>
      after(call(changeFinding, { params: { id }, body: { finding: to, revision } }));
    return finding === undefined
      ? runTask({
          ...{ type: 'add', entity: 'finding', form: findingFormId },
          run: () => after(call(addFinding, { body: input })),
          undo: ({ id }) => after(call(deleteFinding, { params: { id } })),
        })
      : runTask({
          ...{ type: 'edit', entity: 'finding', form: findingFormId },
          run: () => change(finding.id, finding.revision, input),
          undo: ({ revision }) => change(finding.id, revision, inputOf(finding)),
        });
  };
}
