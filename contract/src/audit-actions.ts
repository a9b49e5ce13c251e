import { exhibitorApplicationAuditActions } from './exhibitor-application/exhibitor-application.audit-actions.ts';
import { exhibitorTaskAuditActions } from './exhibitor-task/exhibitor-task.audit-actions.ts';
import { floorPlanAuditActions } from './floor-plan/floor-plan.audit-actions.ts';
import { blockAuditActions } from './block/block.audit-actions.ts';
import { campaignAuditActions } from './campaign/campaign.audit-actions.ts';
import { announcementAuditActions } from './announcement/announcement.audit-actions.ts';
import { articleAuditActions } from './article/article.audit-actions.ts';
import { chatAuditActions } from './chat/chat.audit-actions.ts';
import { collectionAuditActions } from './collection/collection.audit-actions.ts';
import { complianceAuditActions } from './compliance/compliance.audit-actions.ts';
import { duplicateAuditActions } from './duplicate/duplicate.audit-actions.ts';
import { exhibitorRecordAuditActions } from './exhibitor-record/exhibitor-record.audit-actions.ts';
import { fairAuditActions } from './fair/fair.audit-actions.ts';
import { fairFiguresAuditActions } from './fair-figures/fair-figures.audit-actions.ts';
import { fairProfileAuditActions } from './fair-profile/fair-profile.audit-actions.ts';
import { homeAuditActions } from './home/home.audit-actions.ts';
import { liveAuditActions } from './live/live.audit-actions.ts';
import { newsfeedAuditActions } from './newsfeed/newsfeed.audit-actions.ts';
import { openingHoursAuditActions } from './opening-hours/opening-hours.audit-actions.ts';
import { mailAuditActions } from './mail/mail.audit-actions.ts';
import { meetingAuditActions } from './meeting/meeting.audit-actions.ts';
import { organizerAuditActions } from './organizer/organizer.audit-actions.ts';
import { pageAuditActions } from './page/page.audit-actions.ts';
import { personalRequestAuditActions } from './personal-request/personal-request.audit-actions.ts';
import { preregistrationAuditActions } from './preregistration/preregistration.audit-actions.ts';
import { programmeAuditActions } from './programme/programme.audit-actions.ts';
import { questionnaireAuditActions } from './questionnaire/questionnaire.audit-actions.ts';
import { releaseAuditActions } from './release/release.audit-actions.ts';
import { searchAuditActions } from './search/search.audit-actions.ts';
import { sourcingAuditActions } from './sourcing/sourcing.audit-actions.ts';
import { suggestionAuditActions } from './suggestion/suggestion.audit-actions.ts';
import { supportAuditActions } from './support/support.audit-actions.ts';
import { vipAuditActions } from './vip/vip.audit-actions.ts';
import { visitorReviewAuditActions } from './visitor-review/visitor-review.audit-actions.ts';
import { vocabularyAuditActions } from './vocabulary/vocabulary.audit-actions.ts';
import { checkInAuditActions } from './check-in/check-in.audit-actions.ts';
import { voucherAuditActions } from './voucher/voucher.audit-actions.ts';

/**
 * What the organizer's staff do, as the audit log knows it: each noun's acts (`<noun>/<noun>.audit-action.ts`), in the order in which the
 * console offers them.
 */
export const AUDIT_ACTIONS = {
  ...organizerAuditActions,
  ...fairAuditActions,
  ...fairFiguresAuditActions,
  ...exhibitorRecordAuditActions,
  ...questionnaireAuditActions,
  ...vocabularyAuditActions,
  ...complianceAuditActions,
  ...visitorReviewAuditActions,
  ...supportAuditActions,
  ...personalRequestAuditActions,
  ...duplicateAuditActions,
  ...blockAuditActions,
  ...releaseAuditActions,
  ...preregistrationAuditActions,
  ...vipAuditActions,
  ...sourcingAuditActions,
  ...newsfeedAuditActions,
  ...chatAuditActions,
  ...liveAuditActions,
  ...openingHoursAuditActions,
  ...searchAuditActions,
  ...fairProfileAuditActions,
  ...homeAuditActions,
  ...collectionAuditActions,
  ...articleAuditActions,
  ...programmeAuditActions,
  ...pageAuditActions,
  ...suggestionAuditActions,
  ...announcementAuditActions,
  ...voucherAuditActions,
  ...checkInAuditActions,
  ...meetingAuditActions,
  ...campaignAuditActions,
  ...floorPlanAuditActions,
  ...mailAuditActions,
  ...exhibitorTaskAuditActions,
  ...exhibitorApplicationAuditActions,
};

export type AuditAction = keyof typeof AUDIT_ACTIONS;
