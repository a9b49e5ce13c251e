import type { ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import { texts } from '@fairbridge/contract/text.ts';

/** What each kind of programme is called. */
export const programmeKindTexts = texts({
  ceremony: ['仪式', 'Ceremony'],
  forum: ['论坛', 'Forum'],
  lesson: ['公开课', 'Workshop'],
  class: ['大师班', 'Master class'],
  demonstration: ['演示', 'Demonstration'],
  matchmaking: ['对接会', 'Matchmaking'],
  award: ['颁奖', 'Award'],
  pitch: ['路演', 'Pitch'],
  tasting: ['品鉴', 'Tasting'],
  show: ['表演', 'Show'],
  other: ['活动', 'Event'],
} satisfies Record<ProgrammeKind, readonly [string, string]>);
