/** A label that is a question has its stop already; a colon after that would be one too many. */
export const labelWithStop = (label: string): string => (/\p{P}$/u.test(label) ? label : `${label}:`);
