import { useQueryClient } from '@tanstack/react-query';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import type { NewProfileField, ProfileFieldDefinition } from '../contract/profile-field.ts';
import {
  addProfileField,
  changeProfileField,
  deleteProfileField,
  listProfileFieldDefinitions,
  orderProfileFields,
  restoreProfileField,
} from '../contract/profile-fields.endpoints.ts';

/** The form that a field is made and changed with. */
export const fieldFormId = 'profile-field-form';

/** What an admin can do with fields; each can be undone. Answers what went wrong, if anything. */
export function useFieldTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const cache = useQueryClient();
  const refresh = () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/profilefields') });
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await refresh();
    return value;
  };
  const entity = 'profileField';

  return {
    async add(input: NewProfileField): Promise<{ error?: unknown }> {
      const outcome = await runTask({
        type: 'add',
        entity,
        form: fieldFormId,
        run: () => after(call(addProfileField, { body: input })),
        undo: ({ guid }) => after(call(deleteProfileField, { params: { guid } })),
      });
      return outcome.state === 'failed' ? { error: outcome.error } : {};
    },

    async change(before: ProfileFieldDefinition, input: NewProfileField): Promise<{ error?: unknown }> {
      const params = { guid: before.guid };
      const outcome = await runTask({
        type: 'save',
        entity,
        form: fieldFormId,
        run: () => after(call(changeProfileField, { params, body: input })),
        undo: () => after(call(changeProfileField, { params, body: inputOf(before) })),
      });
      return outcome.state === 'failed' ? { error: outcome.error } : {};
    },

    async remove({ guid }: ProfileFieldDefinition): Promise<void> {
      await runTask({
        type: 'delete',
        entity,
        run: () => after(call(deleteProfileField, { params: { guid } })),
        undo: () => after(call(restoreProfileField, { params: { guid } })),
      });
    },

    /** Shown at once; when it fails, the list is what the server says again. */
    async order(fields: readonly ProfileFieldDefinition[], guids: string[]): Promise<void> {
      const before = fields.filter(({ isBuiltIn }) => !isBuiltIn).map(({ guid }) => guid);
      const put = async (order: string[]) => {
        const ordered = await call(orderProfileFields, { body: { guids: order } });
        cache.setQueryData([listProfileFieldDefinitions.path], ordered);
      };
      const outcome = await runTask({
        type: 'save',
        entity,
        bulk: guids.length,
        run: () => put(guids),
        undo: () => put(before),
      });
      if (outcome.state === 'failed') await refresh();
    },
  };
}

/** A definition, as it is sent to become what it was. */
export function inputOf(field: ProfileFieldDefinition): NewProfileField {
  const { key, category, section, subsection, label, help, visibleFor, type, inputType } = field;
  const { defaultValue, required, options, mett } = field;
  const autocomplete = field.autocomplete as NewProfileField['autocomplete'];
  return {
    ...{ key, category, section, subsection, label, help, visibleFor, type, inputType },
    ...{ autocomplete, defaultValue, required, options, mett },
  };
}
