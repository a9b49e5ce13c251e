import { APPLICATION_STATES } from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';

export const APPLICATIONS_PATH = '/organizer/exhibitors/applications';
export const applicationQuery = defineListQuery(APPLICATIONS_PATH, {
  state: anyTabOf(APPLICATION_STATES),
  keyword: words,
});
