export const sendInvitationsJob = 'send-invitations';
