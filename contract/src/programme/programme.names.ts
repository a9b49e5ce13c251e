import type { Bilingual } from '../text.ts';
import type { ProgrammeKind } from './programme.shapes.ts';

/** What each kind of programme is called. */
export const PROGRAMME_NAMES: Readonly<Record<ProgrammeKind, Bilingual>> = {
  ceremony: { zh: '仪式', en: 'Ceremony' },
  forum: { zh: '论坛', en: 'Forum' },
  lesson: { zh: '公开课', en: 'Workshop' },
  class: { zh: '大师班', en: 'Master class' },
  demonstration: { zh: '演示', en: 'Demonstration' },
  matchmaking: { zh: '对接会', en: 'Matchmaking' },
  award: { zh: '颁奖', en: 'Award' },
  pitch: { zh: '路演', en: 'Pitch' },
  tasting: { zh: '品鉴', en: 'Tasting' },
  show: { zh: '表演', en: 'Show' },
  other: { zh: '活动', en: 'Event' },
};
