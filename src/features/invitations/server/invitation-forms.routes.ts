import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '#platform/contract/errors.ts';
import { withLanguagePrefix } from '#platform/contract/language.ts';
import type { RequestContext } from '#platform/server/http/route.ts';
import {
  acceptForms,
  fieldsOf,
  formLimit,
  languageOfForm,
  orComeBack,
  seeOther,
} from '#platform/server/http/sent-form.ts';
import { AcceptInvitation } from '../contract/accept-invitation.ts';
import type { InvitationsService } from './invitations.service.ts';

export type ResolveContext = (request: FastifyRequest) => Promise<RequestContext<{ invitations: InvitationsService }>>;

/** The form of the invitation's own screen, for a browser without a script. */
export function registerInvitationForms(app: FastifyInstance, resolve: ResolveContext): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post<{ Params: { code: string } }>('/invitation/:code', { bodyLimit: formLimit }, async (request, reply) => {
      const fields = fieldsOf(request);
      const { code } = request.params;
      const { services, viewer, client } = await resolve(request);
      return orComeBack(reply, fields, `/invitation/${code}`, async () => {
        const model = AcceptInvitation.safeParse({ ...fields, id: code });
        if (!model.success) throw badRequest('bad-input');
        const { cookies } = await services.invitations.accept(viewer, client, model.data);
        return seeOther(reply, withLanguagePrefix('/', languageOfForm(fields)), cookies);
      });
    });
  });
}
