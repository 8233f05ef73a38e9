import type { TableDeclaration } from '#platform/server/database/table-declaration.ts';

export const tables = {
  owns: [
    'reaction',
    'reaction_block',
    'reaction_mention',
    'reaction_picture',
    'reaction_report',
    'reaction_thread',
    'thread_look',
  ],
  reads: { user: 'the names of who may not react any more' },
} satisfies TableDeclaration;
