import { useRunTask } from '#features/tasks/web/task-context.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import type { ItemType, ItemTypeChanges, NewItemType } from '../contract/item-type.ts';
import { changeItemType, deleteItemType, listItemTypes, makeItemType } from '../contract/item-types.endpoints.ts';

/** The form that a type is made and changed with. */
export const typeFormId = 'item-type-form';

export const changesOfType = ({ itemName, itemNamePlural, icon, fields, features, schemaType }: ItemType) => ({
  ...{ itemName, itemNamePlural, icon, fields, features, schemaType },
});

/** What an admin can do with types of items. Answers what went wrong, if anything. */
export function useTypeTasks() {
  const call = useCall();
  const runTask = useRunTask();
  const forgetAnswers = useForgetAnswers();
  const entity = 'itemType';
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await forgetAnswers({ queryKey: [listItemTypes.path] });
    return value;
  };
  const errorOf = (outcome: { state: string; error?: unknown }): { error?: unknown } =>
    outcome.state === 'failed' ? { error: outcome.error } : {};

  return {
    async add(body: NewItemType): Promise<{ error?: unknown }> {
      return errorOf(
        await runTask({
          type: 'add',
          entity,
          form: typeFormId,
          run: () => after(call(makeItemType, { body })),
          undo: ({ guid }) => after(call(deleteItemType, { params: { guid } })),
        }),
      );
    },

    /** What loses values cannot be undone: changing the type back would not bring them back. */
    async change(before: ItemType, body: ItemTypeChanges, isLosing: boolean): Promise<{ error?: unknown }> {
      const params = { guid: before.guid };
      return errorOf(
        await runTask({
          type: 'save',
          entity,
          form: typeFormId,
          run: () => after(call(changeItemType, { params, body: { ...body, changedOn: before.changedOn } })),
          undo: isLosing
            ? undefined
            : ({ changedOn }) => after(call(changeItemType, { params, body: { ...changesOfType(before), changedOn } })),
        }),
      );
    },

    async remove({ guid }: ItemType): Promise<{ error?: unknown }> {
      return errorOf(
        await runTask({
          type: 'delete',
          entity,
          form: typeFormId,
          run: () => after(call(deleteItemType, { params: { guid } })),
        }),
      );
    },
  };
}
