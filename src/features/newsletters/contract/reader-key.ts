/** `<reader>.<signature>`, as it stands in the address of a letter. */
export const readerKeyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/;
