/** Half a minute, a minute, two… and then every hour: a mail server that is down for a day loses nothing. */
export const mailRetries = { retryLimit: 30, retryDelay: 30, retryDelayMax: 60 * 60 };

export const sendMailJob = 'send-mail';
