import type { Task } from './task.ts';

/** The `t` of the texts, as far as it is used here. */
export type Translate = (key: string, values?: TaskValues) => string;
type TaskValues = { count?: number; entity?: string; theEntity?: string; code?: string };

/** What people read about a task: "Pagina bewaard", "3 pagina’s verwijderd" (§8). */
export function taskMessage({ type, entity, bulk, state }: Task, translate: Translate): string {
  const count = bulk ?? 1;
  const message = translate(`tasks.${state}.${type}`, {
    count,
    entity: translate(`tasks.entity.${entity}`, { count }),
    theEntity: translate(`tasks.theEntity.${entity}`, { count }),
  });
  return message.charAt(0).toUpperCase() + message.slice(1);
}
