import * as exhibitorApplication from './exhibitor-application/exhibitor-application.calls.ts';
import * as exhibitorTask from './exhibitor-task/exhibitor-task.calls.ts';
import * as account from './account/account.calls.ts';
import * as agenda from './agenda/agenda.calls.ts';
import * as campaign from './campaign/campaign.calls.ts';
import * as campaignDesk from './campaign/campaign-desk.calls.ts';
import * as binding from './binding/binding.calls.ts';
import * as code from './login/code.calls.ts';
import * as mail from './mail/mail.calls.ts';
import * as mailText from './mail/mail-text.calls.ts';
import * as listView from './list-view/list-view.calls.ts';
import * as login from './login/login.calls.ts';
import * as registration from './registration/registration.calls.ts';
import * as session from './session/session.calls.ts';
import { sessionChannel } from './session/session.channel.ts';
import * as announcement from './announcement/announcement.calls.ts';
import * as apiKey from './connection/api-key.calls.ts';
import * as webhook from './connection/webhook.calls.ts';
import * as autosave from './autosave/autosave.calls.ts';
import type { AnyCall, CallAddress } from './call.ts';
import * as card from './card/card.calls.ts';
import * as chat from './chat/chat.calls.ts';
import * as chatOffer from './chat/chat-offer.calls.ts';
import * as chatReport from './chat/chat-report.calls.ts';
import * as chatRouting from './chat/chat-routing.calls.ts';
import * as fairHours from './opening-hours/fair-hours.calls.ts';
import * as openingHours from './opening-hours/opening-hours.calls.ts';
import * as guestChat from './chat/guest-chat.calls.ts';
import * as chatTranslation from './chat/chat-translation.calls.ts';
import * as reminder from './chat/reminder.calls.ts';
import * as quickReply from './chat/quick-reply.calls.ts';
import { chatChannel } from './chat/chat.channel.ts';
import * as talk from './talk/talk.calls.ts';
import { talkChannel } from './talk/talk.channel.ts';
import * as badgeLayout from './check-in/badge-layout.calls.ts';
import * as walkIn from './check-in/walk-in.calls.ts';
import * as checkIn from './check-in/check-in.calls.ts';
import * as gate from './check-in/gate.calls.ts';
import * as release from './release/release.calls.ts';
import * as block from './block/block.calls.ts';
import * as duplicate from './duplicate/duplicate.calls.ts';
import * as personalRequest from './personal-request/personal-request.calls.ts';
import * as compliance from './compliance/compliance.calls.ts';
import * as collection from './collection/collection.calls.ts';
import * as contact from './contact/contact.calls.ts';
import * as customer from './customer/customer.calls.ts';
import * as article from './article/article.calls.ts';
import * as publicArticle from './article/public-article.calls.ts';
import * as agreement from './page/agreement.calls.ts';
import * as publicPage from './page/public-page.calls.ts';
import * as publicProgramme from './programme/public-programme.calls.ts';
import * as ownSuggestion from './suggestion/own-suggestion.calls.ts';
import * as page from './page/page.calls.ts';
import * as programme from './programme/programme.calls.ts';
import * as suggestion from './suggestion/suggestion.calls.ts';
import * as support from './support/support.calls.ts';
import * as exhibition from './exhibition/exhibition.calls.ts';
import * as exhibitor from './exhibitor/exhibitor.calls.ts';
import * as favourite from './favourite/favourite.calls.ts';
import * as floorPlan from './floor-plan/floor-plan.calls.ts';
import * as floorPlanDesk from './floor-plan/floor-plan-desk.calls.ts';
import * as follow from './follow/follow.calls.ts';
import * as home from './home/home.calls.ts';
import * as fair from './fair/fair.calls.ts';
import * as fairProfile from './fair-profile/fair-profile.calls.ts';
import * as fairFigures from './fair-figures/fair-figures.calls.ts';
import * as report from './report/report.calls.ts';
import * as statistics from './statistics/statistics.calls.ts';
import * as tracking from './tracking/tracking.calls.ts';
import * as footprint from './footprint/footprint.calls.ts';
import * as hotspot from './hotspot/hotspot.calls.ts';
import * as identity from './identity/identity.calls.ts';
import * as newsfeed from './newsfeed/newsfeed.calls.ts';
import * as postReview from './newsfeed/post-review.calls.ts';
import * as ingredient from './ingredient/ingredient.calls.ts';
import * as invitation from './invitation/invitation.calls.ts';
import * as mailing from './invitation/mailing.calls.ts';
import * as meeting from './meeting/meeting.calls.ts';
import * as meetingAppointment from './meeting/meeting-appointment.calls.ts';
import * as meetingDesk from './meeting/meeting-desk.calls.ts';
import * as meetingRoom from './meeting/meeting-room.calls.ts';
import * as meetingSignup from './meeting/meeting-signup.calls.ts';
import * as notice from './notice/notice.calls.ts';
import * as notification from './notification/notification.calls.ts';
import * as inquiry from './inquiry/inquiry.calls.ts';
import * as sourcing from './sourcing/sourcing.calls.ts';
import * as organizerSourcing from './sourcing/organizer-sourcing.calls.ts';
import * as lead from './lead/lead.calls.ts';
import * as leadScore from './lead-score/lead-score.calls.ts';
import * as live from './live/live.calls.ts';
import * as liveDesk from './live/live-desk.calls.ts';
import * as liveRoom from './live/live-room.calls.ts';
import { liveRoomChannel } from './live/live-room.channel.ts';
import * as ownLive from './live/own-live.calls.ts';
import * as programmeLive from './live/programme-live.calls.ts';
import * as order from './order/order.calls.ts';
import * as exhibitorRecord from './exhibitor-record/exhibitor-record.calls.ts';
import * as organizer from './organizer/organizer.calls.ts';
import * as authenticator from './organizer/authenticator.calls.ts';
import * as review from './visitor-review/visitor-review.calls.ts';
import * as staff from './organizer/staff.calls.ts';
import * as latestProducts from './latest-products/latest-products.calls.ts';
import * as ownProduct from './own-product/own-product.calls.ts';
import * as productDraft from './own-product/product-draft.calls.ts';
import * as productComparison from './product-comparison/product-comparison.calls.ts';
import * as productDocument from './product-document/product-document.calls.ts';
import * as productImport from './product-import/product-import.calls.ts';
import * as product from './product/product.calls.ts';
import * as push from './push/push.calls.ts';
import * as questionnaire from './questionnaire/questionnaire.calls.ts';
import * as quote from './quote/quote.calls.ts';
import * as recommendation from './recommendation/recommendation.calls.ts';
import * as savedSearch from './search/saved-search.calls.ts';
import * as scan from './scan/scan.calls.ts';
import * as referenceBrand from './search/reference-brand.calls.ts';
import * as searchTerm from './search/search-term.calls.ts';
import * as search from './search/search.calls.ts';
import * as upload from './upload/upload.calls.ts';
import * as colleagueReview from './preregistration/colleague-review.calls.ts';
import * as preregistration from './preregistration/preregistration.calls.ts';
import * as vip from './vip/vip.calls.ts';
import * as visitor from './visitor/visitor.calls.ts';
import * as vocabulary from './vocabulary/vocabulary.calls.ts';
import * as voucher from './voucher/voucher.calls.ts';
import * as workbench from './workbench/workbench.calls.ts';

/** The modules of each domain; only what `call()` made of them is the contract. */
const modules = {
  exhibition,
  identity,
  account: { ...binding, ...code, ...login, ...registration, ...session, ...account },
  visitor,
  exhibitor,
  questionnaire,
  product: {
    ...product,
    ...productComparison,
    ...productDocument,
    ...latestProducts,
    ...ownProduct,
    ...productDraft,
    ...productImport,
  },
  hotspot,
  newsfeed,
  content: { ...publicArticle, ...publicProgramme, ...publicPage, ...ownSuggestion, ...agreement },
  compliance,
  home,
  collection,
  favourite,
  footprint,
  statistics,
  fair,
  fairFigures,
  fairProfile,
  report,
  tracking,
  floorPlan,
  floorPlanDesk,
  follow,
  inquiry,
  sourcing,
  organizerSourcing,
  quote,
  contact,
  customer,
  lead,
  leadScore,
  live,
  liveDesk,
  liveRoom,
  ownLive,
  programmeLive,
  order,
  card,
  chat,
  chatOffer,
  chatReport,
  chatRouting,
  chatTranslation,
  guestChat,
  quickReply,
  reminder,
  talk,
  openingHours,
  fairHours,
  scan,
  connection: { ...webhook, ...apiKey },
  invitation,
  mailing,
  search,
  ingredient,
  savedSearch,
  referenceBrand,
  searchTerm,
  recommendation,
  notice,
  announcement,
  notification,
  push,
  upload,
  vip,
  vocabulary,
  voucher,
  checkIn,
  gate,
  badgeLayout,
  walkIn,
  preregistration,
  colleagueReview,
  organizer,
  authenticator,
  review,
  staff,
  autosave,
  listView,
  exhibitorRecord,
  postReview,
  article,
  programme,
  page,
  suggestion,
  support,
  workbench,
  meeting,
  meetingSignup,
  meetingAppointment,
  meetingRoom,
  meetingDesk,
  agenda,
  campaign,
  campaignDesk,
  mail,
  mailText,
  exhibitorTask,
  exhibitorApplication,
  personalRequest,
  duplicate,
  block,
  release,
};

type CallsOf<M> = { readonly [K in keyof M as M[K] extends AnyCall ? K : never]: M[K] };
export type Contract = { readonly [D in keyof typeof modules]: CallsOf<(typeof modules)[D]> };

type AddressOf<C> = C extends CallAddress<infer I, infer O> ? CallAddress<I, O> : never;
/** What the browser has of the contract: each call's path and method. */
export type Addresses = {
  readonly [D in keyof Contract]: { readonly [V in keyof Contract[D]]: AddressOf<Contract[D][V]> };
};

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'roles' in value && 'path' in value;

/** What goes over the sockets. */
export const channels = {
  session: sessionChannel,
  chat: chatChannel,
  talk: talkChannel,
  liveRoom: liveRoomChannel,
} as const;
export type Channels = typeof channels;

/** Every call with its name, such as `product.browse`. */
export const calls: ReadonlyMap<string, AnyCall> = new Map(
  Object.entries(modules).flatMap(([domain, module]) =>
    Object.entries(module).flatMap(([verb, value]): [string, AnyCall][] =>
      isCall(value) ? [[`${domain}.${verb}`, value]] : [],
    ),
  ),
);

export const contract: Contract = modules;
