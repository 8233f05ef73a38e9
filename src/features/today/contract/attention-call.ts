import type { Endpoint, InputOf } from '#platform/contract/calls/endpoint.ts';
import type { AttentionCall } from './attention.ts';

/** A declared call as a row carries it, held against what the call takes. */
export function attentionCall<E extends Endpoint>(endpoint: E, input: InputOf<E>): AttentionCall {
  const { params, body } = input as Pick<AttentionCall, 'params' | 'body'>;
  return {
    method: endpoint.method,
    path: endpoint.path,
    ...(params === undefined ? {} : { params }),
    ...(body === undefined ? {} : { body }),
  };
}
