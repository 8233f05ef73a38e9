/**
 * Soon, then ever later, and then every hour: a mail server that is away from Friday until Tuesday loses nothing, as other
 * mail servers do it (RFC 5321 §4.5.4.1 asks for four to five days).
 */
export const mailRetries = { retryLimit: 120, retryDelayMax: 60 * 60 };

/** So often, about ten minutes of trying, is more than a server that was started anew: an admin should know. */
export const triesUntilTold = 7;
