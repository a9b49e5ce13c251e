import { PAGE_LIMITS } from './page-limits.ts';

/** The numbers of section 9 of the specification and of the limits table of the guarantees, each named once, with its unit. */
export const LIMITS = {
  ...PAGE_LIMITS,
  passwordLengthMin: 6,
  passwordLengthMax: 16,
  publicProductsMax: 10,
  productPicturesMax: 10,
  productLongPicturesMax: 6,
  batchProductsMax: 6,
  orderQuantityMax: 99_998,
  exhibitorCategoriesMax: 3,
  /** Sub-accounts of a company, active and invited. */
  employeesMax: 50,
  employeeNameMax: 60,
  employeePositionMax: 80,
  employeeInvitationsPerAddressDay: 3,
  employeeInvitationsPerExhibitorDay: 150,
  questionnaireCategoriesMax: 80,
  questionsMax: 100,
  questionOptionsMax: 300,
  questionTextMax: 2_000,
  questionTextDefault: 500,
  questionOtherMax: 200,
  pageSizeMax: 100,
  pageSizeDefault: 24,
  livePageSize: 12,
  arrayLengthMax: 1_000,
  jsonBodyBytesMax: 1_000_000,
  codeMinutes: 10,
  /** So long after a log-in by code the first password may be set without another code. */
  firstPasswordMinutes: 30,
  codeTriesMax: 5,
  codesPerAddressSeconds: 60,
  codesPerAddressHour: 5,
  codesPerAddressDay: 10,
  codeRecipientsPerClientHour: 10,
  codeMessagesPerClientDay: 50,
  loginFailuresPerAccount: 5,
  loginFailuresPerAccountMinutes: 30,
  loginFailuresPerAccountDay: 100,
  loginFailuresPerClientFree: 10,
  loginFailuresPerClient: 30,
  loginFailuresPerClientMinutes: 10,
  revealedIdentifiersPerClient: 10,
  revealedIdentifiersPerClientMinutes: 10,
  revealedIdentifiersPerClientDay: 30,
  humanCheckSeconds: 120,
  humanCheckTriesMax: 3,
  humanCheckTolerancePx: 3,
  dragMomentsMax: 2_000,
  registrationsPerClient: 30,
  registrationsPerClientMinutes: 30,
  resetsPerAccountHour: 2,
  resetsPerAccountDay: 5,
  bindCodeTriesHour: 5,
  bindCodeTriesPerClientHour: 20,
  venueFactor: 20,
  limitedTokenMinutes: 30,
  handOverSeconds: 60,
  logonQrSeconds: 120,
  passwordRedirectSeconds: 3,
  sessionsPerAccountMax: 5,
  sessionIdleHours: 12,
  sessionTotalDays: 7,
  rememberedIdleDays: 14,
  rememberedTotalDays: 30,
  organizerIdleHours: 2,
  organizerTotalHours: 12,
  reviewedAtOnceMax: 200,
  approvedMatchingMax: 1_000,
  preregistrationsMax: 200,
  preregistrationRowsMax: 200,
  preregistrationMailsPerAddressDay: 3,
  preregistrationLinkDays: 60,
  unusedPrivatePicturesMax: 20,
  visitorFileBytesMax: 50_000_000,
  callsPerCallerFiveMinutes: 1_500,
  callsPerClientFiveMinutes: 3_000,
  searchesPerMinute: 60,
  searchHitsCounted: 2_000,
  callSeconds: 30,
  statementSeconds: 10,
  carouselSeconds: 3,
  layoutWidthPx: 1280,
} as const;

export type PictureRule = {
  widthMin: number;
  heightMin: number;
  bytesMin: number;
  bytesMax: number;
  kinds: readonly ('png' | 'jpg' | 'gif' | 'bmp')[];
  /** A picture without colour is refused. */
  colour: boolean;
};

/** What a picture must be, by its use (specification, section 9). Bytes count before re-encoding; pixels after orientation. */
export const PICTURES = {
  product: { widthMin: 750, heightMin: 750, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  productLong: {
    widthMin: 1000,
    heightMin: 500,
    bytesMin: 0,
    bytesMax: 2_000_000,
    kinds: ['png', 'jpg'],
    colour: false,
  },
  company: { widthMin: 1200, heightMin: 560, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  logo: { widthMin: 200, heightMin: 200, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  avatar: { widthMin: 200, heightMin: 200, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  vipPassport: {
    widthMin: 100,
    heightMin: 100,
    bytesMin: 30_000,
    bytesMax: 1_000_000,
    kinds: ['jpg', 'png', 'bmp', 'gif'],
    colour: true,
  },
  vipAvatar: {
    widthMin: 100,
    heightMin: 100,
    bytesMin: 30_000,
    bytesMax: 1_000_000,
    kinds: ['jpg', 'png', 'bmp', 'gif'],
    colour: true,
  },
} as const satisfies Record<string, PictureRule>;
export type PictureUse = keyof typeof PICTURES;
export const PICTURE_PIXELS_MAX = 40_000_000;
