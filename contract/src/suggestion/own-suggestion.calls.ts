import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, done, page, pageSchema } from '../fields.ts';
import { anonymous, exhibitor, visitor } from '../roles.ts';
import { newSuggestion, ownSuggestion } from './suggestion.shapes.ts';

export const addSuggest = call({
  does: 'Send the organizer a suggestion, a question or a complaint; whoever is not signed in passes a human check (action suggest, subject empty)',
  path: '/visitor/v2/suggest/addSuggest',
  roles: [anonymous, visitor, exhibitor],
  input: newSuggestion,
  output: done,
  errors: ['humanCheckNeeded', 'tooManyTries'],
  rate: { perMinute: 10 },
  example: { kind: 'suggestion', text: '希望增加分类筛选', contact: '', humanCheck: '' },
});

export const customerService = call({
  does: 'Where customer service is reached, and what oneself sent the organizer, newest first, with the answers',
  path: '/visitor/v2/customerService/get',
  roles: [visitor],
  input: page,
  output: pageSchema(ownSuggestion).extend({
    /** Empty where the organizer gives none. */
    phone: z.string(),
    hours: bilingualOut,
  }),
  errors: [],
  example: { pageNum: 1, pageSize: 10 },
});
