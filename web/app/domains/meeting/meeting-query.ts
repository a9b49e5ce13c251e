import type { MeetingStage } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { among } from '../../ui/among.ts';
import { MEETINGS } from './meeting-path.ts';

export const STAGES = ['toStart', 'begun', 'ended', 'cancelled'] as const satisfies readonly MeetingStage[];
export type MeetingTab = 'all' | 'own' | MeetingStage;

export const meetingTabPath = (tab: MeetingTab): string => {
  if (tab === 'all') return MEETINGS;
  return tab === 'own' ? `${MEETINGS}?own=1` : `${MEETINGS}?stage=${tab}`;
};

export const meetingTabOf = (query: URLSearchParams): MeetingTab =>
  query.get('own') === '1' ? 'own' : (among(STAGES, query.get('stage') ?? '') ?? 'all');

const PAGE_SIZE = 24;

/** What the list is asked for by its address. */
export function meetingsAsked(query: URLSearchParams) {
  const tab = meetingTabOf(query);
  return {
    pageNum: pageNumOf(query),
    pageSize: PAGE_SIZE,
    own: tab === 'own',
    ...(tab !== 'all' && tab !== 'own' && { stage: tab }),
  };
}
