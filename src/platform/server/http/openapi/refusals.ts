import type { Endpoint } from '#platform/contract/calls/endpoint.ts';
import type { JsonSchema } from './schema-book.ts';

const refusal = (description: string): JsonSchema => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The refusals that calls have in common, each described once. */
export const refusalResponses: Record<string, JsonSchema> = {
  BadInput: refusal('What was sent is not what the call takes; `fields` says where'),
  SignInNeeded: refusal('Nobody is signed in, and that could help'),
  NotAllowed: refusal('Not allowed to this account, or not while viewing the site as someone else'),
  NotFound: refusal('It is not there, or that it is there is not theirs to know'),
  TooLarge: refusal('More was sent than is taken'),
  WrongMediaType: refusal('The body is not sent as the call takes it'),
  TooManyRequests: {
    ...refusal('Too many calls; try again after Retry-After seconds'),
    headers: { 'Retry-After': { schema: { type: 'string' } } },
  },
  OtherProblem: refusal('Refused or failed for another reason, which `code` tells'),
};

/** As `dispatch` decides them, from the declaration alone. */
export function refusalsOf({ params, query, body, access, path }: Endpoint): Record<string, JsonSchema> {
  const names: [status: string, name: string, isPossible: boolean][] = [
    ['400', 'BadInput', [params, query, body].some((one) => one !== undefined)],
    ['401', 'SignInNeeded', access !== 'public'],
    ['403', 'NotAllowed', access !== 'public' || body !== undefined],
    ['404', 'NotFound', path.includes('{')],
    ['413', 'TooLarge', body !== undefined],
    ['415', 'WrongMediaType', body !== undefined],
    ['429', 'TooManyRequests', true],
    ['default', 'OtherProblem', true],
  ];
  return Object.fromEntries(
    names.flatMap(([status, name, isPossible]) =>
      isPossible ? [[status, { $ref: `#/components/responses/${name}` }]] : [],
    ),
  );
}
