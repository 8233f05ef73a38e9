export const sendProofJob = 'send-mail-proof';
