/** What can be followed. A theme is an item that others hang below; of a person it is what they add; of a form that it opens, and what is sent by it to who deals with that. */
export const followKinds = ['page', 'list', 'item', 'person', 'form'] as const;
export type FollowKind = (typeof followKinds)[number];

export const mailWays = ['never', 'atOnce', 'daily', 'weekly'] as const;
export type MailWay = (typeof mailWays)[number];

/** How somebody is told of something. */
export interface ToldBy {
  bell: boolean;
  mail: MailWay;
}

/** Of what one begins to follow: in the bell, and once a week by mail. */
export const usualToldBy: ToldBy = { bell: true, mail: 'weekly' };

/** Nobody reads of more, and a list of them stays a list. */
export const mostFollows = 500;
