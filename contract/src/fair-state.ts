import type { Contract } from './index.ts';

/** A draft is seen by its staff alone; an archived fair is read by everybody as before, and nothing of it changes. */
export const FAIR_STATES = ['draft', 'open', 'archived'] as const;
export type FairState = (typeof FAIR_STATES)[number];

type Named = { readonly [D in keyof Contract]?: readonly (keyof Contract[D] & string)[] };
const namesOf = (list: Named): ReadonlySet<string> =>
  new Set(Object.entries(list).flatMap(([domain, verbs]) => verbs.map((verb) => `${domain}.${verb}`)));

/** What anybody may call at a draft: the way in of its staff, and nothing that tells of the fair. */
const WAY_IN = namesOf({
  organizer: ['logOn', 'confirmLogOn', 'takeOver'],
  identity: ['getChallenge', 'checkChallenge'],
  account: ['setPasswordByToken', 'sendEmailCode', 'sendLoginLink', 'logOff', 'readTakeBack', 'takeBack'],
  exhibition: ['version'],
});
export const isWayIn = (name: string): boolean => WAY_IN.has(name);

/** What pages ask for beside the answers that are the same for every guest: it only reads. */
const READS_FOR_GUESTS = namesOf({
  upload: ['addresses'],
  product: ['exportCompared', 'documentFile'],
  content: ['programmeCalendar'],
  live: ['calendar', 'products', 'state'],
  chat: ['availability'],
});

/** May somebody with the preview link of a draft make this call? */
export const openInPreview = (name: string, { cacheable }: { cacheable: boolean }): boolean =>
  cacheable || READS_FOR_GUESTS.has(name);

/** Verbs of calls that only read, in whatever domain; a call of another name changes something. */
const READING =
  /^(?:get|list|export|own)(?:[A-Z]|$)|^(?:addresses|advice|apiKeys|appointments|article|articles|articleHolder|askedConsent|assignees|audience|auditList|availability|badge|badges|booths|browse|calendar|channels|checkLetter|cities|comments|companies|company|companyList|companyPdf|compare|config|configuration|confirmation|counts|countries|currentImport|customerService|deliveries|detail|details|devices|document|documentFile|documentRequests|draft|drafts|employee|employees|employeesToMeet|encoder|engine|exhibitors|exhibits|facetValues|fairs|feed|figures|file|find|floors|freeSlots|halls|history|home|ids|importReport|importRows|importTemplate|info|infoByToken|invitation|invitationLetter|latest|latestTemplate|letters|lives|look|lookAtProducts|marks|matching|messages|muted|nextDraft|notices|ofContact|ofContacts|ofExhibitor|ofLead|ofLeads|ofSite|offer|openList|others|overview|packages|page|pageOfFair|partners|people|photo|plan|planned|poolCounts|poolList|previous|privacy|products|proforma|programme|programmeCalendar|programmes|progress|provinces|questions|queues|readCorrection|readLatest|readRegistrationLink|readTakeBack|receipt|received|receivedList|recent|recipients|record|registrations|removedList|requirements|rescue|reviewPhoto|revisions|ringing|room|rules|search|searches|sentList|series|servers|sessions|shared|sharing|signup|signups|simpleList|state|stream|subjects|suggest|suggestSchedule|summary|tags|template|templates|transcript|trend|types|unread|verify|version|viewers|visitor|visitorPdf|visitors|vocabulary|waiting|waitingEmployees|webhook|webhooks|weights|youMayLike)$/;

/** Verbs that read in most domains, and change something here. */
const CHANGING = namesOf({
  invitation: ['ownCode'],
  exhibitor: ['waitingEmployees'],
  upload: ['stream', 'document'],
});

/**
 * What stays allowed at an archived fair though it changes something: to come in and go, to have one's own data out or deleted, to leave
 * a mailing; and for its staff to open it again or have it deleted.
 */
export const OPEN_IN_ARCHIVE = namesOf({
  account: [
    'logOn',
    'logOff',
    'authCode',
    'redeemAuthCode',
    'sendEmailCode',
    'sendSmsCode',
    'sendLoginLink',
    'getLimitedToken',
    'validateEmail',
    'validateMobile',
    'showLogonQr',
    'setPassword',
    'setPasswordByToken',
    'switchIdentity',
    'endSession',
    'endOtherSessions',
    'deleteAccount',
    'takeBack',
  ],
  identity: ['getChallenge', 'checkChallenge'],
  organizer: ['logOn', 'confirmLogOn', 'handOver', 'takeOver'],
  authenticator: ['begin', 'confirm', 'read'],
  notification: ['unsubscribe'],
  push: ['removeDevice'],
  fair: ['open', 'makeDefault', 'askDeletion', 'takeDeletionBack', 'create', 'clone', 'making'],
});

/** May the call of this name be made at an archived fair? Whoever may read reads; nothing else changes but what is named here. */
export function openInArchive(name: string): boolean {
  const verb = name.slice(name.indexOf('.') + 1);
  return OPEN_IN_ARCHIVE.has(name) || (READING.test(verb) && !CHANGING.has(name));
}
