import { writtenGuid } from '#platform/contract/calls/guid-text.ts';

/** Apart from its schema, so that the browser can ask the same without the validation library. */
export const whoPattern = /^(visitor|member|(role|user):[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/** A guid without hyphens is one too. */
export function writtenWho(text: string): string {
  const [kind = '', ...id] = text.split(':');
  return [kind, ...id.map(writtenGuid)].join(':');
}
