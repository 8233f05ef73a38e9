import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Admission, type Applicant, busy } from '#platform/server/http/admission.ts';
import { Turns } from '#platform/server/http/turns.ts';
import type { Installation } from '../installation.ts';
import { knownPersonOf } from './known-person.ts';

/** Said once: a reason that is made for every request would cost more than the rest of this. */
const left = new Error('whoever asked went away');

/**
 * Kept answers never come here, and health is asked apart. Everything else is admitted when its body has been read, and
 * makes room as soon as its answer is made, however slowly that is fetched.
 */
export function admitRequests(app: FastifyInstance, installation: Installation, admission: Admission): void {
  installation.metrics.watchAdmission(admission);
  const applicantOf = (request: FastifyRequest): Applicant => {
    const person = knownPersonOf(installation, request);
    return { isSignedIn: person !== undefined, client: person?.id ?? request.ip };
  };
  const turns = new Turns();
  app.server.on('connection', () => turns.noteNewcomer());
  const releases = new WeakMap<FastifyRequest, () => void>();
  const release = (request: FastifyRequest) => {
    releases.get(request)?.();
    releases.delete(request);
  };

  // Before anything is spent on them: most of a crowd ends here.
  app.addHook('onRequest', (request, _reply, done) => {
    const isApart = request.routeOptions.config.isAdmittedApart === true;
    if (isApart || !admission.refuses(applicantOf(request))) done();
    else done(busy());
  });
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isAdmittedApart === true) return;
    const gone = new AbortController();
    let isAdmitted = false;
    reply.raw.once('close', () => {
      // Afterwards nobody listens, and saying it would still cost as much as finding the call.
      if (!isAdmitted) gone.abort(left);
      release(request);
    });
    releases.set(request, await admission.enter(applicantOf(request), gone.signal));
    isAdmitted = true;
    await turns.next();
    // They left in the very moment that it was their turn.
    if (reply.raw.destroyed) release(request);
  });
  app.addHook('onSend', async (request) => release(request));
}
