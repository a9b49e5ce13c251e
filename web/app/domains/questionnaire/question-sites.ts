import type { Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';

export const QUESTION_SITES = ['register', 'exhibitor', 'visit'] as const satisfies readonly Site[];

/** The place that an address of the editor names; the registration by default. */
export const siteOf = (query: URLSearchParams): Site =>
  QUESTION_SITES.find((site) => site === query.get('site')) ?? 'register';

/** The list of a place's questions, or one of them: its code, or 'new'. */
export const questionsAddress = (site: Site, code?: string): string =>
  `/organizer/questionnaire${code === undefined ? '' : `/${code}`}${site === 'register' ? '' : `?site=${site}`}`;

/** What was written as the answer to a question. */
export const writtenQuery = (code: string) =>
  defineListQuery(`/organizer/questionnaire/${code}/written`, { site: tabOf(QUESTION_SITES), keyword: words });

/** The form of a question, or of a new one by its own id, among all that one person writes. */
export const questionDraftKey = (site: Site, code: string): string =>
  `${site}-${code.replaceAll(/[^A-Za-z0-9]/g, (sign) => `-${sign.charCodeAt(0).toString(16)}`)}`;

/** Where a new question that was begun goes on. */
export const newQuestionAddress = (site: Site, draftKey: string): string =>
  `/organizer/questionnaire/new?${new URLSearchParams({ site, slot: draftKey.slice(questionDraftKey(site, '').length) })}`;
