import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, page, pageSchema } from '../fields.ts';
import { anonymous, exhibitor, visitor } from '../roles.ts';
import { newSuggestion, ownSuggestion } from './suggestion.shapes.ts';

const call = callsOf('/visitor/v2/suggest', [anonymous, visitor, exhibitor]);

export const addSuggest = call({
  does: 'Send the organizer a suggestion, a question or a complaint; whoever is not signed in passes a human check (action suggest, subject empty)',
  path: 'addSuggest',
  input: newSuggestion,
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
  example: { pageNum: 1, pageSize: 10 },
});
