/** The work of looking at everything, when somebody asks for it. */
export const lookAtContentKind = 'look-at-content-now';
