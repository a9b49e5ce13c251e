import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, versioned } from '../fields.ts';
import { anonymous, exhibitorAdmin, visitor } from '../roles.ts';
import {
  campaign,
  campaignCode,
  campaignForm,
  campaignList,
  campaignsAsked,
  campaignsExported,
} from './campaign.shapes.ts';

const call = callsOf('/visitor/v2/campaign', [exhibitorAdmin]);

export const opened = call({
  does: 'Somebody has come by a campaign link; counted once in half an hour, and not of robots nor of people who do not want to be counted',
  path: 'opened',
  roles: [anonymous, visitor],
  input: z.object({ code: campaignCode }),
  rate: { perMinute: 60 },
  example: { code: 'ABCDEFGH' },
});

export const list = call({
  does: "The company's campaign links with their figures",
  path: 'list',
  input: campaignsAsked,
  output: campaignList,
});

export const get = call({
  does: "One of the company's campaign links, to edit it",
  path: 'get',
  input: z.object({ id: id('campaign') }),
  output: campaign,
  errors: ['notFound'],
  example: { id: '$campaign' },
});

export const save = call({
  does: "Make a campaign link to the company's own pages, the home page or the registration, or edit one as it was read",
  path: 'save',
  input: z.object({
    /** Null makes a new one. */
    id: id('campaign').nullable(),
    version: z.int().min(1).nullable(),
    form: campaignForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict', 'campaignLimit'],
  rate: { perMinute: 60 },
  example: {
    id: '$campaign',
    version: 1,
    form: { name: 'Agropages banner', medium: 'advertisement', target: '/', lastDay: null },
  },
});

export const end = call({
  does: "End one of the company's campaign links as it was read: it still leads on, and is no longer counted",
  path: 'end',
  input: versioned('campaign'),
  errors: ['notFound', 'editConflict'],
  example: { id: '$campaign', version: 1 },
});

export const remove = call({
  does: "Delete one of the company's campaign links as it was read: its address then leads to the home page",
  path: 'remove',
  input: versioned('campaign'),
  errors: ['notFound', 'editConflict'],
  example: { id: '$campaign', version: 1 },
});

export const exportList = call({
  does: "The company's campaign links with their figures as a spreadsheet, filtered and sorted as the list is",
  path: 'exportList',
  answers: 'file',
  input: campaignsExported,
  output: fileOut,
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});
