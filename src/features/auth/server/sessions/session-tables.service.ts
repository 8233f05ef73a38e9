/** Who is signed in where, and what is known of their devices: a platform that moves to others leaves these behind. */
export const sessionTables: readonly string[] = ['session', 'sso_session', 'known_device', 'sign_in_try'];
