import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, versioned } from '../fields.ts';
import { editor } from '../roles.ts';
import {
  campaign,
  campaignFigures,
  campaignForm,
  campaignList,
  campaignsAsked,
  campaignsExported,
} from './campaign.shapes.ts';

const call = callsOf('/organizer/v1/campaign', [editor]);

export const list = call({
  does: 'Campaign links of the organizer with their figures, and those of all exhibitors in one sum',
  path: 'list',
  input: campaignsAsked,
  output: campaignList.extend({ ofExhibitors: campaignFigures.extend({ links: z.int() }) }),
});

export const get = call({
  does: 'One campaign link of the organizer, to edit it',
  path: 'get',
  input: z.object({ id: id('managedCampaign') }),
  output: campaign,
  errors: ['notFound'],
  example: { id: '$managedCampaign' },
});

export const save = call({
  does: 'Make a campaign link to a public page of the fair, or edit one as it was read',
  path: 'save',
  input: z.object({
    /** Null makes a new one. */
    id: id('managedCampaign').nullable(),
    version: z.int().min(1).nullable(),
    form: campaignForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict', 'campaignLimit'],
  example: {
    id: '$managedCampaign',
    version: 1,
    form: { name: '微信公众号 3 月推文', medium: 'wechat', target: '/register', lastDay: null },
  },
});

export const end = call({
  does: 'End a campaign link of the organizer as it was read: it still leads on, and is no longer counted',
  path: 'end',
  input: versioned('managedCampaign'),
  errors: ['notFound', 'editConflict'],
  example: { id: '$managedCampaign', version: 1 },
});

export const remove = call({
  does: 'Delete a campaign link of the organizer as it was read: its address then leads to the home page',
  path: 'remove',
  input: versioned('managedCampaign'),
  errors: ['notFound', 'editConflict'],
  example: { id: '$managedCampaign', version: 1 },
});

export const exportList = call({
  does: 'Campaign links of the organizer with their figures as a spreadsheet, filtered and sorted as the list is',
  path: 'exportList',
  answers: 'file',
  input: campaignsExported,
  output: fileOut,
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});
