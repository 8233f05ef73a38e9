/** A host says which one it is; the rest of an address may be long, and may have a key in it. */
export const placeOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
