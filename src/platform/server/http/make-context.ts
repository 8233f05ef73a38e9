import type { FastifyRequest } from 'fastify';
import type { Answer, RequestContext } from './route.ts';

export type MakeContext<Services> = (request: FastifyRequest, answer: Answer) => Promise<RequestContext<Services>>;
