import { save } from '@fairbridge/contract/campaign/campaign.calls.ts';
import { calls } from '../../calls.ts';
import { campaignQuery } from './campaign-owner.ts';

/** The links of a company. */
export const COMPANY = {
  isFair: false,
  query: campaignQuery('/campaigns'),
  save,
  get: calls.campaign.get,
  end: calls.campaign.end,
  remove: calls.campaign.remove,
  exportList: calls.campaign.exportList,
} as const;
