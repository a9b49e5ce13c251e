import { PAGE_LIMITS } from './page-limits.ts';

/** The numbers of section 9 of the specification and of the limits table of the guarantees, each named once, with its unit. */
export const LIMITS = {
  ...PAGE_LIMITS,
  passwordLengthMin: 6,
  passwordLengthMax: 16,
  publicProductsMax: 10,
  productPicturesMax: 10,
  productLongPicturesMax: 6,
  companyPicturesMax: 3,
  batchProductsMax: 6,
  removalHours: 24,
  hotspotPointsMax: 10,
  hotspotScenesMax: 20,
  hotspotNameMax: 80,
  /** Signs of a post of the business circle, of a comment, of the words of a report. */
  postTextMax: 2_000,
  postCommentMax: 500,
  postReportMax: 500,
  /** Of one account, below all posts. */
  postCommentsMax: 2_000,
  /** Of one account; the oldest go for good. */
  withdrawnPostsMax: 100,
  postPicturesMax: 9,
  /** Receivers and categories of a post together. */
  postTagsMax: 5,
  postsPageSize: 12,
  pageLinksMax: 20,
  pageLinkTitleMax: 80,
  pageLinkUrlMax: 500,
  homeTitleMax: 40,
  homeAmountMax: 20,
  featuredMax: 60,
  collectionsMax: 60,
  collectionTitleMax: 80,
  collectionIntroductionMax: 600,
  collectionExhibitorsMax: 60,
  /** Of the organizer's own pictures. */
  organizerFileBytesMax: 2_000_000_000,
  /** Of a formatted text in one language. */
  richTextBlocksMax: 300,
  richTextSignsMax: 40_000,
  richTextAltMax: 200,
  articleTitleMax: 120,
  articleSummaryMax: 300,
  programmeTextMax: 3_000,
  /** Procurement meetings: hours of one, places of one side, tables, minutes of a slot, breaks; what is typed of one and into a sign-up. */
  meetingHoursMax: 72,
  meetingPlacesMax: 10_000,
  meetingTablesMax: 500,
  meetingSlotMinutesMin: 5,
  meetingSlotMinutesMax: 240,
  meetingBreaksMax: 20,
  meetingCountriesMax: 250,
  meetingSortMax: 99_999,
  meetingPlaceMax: 120,
  meetingTextMax: 3_000,
  meetingReasonMax: 500,
  meetingMessageMax: 500,
  meetingNameMax: 100,
  meetingCompanyMax: 200,
  meetingCertificatesMax: 6,
  /** Seconds after which somebody is no longer in a room who is not heard of: a window that is hidden says so once a minute. */
  meetingRoomSeenSeconds: 75,
  meetingLateMinutesMax: 30,
  meetingNoteMax: 2_000,
  /** Slots of one proposal, hours for which they are held, and proposals that one side makes in one meeting within a day. */
  meetingSlotsProposedMax: 3,
  meetingProposalHours: 48,
  meetingProposalsPerDay: 60,
  /** Appointments that are confirmed at once, and the most that each party may be given. */
  meetingScheduleMax: 6_000,
  meetingScheduleEachMax: 100,
  /** Entries of a feed for calendars; bytes of a calendar file, read whole so that one a little too large is told so, and its busy times. */
  agendaFeedMax: 500,
  calendarBytesMax: 1_000_000,
  calendarBodyBytesMax: 1_200_000,
  busyTimesMax: 2_000,
  pageChangesMax: 600,
  questionsAnsweredMax: 100,
  questionAskedMax: 200,
  questionAnswerMax: 3_000,
  suggestionTextMax: 2_000,
  suggestionContactMax: 120,
  suggestionNoteMax: 1_000,
  /** What support does for one person: links to set a password share `resetsPerAccount...`; badges sent again; corrections of the login address. */
  supportReasonMax: 500,
  supportNoteMax: 1_000,
  supportNotesPerVisitor: 200,
  badgeMailsPerVisitorHour: 2,
  badgeMailsPerVisitorDay: 5,
  addressCorrectionsPerAccountDay: 3,
  addressCorrectionDays: 2,
  /** Of one member of the staff: all that reaches somebody, and corrections apart. */
  supportMessagesPerStaffHour: 60,
  addressCorrectionsPerStaffDay: 30,
  suggestionsPerCallerDay: 20,
  /** Applications to exhibit with one e-mail address, and from one address of the network, a day. */
  applicationsPerMailboxDay: 3,
  applicationsPerClientDay: 20,
  /** Of people who are not signed in, behind one address; each passed a human check. */
  suggestionsPerClientDay: 100,
  /** What one person typed into forms and did not save: signs of its name, bytes of one and of all, how many, and how long; the oldest go. */
  autosaveTitleMax: 120,
  autosaveBytesMax: 900_000,
  autosavesBytesMax: 4_000_000,
  autosavesMax: 40,
  autosaveKeptDays: 30,
  /** Views that one person keeps: of one list, of all, signs of a name and of what is asked. */
  listViewsMax: 20,
  listViewsOfOneMax: 200,
  listViewNameMax: 40,
  listViewQueryMax: 1_000,
  productDraftsMax: 5_000,
  draftsAtOnceMax: 100,
  /** So many are judged to find the next that lacks something. */
  draftsLookedAtMax: 200,
  importRowsMax: 5_000,
  /** In a query, of which a request line holds some 16,000. */
  sheetChoicesMax: 8_000,
  /** Heads of its own sheets that a company is asked about once. */
  sheetHeadsMax: 400,
  importFaultsPerRowMax: 5,
  importKeptHours: 24,
  productDocumentsMax: 10,
  documentBytesMax: 10_000_000,
  /** Above the largest document, so that one a little too large is told so by name. */
  documentBodyBytesMax: 12_000_000,
  documentTitleMax: 120,
  documentNoteMax: 300,
  documentRequestsPerVisitorDay: 40,
  /** So long after a refusal the same document may be asked for again. */
  documentRequestAgainDays: 7,
  savedSearchesMax: 20,
  savedSearchNameMax: 60,
  followsMax: 200,
  recentSearchesMax: 20,
  /** A word trends when so many different accounts used it within so many days. */
  trendAccountsMin: 5,
  trendDays: 7,
  trendsShown: 10,
  /** A search that finds fewer exhibitors than that is counted for the organizer. */
  searchFoundFew: 3,
  /** For so many days: as long as the longest period at one press in the console, time enough to find exhibitors. */
  searchMissDays: 30,
  recommendationsShown: 12,
  recommendationsPerCompanyMax: 2,
  recommendationMutesMax: 500,
  latestPicturesMax: 6,
  latestRowsMax: 50,
  latestTextMax: 120,
  latestRemarkMax: 200,
  lostReasonMax: 200,
  closingTextMax: 200,
  leadNoteMax: 2_000,
  leadReplyMax: 4_000,
  replyTemplatesMax: 30,
  replyTemplateNameMax: 60,
  /** Points for one act of a buyer, at most. */
  scoreWeightMax: 100,
  /** After so many days an act gives half its points. */
  scoreHalfLifeDays: 30,
  /** Of one kind the newest acts count. */
  scoreActsMax: 20,
  /** Returns to one exhibit or booth count so often. */
  scoreVisitsMax: 5,
  /** So long without an answer, and whoever deals with a lead is told; as long again, the administrators; and again, its buyer. */
  leadSilentHours: 24,
  /** Rules of a company by which leads are given to colleagues, and colleagues who take turns. */
  leadRulesMax: 50,
  /** Replies on one lead within a day. */
  leadRepliesPerDay: 10,
  /** Messages of a buyer under one order or inquiry within a day. */
  requestMessagesPerDay: 20,
  /** Notes of one lead. */
  leadNotesMax: 200,
  /** Of what else happened to a lead the newest stay. */
  leadEntriesMax: 200,
  orderQuantityMax: 99_998,
  ordersPerBuyerDay: 200,
  contactTagsMax: 10,
  contactTagMax: 20,
  /** Orders of one buyer that are told by an e-mail at once: to one company, and to all; and e-mails on orders to one address. */
  orderMailsPerBuyerAndCompanyDay: 3,
  orderMailsPerBuyerDay: 60,
  orderMailsPerAddressDay: 20,
  /** Suppliers asked at once, and exhibits asked about; suppliers that one buyer asks in a day. */
  inquirySuppliersMax: 20,
  inquiryProductsMax: 60,
  inquiriesPerBuyerDay: 60,
  /** Other suppliers that are offered to a buyer who has no answer. */
  inquiryOthersMax: 6,
  /** Copies by mail of what a buyer has sent, of a day; what is sent beyond stands in the own list. */
  copiesPerBuyerDay: 10,
  inquiryQuestionMax: 2_000,
  /** Questions that a company asks whoever sends it an inquiry, and the answer to each. */
  inquiryQuestionsMax: 5,
  inquiryQuestionTextMax: 200,
  inquiryAnswerMax: 500,
  inquiryPortMax: 80,
  inquirySampleMax: 100,
  /** Requirements of one buyer that stand, and what each of them holds. */
  sourcingOfBuyerMax: 100,
  sourcingTitleMax: 120,
  sourcingTextMax: 2_000,
  sourcingLinesMax: 20,
  sourcingFilesMax: 5,
  sourcingFileNameMax: 120,
  sourcingNameMax: 120,
  sourcingContentMax: 60,
  sourcingIngredientsMax: 6,
  sourcingCountriesMax: 20,
  /** Companies kept as fitting one requirement, the best of them: of those that may sign up, and as many of the others. */
  sourcingMatchesMax: 300,
  /** Quotes on one order or inquiry, all versions of them. */
  quotesPerRequestMax: 50,
  /** E-mails about the quotes on one order or inquiry to one address, and about all quotes, of a day; the others stand in the digest. */
  quoteMailsPerRequestDay: 3,
  quoteMailsPerAddressDay: 20,
  quotePackingMax: 200,
  /** Lead time and terms of payment, each. */
  quoteTermsMax: 200,
  quoteRemarkMax: 1_000,
  quoteReasonMax: 500,
  /** Of one company: addresses that are told of what happens, keys for reading, signs of their names. */
  webhooksMax: 5,
  apiKeysMax: 10,
  connectionNameMax: 60,
  webhookUrlMax: 500,
  /** Something is sent so often within about a day; an address at which nothing has arrived for so many days is switched off. */
  webhookTriesMax: 10,
  webhookFailingDays: 3,
  /** So long the secret before still signs what is sent. */
  webhookOldSecretHours: 24,
  webhookLogDays: 30,
  /** Readings by one key, and by whoever shows none that is known. */
  apiReadsPerMinute: 120,
  apiPageSize: 100,
  /** Signs of one message; fetched at once, and to catch up; kept by a client of one conversation. */
  chatTextMax: 2_000,
  chatFetchCount: 20,
  chatCatchUpMax: 200,
  chatCachedPrivate: 500,
  chatMessagesPerMinute: 100,
  /** Messages at once, before they are counted by the minute. */
  chatBurst: 20,
  chatRecallMinutes: 2,
  chatReportMax: 500,
  /** Employees who are asked first of a new chat, categories of one of them, and how long before everyone of the company is asked. */
  chatAnswerersMax: 200,
  chatRoutedCategoriesMax: 80,
  chatOfferMinutes: 2,
  /** Quotes that are offered to be sent in one conversation, the newest. */
  chatOffersMax: 50,
  /** Sentences that a company keeps to answer with, and the organizer; signs of one. */
  quickRepliesMax: 50,
  quickReplyTextMax: 500,
  /** Conversations that one visitor, and one employee, begins in a day. */
  chatsBegunPerDay: 60,
  chatReportsPerDay: 20,
  /** Guests who talk under a name: characters of it; how many begin behind one address in a day, with how many companies one talks; days they are kept. */
  guestNameMax: 40,
  guestsPerClientDay: 100,
  guestChatsPerDay: 10,
  guestMessagesPerMinute: 60,
  guestMessagesPerDay: 1_000,
  guestDays: 30,
  /** Dates on which other hours hold than on their weekday. */
  openingExceptionsMax: 40,
  /** Messages that a search shows. */
  chatFoundMax: 50,
  /** Messages that one person has translated (one by one: a conversation opens with twenty); by an engine, in a day. */
  chatTranslationsPerMinute: 120,
  chatTranslationsPerDay: 1_000,
  /** Pictures, videos and documents of one message; bytes of a video in a chat, whose pictures and documents have rules of their own. */
  chatFilesMax: 9,
  chatVideoBytesMax: 10_000_000,
  chatFileNameMax: 120,
  /** What stays unread for so long is told by notice and e-mail, so many e-mails a day to one address. */
  chatUnreadMinutes: 10,
  chatMailsPerAddressDay: 20,
  /** Reminders of a chat: one in so many hours to one side of it, so many a day of one company or buyer, so many SMS a day to one number. */
  chatReminderHours: 24,
  chatRemindersPerDay: 50,
  chatSmsPerNumberDay: 3,
  /** Of one account and of one address; bytes of what is sent at once. */
  socketsPerAccountMax: 20,
  socketsPerClientMax: 500,
  socketFrameBytesMax: 64_000,
  /** How long an audio or video call rings; how often a device in one reports that it is there, and after how long without a report it counts as gone. */
  talkRingSeconds: 30,
  talkHeardSeconds: 2,
  talkLostSeconds: 8,
  /** Calls that one person makes in a day. */
  talksPerDay: 200,
  /** Signs of a description of a device’s media, and of one way to it; ways told at once; signals of one call for one side. */
  talkDescriptionMax: 48_000,
  talkCandidateMax: 2_048,
  talkCandidatesMax: 20,
  talkSignalsMax: 400,
  /** How long the password of a TURN server works, and how often one is given. */
  talkServersSeconds: 3_600,
  talkServersPerMinute: 20,
  /** A client tries again so often, at such a distance; then a button does. */
  reconnectTries: 5,
  reconnectSeconds: 2,
  invitationMessageMax: 300,
  invitationsPerExhibitorDay: 500,
  invitationsPerVisitorDay: 50,
  /** Companies that the organizer introduces to a visitor with one act, and within a day. */
  introducedAtOnceMax: 10,
  introductionsPerVisitorDay: 20,
  /** So long after it was declined the same side may not invite the other again. */
  invitationAgainDays: 30,
  /** E-mails about invitations to one address, of all senders. */
  invitationMailsPerAddressDay: 10,
  campaignNameMax: 80,
  campaignTargetMax: 500,
  /** Links of a company, or of the organizer, that are live; and those made within a day. */
  campaignsMax: 50,
  campaignsPerDay: 100,
  /** Short addresses that one client opens within a minute. */
  campaignOpeningsPerMinute: 60,
  /** Addresses of one spreadsheet of invitations, and those of a company that wait to be written to. */
  mailingLettersMax: 10_000,
  /** Rows of one that are corrected or taken out at once. */
  mailingChangesMax: 100,
  mailingSubjectMax: 80,
  mailingNoteMax: 600,
  /** Wrong invitation codes, and other shared secrets of their kind. */
  invitationCodeTries: 5,
  invitationCodeTriesMinutes: 10,
  invitationCodeTriesPerClientHour: 20,
  favouriteNoteMax: 200,
  /** Of one person: exhibits and exhibitors together, or visitors. */
  favouritesMax: 1_000,
  /** Of one viewer and one kind; the oldest go. */
  footprintsMax: 2_000,
  /** A page opened again within so many minutes is the same visit. */
  footprintVisitMinutes: 30,
  /** Of a fair, and rows of one sheet of exhibitors. */
  exhibitorsMax: 5_000,
  exhibitorCategoriesMax: 3,
  companyTypesMax: 3,
  comparedProductsMax: 4,
  /** Sub-accounts of a company, active and invited. */
  employeesMax: 50,
  employeeNameMax: 60,
  employeePositionMax: 80,
  employeeInvitationsPerAddressDay: 3,
  employeeInvitationsPerExhibitorDay: 150,
  /** Brands that search understands, and the letters of their table. */
  referenceBrandsMax: 1_000,
  referenceBrandsText: 100_000,
  planBoothsMax: 10_000,
  planElementsMax: 5_000,
  planPointsMax: 200,
  planNameMax: 80,
  planBoothNumberMax: 20,
  /** Metres. */
  planSideMax: 5_000,
  planBytesMax: 8_000_000,
  planFaultsShown: 200,
  /** How many earlier plans are kept. */
  planRevisionsMax: 50,
  planPicturesPerMinute: 240,
  complianceRulesMax: 1_000,
  complianceCropsMax: 60,
  complianceUsesMax: 120,
  complianceNoteMax: 400,
  complianceSourceMax: 200,
  complianceIngredientsMax: 50,
  /** Addresses of the public feed that one client may ask for. */
  feedsPerMinute: 60,
  sharePicturesPerMinute: 120,
  feedPageSize: 200,
  feedPageMax: 500,
  questionnaireCategoriesMax: 80,
  questionsMax: 100,
  questionOptionsMax: 300,
  questionTextMax: 2_000,
  questionTextDefault: 500,
  questionOtherMax: 200,
  pageSizeMax: 100,
  pageSizeDefault: 24,
  livePageSize: 12,
  /** Of a piece of what a browser records of its camera: half a second, or what gathered while the line was slow. */
  liveCameraBytesMax: 4_000_000,
  liveTitleMax: 120,
  liveIntroductionMax: 2_000,
  liveHostsMax: 5,
  liveProductsMax: 50,
  liveMessageMax: 200,
  /** Messages that whoever enters a room is shown. */
  liveRecentMessages: 50,
  /** Of one person; what guests behind one address say together. */
  liveMessagesPerMinute: 30,
  liveSlowSecondsMax: 300,
  livePassSeconds: 300,
  /** Before its planned beginning. */
  liveReminderMinutes: 10,
  /** Of one live. */
  liveHoursMax: 8,
  /** Of a company in a fair: lives, and hours of all together. */
  livesMax: 20,
  liveHoursOfCompanyMax: 40,
  /** Bytes of recordings that count in no share for each hour of lives in the package: 2.2 Mbit/s; and the hours of the fair's own. */
  recordingBytesOfHour: 1_000_000_000,
  organizerLiveHours: 120,
  arrayLengthMax: 1_000,
  jsonBodyBytesMax: 1_000_000,
  fileBodyBytesMax: 5_000_000,
  base64BodyBytesMax: 2_800_000,
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
  /** Once an account has had those of a day, one of its passwords is judged in so many seconds. */
  loginTurnSeconds: 20,
  /** Of clients that have failed there so often that day, one in so many seconds. */
  loginTurnFailures: 3,
  loginTurnOthersSeconds: 120,
  /** How long a password waits for its turn at most. */
  loginTurnWaitSeconds: 22,
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
  /** So long a change of what guards a role can be undone from the old address. */
  takeBackDays: 3,
  /** Of an account with an authenticator app: made at once, each used once, of so many signs. */
  recoveryCodes: 10,
  recoveryCodeSigns: 10,
  /** So long an app that is being set up waits for its first code. */
  authenticatorMinutes: 30,
  /** So long a browser stays known to an account that was used from it. */
  knownDeviceDays: 180,
  knownDevicesShownMax: 5,
  /** By e-mail: makes the browser that opens it known. So many a day, each good for longer than a day. */
  loginLinksPerAccountDay: 3,
  loginLinkDays: 2,
  resetsPerAccountHour: 2,
  resetsPerAccountDay: 5,
  bindCodeTriesHour: 5,
  bindCodeTriesPerClientHour: 20,
  /** Wrong codes of visiting cards and numbers of badges: of one account within so many minutes, of one client within an hour. */
  cardTries: 5,
  cardTriesMinutes: 10,
  cardTriesPerClientHour: 20,
  /** Of one person; a busy day at a stand has a few hundred. */
  cardsPerPersonDay: 500,
  cardNoteMax: 500,
  scansPerEmployeeDay: 1_000,
  scanNoteMax: 1_000,
  scanInterestsMax: 10,
  /** So long a scan may wait on a device before it is sent. */
  scanWaitsDays: 30,
  venueFactor: 20,
  limitedTokenMinutes: 30,
  /** So long an ended token stays, to outlive every other one for the same address. */
  endedTokenDays: 8,
  messageKeptDays: 90,
  noticeKeptDays: 365,
  /** So long the link holds by which an invited administrator of an exhibitor sets the password. */
  administratorLinkDays: 7,
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
  decidedMatchingMax: 1_000,
  preregistrationsMax: 200,
  preregistrationRowsMax: 200,
  preregistrationMailsPerAddressDay: 3,
  /** Of one visitor, over all colleagues. */
  preregistrationMailsPerSenderDay: 50,
  /** Of one visitor to one address within thirty days, however often it is taken off the list and entered again. */
  preregistrationMailsPerColleague: 3,
  preregistrationLinkDays: 60,
  unusedPrivatePicturesMax: 20,
  visitorFileBytesMax: 50_000_000,
  exhibitorFileBytesMax: 2_000_000_000,
  /** A visitor's videos are counted apart from the pictures: two at their largest, and one that is on its way in the place of an old one. */
  visitorVideoBytesMax: 300_000_000,
  companyVideosMax: 3,
  /** Of one account at a time; whoever starts a fourth lets go of one that has lain still. */
  videosUnfinishedMax: 3,
  videoStillMinutes: 10,
  /** What is not finished by then is removed. */
  videoUploadHours: 24,
  videosPerAccountHour: 60,
  announcementTitleMax: 120,
  announcementBodyMax: 4_000,
  announcementLinkMax: 300,
  announcementCountriesMax: 60,
  announcementCategoriesMax: 50,
  /** Open lines of one session on which it hears of its notices: so many windows. */
  noticeLinesMax: 10,
  /** Devices of one account at a fair that are told of notices; the oldest go. */
  pushDevicesPerAccountMax: 10,
  /** So often one person is told by them. */
  pushesPerPersonHour: 12,
  pushesPerPersonDay: 50,
  /** Of POST /burying, an address; what is more, or larger, is dropped silently and counted. */
  trackingPerMinute: 600,
  trackingBytesMax: 8_192,
  /** An event's own time may be so far ahead, and so far back. */
  trackingAheadMinutes: 5,
  trackingLateHours: 24,
  /** A page is looked at no longer than this. */
  trackingSecondsMax: 86_400,
  callsPerCallerFiveMinutes: 1_500,
  callsPerClientFiveMinutes: 3_000,
  /**
   * Pictures, videos, documents, and playlists and segments of lives that one client asks for, each kind apart: some 600 viewers of a live behind one
   * address ask for a playlist and a segment every two seconds, and again where a segment comes late.
   */
  mediaPerMinute: 60_000,
  /** Of those, names that nobody has found yet. */
  unknownMediaPerMinute: 600,
  /** Pages that are rendered for one client; kept ones count as calls only. */
  pagesMadePerMinute: 120,
  /** Of exhibits and exhibitors, of one account or address: a list asks anew with each filter and page, the box with each letter. */
  searchesPerMinute: 600,
  /** Lists and cards of visitors: people, not exhibits. */
  visitorSearchesPerMinute: 60,
  searchHitsCounted: 2_000,
  callSeconds: 30,
  exportSeconds: 60,
  statementSeconds: 10,
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
  /** Only square ones; a pixel more or less is the cutting's. */
  square?: boolean;
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
  scene: { widthMin: 1000, heightMin: 560, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  banner: { widthMin: 1600, heightMin: 700, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  carousel: { widthMin: 1200, heightMin: 400, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  sideAd: { widthMin: 400, heightMin: 800, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  fairLogo: {
    widthMin: 256,
    heightMin: 256,
    bytesMin: 0,
    bytesMax: 2_000_000,
    kinds: ['png', 'jpg'],
    colour: false,
    square: true,
  },
  socialCode: { widthMin: 200, heightMin: 200, bytesMin: 0, bytesMax: 1_000_000, kinds: ['png', 'jpg'], colour: false },
  collection: {
    widthMin: 1200,
    heightMin: 560,
    bytesMin: 0,
    bytesMax: 2_000_000,
    kinds: ['png', 'jpg'],
    colour: false,
  },
  article: { widthMin: 400, heightMin: 225, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  live: { widthMin: 640, heightMin: 360, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  latest: { widthMin: 175, heightMin: 175, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  meeting: { widthMin: 200, heightMin: 200, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  videoCover: { widthMin: 320, heightMin: 180, bytesMin: 0, bytesMax: 1_000_000, kinds: ['png', 'jpg'], colour: false },
  avatar: { widthMin: 200, heightMin: 200, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  post: {
    widthMin: 200,
    heightMin: 200,
    bytesMin: 0,
    bytesMax: 1_000_000,
    kinds: ['png', 'jpg'],
    colour: false,
    square: true,
  },
  chat: {
    widthMin: 1,
    heightMin: 1,
    bytesMin: 0,
    bytesMax: 10_000_000,
    kinds: ['png', 'jpg', 'gif', 'bmp'],
    colour: false,
  },
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

/** What a video is for: one of an exhibit, of a company, of a post, of a banner of the home page, of a message. */
export const VIDEO_USES = ['productVideo', 'companyVideo', 'postVideo', 'bannerVideo', 'chatVideo'] as const;
export type VideoUse = (typeof VIDEO_USES)[number];

/** What a PDF is for: a document of an exhibit, or a file in a message. */
export const DOCUMENT_USES = ['document', 'chatDocument', 'sourcingDocument'] as const;
export type DocumentUse = (typeof DOCUMENT_USES)[number];

/** What a video must be as it comes (specification, section 9), and what it is shown as. */
export const VIDEO = {
  kinds: ['mp4', 'avi', 'flv'],
  bytesMax: 100_000_000,
  secondsMax: 600,
  sideMin: 100,
  sideMax: 4_096,
  /** What is encoded anew becomes no larger than this on its longest side; an mp4 that browsers play keeps its size up to the second figure. */
  encodedSideMax: 1_280,
  keptSideMax: 1_920,
} as const;

/** How many bytes a video may have as it comes. */
export const videoBytesMax = (use: VideoUse): number =>
  use === 'chatVideo' ? LIMITS.chatVideoBytesMax : VIDEO.bytesMax;
