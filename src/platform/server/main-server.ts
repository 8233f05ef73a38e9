/** The database of DATABASE_URL, which has the list of platforms; the others have the names that DATABASE_SERVERS gives them. */
export const mainServer = 'main';
