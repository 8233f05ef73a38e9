/** Names that the product itself gives a meaning: a field of a platform cannot take them. */
const reserved = [
  'guid',
  'firstName',
  'middleName',
  'lastName',
  'email',
  'alias',
  'profielfoto',
  'notificationClose',
  'language',
  'theme',
  'accountEmail',
  'termsOfUse',
  'privacyStatement',
  'cookies',
].map((key) => key.toLowerCase());

/** Whatever the letters' size, because two keys that differ in that alone would be taken for each other. */
export const isReservedKey = (key: string): boolean => reserved.includes(key.toLowerCase());
