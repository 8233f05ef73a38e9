import type { MailService } from '#features/mail/server/mail.service.ts';
import { badInput, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type {
  Invitation,
  InvitationLink,
  InvitationList,
  LineReport,
  NewInvitations,
  SendProgress,
  SentInvitations,
} from '../contract/invitation.ts';
import { mostInvitations, readInvitationLines } from '../contract/invitation-lines.ts';
import { type InvitationState, invitationState } from '../contract/invitation-state.ts';
import { invitationAudit } from '../contract/invitations.audit.ts';
import { type AcceptingParts, createInvitationAccepting } from './invitation-accepting.ts';
import { createInvitationSending, expiryFrom } from './invitation-sending.ts';
import {
  countBatch,
  countRoles,
  findBatch,
  findInvitations,
  findInvited,
  findMembers,
  findPerson,
  findStalledBatches,
  type InvitationRow,
  insertBatch,
  insertInvitations,
  listRoleNamesOf,
  lockInvitation,
  markRevoked,
  removeRoleFromInvitations,
  revokeExpired,
} from './invitations.repository.ts';
import { sendInvitationsJob } from './send-invitations-job.ts';

interface InvitationsParts extends AcceptingParts {
  mail: MailService;
  jobs: Jobs;
}

export interface InvitationsQuery {
  search: string;
  state?: InvitationState | undefined;
  pageNumber: number;
  itemCount: number;
}

const job = { name: sendInvitationsJob };
const minute = 60 * 1000;
const perEntry = 1000;

export type InvitationsService = ReturnType<typeof createInvitationsService>;

export function createInvitationsService(parts: InvitationsParts) {
  const { platform, clock, audit, mail, jobs, settings } = parts;
  const sending = createInvitationSending({ platform, mail, clock });

  /** Good lines, and for each of the others why not. */
  async function check(viewer: Viewer, lines: string): Promise<LineReport> {
    requireAdmin(viewer);
    const { people, bad } = readInvitationLines(lines);
    if (people.length + bad.length > mostInvitations) {
      throw badInput([{ path: 'body.lines', code: 'too-many', message: `at most ${mostInvitations} lines` }]);
    }
    const emails = people.map(({ email }) => email);
    const [members, invited] = await Promise.all([
      findMembers(platform.db, emails),
      findInvited(platform.db, emails, clock.now()),
    ]);
    const problemOf = (email: string) =>
      members.has(email) ? ('member' as const) : invited.has(email) ? ('invited' as const) : undefined;
    const known = people.flatMap(({ line, email }) => {
      const reason = problemOf(email);
      return reason === undefined ? [] : [{ line, text: email, reason }];
    });
    return {
      people: people.filter(({ email }) => problemOf(email) === undefined),
      problems: [...bad, ...known].sort((a, b) => a.line - b.line),
    };
  }

  /** One entry names the invitation, or up to a thousand addresses. */
  async function record(
    trx: PlatformTransaction,
    by: Actor,
    made: readonly { id: string; email: string }[],
    roleIds: readonly string[],
  ) {
    const [first] = made;
    const roles = await listRoleNamesOf(trx, roleIds);
    if (first !== undefined && made.length === 1) {
      const subject = { kind: 'invitation', id: first.id, name: first.email };
      return audit.record(trx, by, { action: invitationAudit.sent, subject, details: { roles } });
    }
    for (let from = 0; from < made.length; from += perEntry) {
      const addresses = made.slice(from, from + perEntry).map(({ email }) => email);
      const details = { count: addresses.length, addresses, roles };
      await audit.record(trx, by, { action: invitationAudit.sent, details });
    }
  }

  async function closable(trx: PlatformTransaction, id: string): Promise<InvitationRow> {
    const invitation = await lockInvitation(trx, id);
    if (invitation === undefined) throw notFound();
    const state = invitationState(invitation, clock.now());
    if (state === 'Accepted' || state === 'Revoked') throw conflict('invitation-closed');
    return invitation;
  }

  const present = (row: InvitationRow): Invitation => ({
    id: row.id,
    email: row.email,
    name: row.name,
    language: row.language,
    roleIds: row.roleIds,
    inviterName: row.inviterName,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    state: invitationState(row, clock.now()),
  });

  return {
    ...createInvitationAccepting(parts),
    check,
    sendBatch: sending.sendBatch,

    async list(viewer: Viewer, query: InvitationsQuery): Promise<InvitationList> {
      requireAdmin(viewer);
      const { rows, total, open } = await findInvitations(platform.db, { ...query, state: query.state }, clock.now());
      return { invitations: rows.map(present), totalNumberOfItems: total, openCount: open };
    },

    /** All good lines in one transaction with the job that makes their mails. */
    async send(by: Actor, input: NewInvitations): Promise<SentInvitations> {
      const { people, problems } = await check(by.viewer, input.lines);
      if (people.length === 0) {
        throw badInput([{ path: 'body.lines', code: 'nobody', message: 'there is nobody to invite' }]);
      }
      const now = clock.now();
      const invitedBy = by.viewer.kind === 'user' ? (by.viewer.id ?? null) : null;
      return platform.transaction(async (trx) => {
        const roleIds = [...new Set(input.roleIds)];
        if ((await countRoles(trx, roleIds)) !== roleIds.length) {
          throw badInput([{ path: 'body.roleIds', code: 'unknown-role', message: 'unknown role' }]);
        }
        const inviter = invitedBy === null ? undefined : await findPerson(trx, invitedBy);
        const inviterName = inviter?.name ?? (await settings.all()).platformName;
        await revokeExpired(
          trx,
          people.map(({ email }) => email),
          now,
        );
        const batchId = await insertBatch(trx, by.client?.origin ?? '', invitedBy, now);
        const { language, message } = input;
        const common = {
          language,
          message,
          roleIds,
          invitedBy,
          inviterName,
          createdAt: now,
          expiresAt: expiryFrom(now),
        };
        const made = await insertInvitations(
          trx,
          batchId,
          people.map(({ email, name }) => ({ email, name, ...common })),
        );
        await record(trx, by, made, roleIds);
        await jobs.enqueue(platform, trx, job, { batchId });
        return { batchId, invited: made.length, problems };
      });
    },

    async progress(viewer: Viewer, batchId: string): Promise<SendProgress> {
      requireAdmin(viewer);
      if ((await findBatch(platform.db, batchId)) === undefined) throw notFound();
      const counts = await countBatch(platform.db, batchId);
      return { ...counts, isDone: counts.sent + counts.revoked >= counts.total };
    },

    /** A role that is deleted is no longer promised to anyone (features/roles). */
    async forgetRole(trx: PlatformTransaction, _touch: Touch, roleId: string): Promise<void> {
      await removeRoleFromInvitations(trx, roleId);
    },

    async resend(by: Actor, id: string): Promise<Invitation> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        const invitation = await closable(trx, id);
        await sending.send(trx, invitation, by.client?.origin);
        const subject = { kind: 'invitation', id, name: invitation.email };
        await audit.record(trx, by, { action: invitationAudit.sentAgain, subject });
        return present({ ...invitation, sentAt: clock.now(), expiresAt: expiryFrom(clock.now()) });
      });
    },

    /** Where no mail can bring it: a code of its own, so that what is handed over is known in the log. */
    async makeLink(by: Actor, id: string): Promise<InvitationLink> {
      requireAdmin(by.viewer);
      return platform.transaction(async (trx) => {
        const invitation = await closable(trx, id);
        const { path, expiresAt } = await sending.renewCode(trx, invitation);
        const link = await mail.linkToHandOver({ path, askedAt: by.client?.origin });
        const subject = { kind: 'invitation', id, name: invitation.email };
        await audit.record(trx, by, { action: invitationAudit.linkMade, subject });
        return { link, expiresAt: expiresAt.toISOString() };
      });
    },

    async revoke(by: Actor, id: string): Promise<void> {
      requireAdmin(by.viewer);
      await platform.transaction(async (trx) => {
        const invitation = await closable(trx, id);
        await markRevoked(trx, id, clock.now());
        const subject = { kind: 'invitation', id, name: invitation.email };
        await audit.record(trx, by, { action: invitationAudit.revoked, subject });
      });
    },

    /** The recurring job's work: what is left of batches that nobody has worked on for a while. */
    async resumeStalled(): Promise<void> {
      const before = new Date(clock.now().getTime() - minute);
      for (const { batch_id } of await findStalledBatches(platform.db, before)) await sending.sendBatch(batch_id);
    },
  };
}
