const sender = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Whom a mail is from: an address, or a name with one between < and >. */
export const isSender = (text: string): boolean => sender.test(text);
