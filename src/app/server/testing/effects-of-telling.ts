/** Of following and being told, a part of the list of route-effects.test.ts: what somebody reads is nobody else's. */
export const effectsOfTelling: Record<string, readonly string[]> = {
  'DELETE /api/follows/{kind}/{guid}': [],
  'PATCH /api/follows/{kind}/{guid}': [],
  'PUT /api/follows/{kind}/{guid}': ['touches followed-form:*'],
  'POST /api/notices/read': [],
  'POST /api/notices/unread': [],
  'PUT /api/notices/hours': [],
  'PUT /api/notices/ways': [],
  'PUT /api/notices/ways/{subject}': [],
  'POST /unsubscribe/{token}': [],
  'POST /unsubscribe/{token}/press': [],
  'job forget-notices': [],
  'job look-for-news': [],
  'job mail-notices': [],
  'job mail-notices-now': [],
  'job tell-followers': [],
  'job tell-reaction': [],
};
