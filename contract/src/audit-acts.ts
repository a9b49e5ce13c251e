import { announcementActs } from './announcement/announcement.acts.ts';
import { articleActs } from './article/article.acts.ts';
import { chatActs } from './chat/chat.acts.ts';
import { collectionActs } from './collection/collection.acts.ts';
import { complianceActs } from './compliance/compliance.acts.ts';
import { exhibitorRecordActs } from './exhibitor-record/exhibitor-record.acts.ts';
import { homeActs } from './home/home.acts.ts';
import { newsfeedActs } from './newsfeed/newsfeed.acts.ts';
import { openingHoursActs } from './opening-hours/opening-hours.acts.ts';
import { organizerActs } from './organizer/organizer.acts.ts';
import { pageActs } from './page/page.acts.ts';
import { preregistrationActs } from './preregistration/preregistration.acts.ts';
import { programmeActs } from './programme/programme.acts.ts';
import { questionnaireActs } from './questionnaire/questionnaire.acts.ts';
import { searchActs } from './search/search.acts.ts';
import { suggestionActs } from './suggestion/suggestion.acts.ts';
import { supportActs } from './support/support.acts.ts';
import { vipActs } from './vip/vip.acts.ts';
import { visitorReviewActs } from './visitor-review/visitor-review.acts.ts';
import { voucherActs } from './voucher/voucher.acts.ts';

/**
 * What the organizer's staff do, as the audit log knows it: each noun's acts (`<noun>/<noun>.acts.ts`), in the order in which the
 * console offers them.
 */
export const AUDIT_ACTS = {
  ...organizerActs,
  ...exhibitorRecordActs,
  ...questionnaireActs,
  ...complianceActs,
  ...visitorReviewActs,
  ...supportActs,
  ...preregistrationActs,
  ...vipActs,
  ...newsfeedActs,
  ...chatActs,
  ...openingHoursActs,
  ...searchActs,
  ...homeActs,
  ...collectionActs,
  ...articleActs,
  ...programmeActs,
  ...pageActs,
  ...suggestionActs,
  ...announcementActs,
  ...voucherActs,
};

export type AuditAct = keyof typeof AUDIT_ACTS;
