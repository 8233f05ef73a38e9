/** The job that changes more people than can be done while somebody waits. */
export const changeUsersKind = 'change-users';
