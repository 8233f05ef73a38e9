/** Soon, then ever later, and then every hour: a mail server that is down for a day loses nothing. */
export const mailRetries = { retryLimit: 32, retryDelayMax: 60 * 60 };
