import type { Domain } from '../../core/domain.ts';
import { campaignDeskHandlers, campaignHandlers } from './campaign.handlers.ts';
import { mountCampaignLinks } from './campaign.routes.ts';

export const campaign = {
  handlers: (services) => ({ campaign: campaignHandlers(services), campaignDesk: campaignDeskHandlers(services) }),
  plugins: [mountCampaignLinks],
  tables: {
    campaign: { notPersonal: 'links of the organizer and of companies', retention: { limit: 'campaignsPerDay' } },
    campaign_day: { notPersonal: 'sums of a day, which tell nobody who came', retention: { with: 'campaign' } },
    campaign_visit: {
      personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }],
      retention: { one: 'visitor, link and day' },
    },
  },
} as const satisfies Domain;
