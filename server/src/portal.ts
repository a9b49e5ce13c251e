import { exhibitorApplication } from './domains/exhibitor-application/domain.ts';
import { exhibitorTask } from './domains/exhibitor-task/domain.ts';
import { campaign } from './domains/campaign/domain.ts';
import { mail } from './domains/mail/domain.ts';
import { account } from './domains/account/domain.ts';
import { agenda } from './domains/agenda/domain.ts';
import { announcement } from './domains/announcement/domain.ts';
import { article } from './domains/article/domain.ts';
import { audit } from './domains/audit/domain.ts';
import { autosave } from './domains/autosave/domain.ts';
import { binding } from './domains/binding/domain.ts';
import { block } from './domains/block/domain.ts';
import { booth } from './domains/booth/domain.ts';
import { card } from './domains/card/domain.ts';
import { chat } from './domains/chat/domain.ts';
import { collection } from './domains/collection/domain.ts';
import { compliance } from './domains/compliance/domain.ts';
import { contact } from './domains/contact/domain.ts';
import { customer } from './domains/customer/domain.ts';
import { connection } from './domains/connection/domain.ts';
import { digest } from './domains/digest/domain.ts';
import { duplicate } from './domains/duplicate/domain.ts';
import { exhibition } from './domains/exhibition/domain.ts';
import { exhibitor } from './domains/exhibitor/domain.ts';
import { exhibitorRecord } from './domains/exhibitor-record/domain.ts';
import { favourite } from './domains/favourite/domain.ts';
import { feed } from './domains/feed/domain.ts';
import { floorPlan } from './domains/floor-plan/domain.ts';
import { follow } from './domains/follow/domain.ts';
import { footprint } from './domains/footprint/domain.ts';
import { tracking } from './domains/tracking/domain.ts';
import { fair } from './domains/fair/domain.ts';
import { fairFigures } from './domains/fair-figures/domain.ts';
import { fairProfile } from './domains/fair-profile/domain.ts';
import { release } from './domains/release/domain.ts';
import { report } from './domains/report/domain.ts';
import { statistics } from './domains/statistics/domain.ts';
import { home } from './domains/home/domain.ts';
import { hotspot } from './domains/hotspot/domain.ts';
import { identity } from './domains/identity/domain.ts';
import { ingredient } from './domains/ingredient/domain.ts';
import { invitation } from './domains/invitation/domain.ts';
import { latestProducts } from './domains/latest-products/domain.ts';
import { listView } from './domains/list-view/domain.ts';
import { live } from './domains/live/domain.ts';
import { login } from './domains/login/domain.ts';
import { openingHours } from './domains/opening-hours/domain.ts';
import { meeting } from './domains/meeting/domain.ts';
import { newsfeed } from './domains/newsfeed/domain.ts';
import { notice } from './domains/notice/domain.ts';
import { notification } from './domains/notification/domain.ts';
import { inquiry } from './domains/inquiry/domain.ts';
import { lead } from './domains/lead/domain.ts';
import { leadScore } from './domains/lead-score/domain.ts';
import { order } from './domains/order/domain.ts';
import { organizer } from './domains/organizer/domain.ts';
import { ownProduct } from './domains/own-product/domain.ts';
import { page } from './domains/page/domain.ts';
import { personal } from './domains/personal/domain.ts';
import { personalRequest } from './domains/personal-request/domain.ts';
import { preregistration } from './domains/preregistration/domain.ts';
import { product } from './domains/product/domain.ts';
import { productComparison } from './domains/product-comparison/domain.ts';
import { productDocument } from './domains/product-document/domain.ts';
import { productImport } from './domains/product-import/domain.ts';
import { sheet } from './domains/sheet/domain.ts';
import { productVisibility } from './domains/product-visibility/domain.ts';
import { programme } from './domains/programme/domain.ts';
import { push } from './domains/push/domain.ts';
import { question } from './domains/question/domain.ts';
import { questionnaire } from './domains/questionnaire/domain.ts';
import { quote } from './domains/quote/domain.ts';
import { recommendation } from './domains/recommendation/domain.ts';
import { registration } from './domains/registration/domain.ts';
import { scan } from './domains/scan/domain.ts';
import { search } from './domains/search/domain.ts';
import { session } from './domains/session/domain.ts';
import { sharing } from './domains/sharing/domain.ts';
import { sourcing } from './domains/sourcing/domain.ts';
import { suggestion } from './domains/suggestion/domain.ts';
import { support } from './domains/support/domain.ts';
import { upload } from './domains/upload/domain.ts';
import { talk } from './domains/talk/domain.ts';
import { vip } from './domains/vip/domain.ts';
import { visitor } from './domains/visitor/domain.ts';
import { visitorReview } from './domains/visitor-review/domain.ts';
import { vocabulary } from './domains/vocabulary/domain.ts';
import { checkIn } from './domains/check-in/domain.ts';
import { voucher } from './domains/voucher/domain.ts';
import { workDigest } from './domains/work-digest/domain.ts';
import { workbench } from './domains/workbench/domain.ts';
import type { Domain, CompleteDomains } from './core/domain.ts';
import { bootstrap } from './bootstrap/portal.bootstrap.ts';
import { platform } from './bootstrap/platform.domain.ts';

/** In the rows of `docs/architecture.md`: a call without a handler, a table without a domain does not compile here. */
const list = [
  platform,
  exhibition,
  identity,
  audit,
  account,
  block,
  session,
  registration,
  login,
  binding,
  question,
  visitor,
  questionnaire,
  vip,
  vocabulary,
  voucher,
  preregistration,
  visitorReview,
  release,
  exhibitor,
  productVisibility,
  productDocument,
  product,
  ownProduct,
  productImport,
  sheet,
  productComparison,
  latestProducts,
  booth,
  compliance,
  hotspot,
  article,
  programme,
  page,
  home,
  collection,
  newsfeed,
  openingHours,
  favourite,
  footprint,
  tracking,
  floorPlan,
  follow,
  customer,
  contact,
  lead,
  order,
  inquiry,
  sourcing,
  quote,
  card,
  scan,
  leadScore,
  invitation,
  meeting,
  live,
  chat,
  talk,
  search,
  ingredient,
  recommendation,
  suggestion,
  support,
  notice,
  announcement,
  notification,
  push,
  digest,
  upload,
  exhibitorRecord,
  organizer,
  workbench,
  workDigest,
  statistics,
  fair,
  fairFigures,
  fairProfile,
  report,
  connection,
  personal,
  personalRequest,
  duplicate,
  agenda,
  feed,
  sharing,
  autosave,
  listView,
  campaign,
  mail,
  exhibitorTask,
  exhibitorApplication,
  checkIn,
] as const;

/** Every domain of the portal, and what the house itself declares. */
export const domains: readonly Domain[] = list satisfies CompleteDomains<typeof list>;

export const openPortal = bootstrap(domains);
