import { z } from 'zod';
import { consent } from '../account/account.shapes.ts';
import { call } from '../call.ts';
import { bilingualOut, done, fileOut, id, nothing, page, pageOf } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';
import { articleCard, programmeCard } from './article-card.shapes.ts';
import { pageName, pageText, pageVersion } from '../page/page.shapes.ts';
import { richBilingual } from '../rich-text/rich-text.ts';
import { newSuggestion, ownSuggestion } from '../suggestion/suggestion.shapes.ts';

export type { ArticleCard, Programme } from './article-card.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;

export const articles = call({
  does: 'News, newest first',
  path: '/visitor/v2/article/getArticleListPc',
  who: everybody,
  input: page,
  output: pageOf(articleCard),
  errors: [],
  cacheable: true,
  example: {},
});

export const article = call({
  does: 'One news article',
  path: '/visitor/v2/article/getArticle',
  who: everybody,
  input: z.object({ id: id('article') }),
  output: articleCard.extend({ body: richBilingual }),
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$article' },
});

export const programmes = call({
  does: 'Concurrent programmes in the order of time',
  path: '/visitor/v2/activity/queryList/v2',
  who: everybody,
  input: page,
  output: pageOf(programmeCard),
  errors: [],
  cacheable: true,
  example: {},
});

export const programme = call({
  does: 'One concurrent programme',
  path: '/visitor/v2/activity/queryDetail/v2',
  who: everybody,
  input: z.object({ id: id('programme') }),
  output: programmeCard,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$programme' },
});

export const programmeCalendar = call({
  does: 'One concurrent programme as a file for calendars (iCalendar), in the language of the caller',
  path: '/visitor/v2/activity/calendar',
  who: everybody,
  answers: 'file',
  input: z.object({ id: id('programme') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$programme' },
});

export const pageOfFair = call({
  does: 'A page of the organizer: about, disclaimer, agreement with privacy policy, handbooks; as it stands, or an earlier version',
  path: '/visitor/v2/page/getPage',
  who: everybody,
  input: z.object({ page: pageName, version: pageVersion.optional() }),
  output: pageText,
  errors: ['notFound'],
  cacheable: true,
  example: { page: 'agreement' },
});

export const addSuggest = call({
  does: 'Send the organizer a suggestion, a question or a complaint; whoever is not signed in passes a human check (action suggest, subject empty)',
  path: '/visitor/v2/suggest/addSuggest',
  who: [anonymous, visitor, exhibitor],
  input: newSuggestion,
  output: done,
  errors: ['humanCheckNeeded', 'tooManyTries'],
  rate: { perMinute: 10 },
  example: { kind: 'suggestion', text: '希望增加分类筛选', contact: '', humanCheck: '' },
});

export const customerService = call({
  does: 'Where customer service is reached, and what oneself sent the organizer, newest first, with the answers',
  path: '/visitor/v2/customerService/get',
  who: [visitor],
  input: page,
  output: pageOf(ownSuggestion).extend({
    /** Empty where the organizer gives none. */
    phone: z.string(),
    hours: bilingualOut,
  }),
  errors: [],
  example: { pageNum: 1, pageSize: 10 },
});

export const askedConsent = call({
  does: 'Whether the caller is asked to agree to a newer agreement, and what has changed in it',
  path: '/visitor/v2/agreement/asked',
  who: [visitor, exhibitor],
  input: nothing,
  output: z.object({
    asked: z.object({ version: z.string(), changes: bilingualOut, publishedAt: z.string() }).nullable(),
  }),
  errors: [],
  example: {},
});

export const giveConsent = call({
  does: 'Agree to the agreement as it stands; recorded with version, language and time',
  path: '/visitor/v2/agreement/give',
  who: [visitor, exhibitor],
  input: z.object({ consent }),
  output: done,
  errors: [],
  rate: { perMinute: 10 },
  example: { consent: { accepted: true, version: '2026-01', language: 'zh' } },
});
