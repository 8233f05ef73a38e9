/** The work of sending what is due for one webhook. */
export const deliverHookJob = 'deliver-form-hook';

export interface DeliverHook {
  hookGuid: string;
}
