import { save } from '@fairbridge/contract/campaign/campaign-desk.calls.ts';
import { calls } from '../../calls.ts';
import { campaignQuery } from './campaign-owner.ts';

/** The links of the organizer. */
export const FAIR = {
  isFair: true,
  query: campaignQuery('/organizer/campaigns'),
  save,
  get: calls.campaignDesk.get,
  end: calls.campaignDesk.end,
  remove: calls.campaignDesk.remove,
  exportList: calls.campaignDesk.exportList,
} as const;
