/** §5: the characters \ / : * ? " < > | ' are removed and the name trimmed. */
export const cleanFileName = (name: string): string => name.replace(/[\\/:*?"<>|']/g, '').trim();
