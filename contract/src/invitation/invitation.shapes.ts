import { z } from 'zod';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, instant } from '../fields.ts';

/** What has become of an invitation (ruling 5.2): a visitor answers `toBeConfirmed`, the company `toBeConfirmedByEmployees`. */
export const invitationState = z.enum(['toBeConfirmed', 'toBeConfirmedByEmployees', 'confirmed', 'refused']);
export type InvitationState = z.output<typeof invitationState>;

/** Where somebody was when inviting: at the visitor's card, the company's page, a post, the tips at a hidden exhibit, who looked at us. */
export const invitedFrom = z.enum(['person', 'booth', 'post', 'product', 'footprint']);
/** The same, with the ways by which people come who were not met on the site, and the fair, whose organizer introduced the company. */
export const invitationChannel = z.enum([...invitedFrom.options, 'mail', 'code', 'fair']);
export type InvitationChannel = z.output<typeof invitationChannel>;

export const invitationDirection = z.enum(['received', 'sent']);
export type InvitationDirection = z.output<typeof invitationDirection>;

/** One invitation as either side reads it. It gives nobody's address: that comes with the contact. */
export const invitation = z.object({
  id: z.string(),
  direction: invitationDirection,
  channel: invitationChannel,
  state: invitationState,
  message: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  exhibitor: exhibitorRef,
  /** Who of the company sent it, or whom the visitor addressed; null: the company as a whole. */
  employee: z.object({ id: z.string(), name: bilingualOut }).nullable(),
  visitor: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string(),
    position: z.string(),
    country: z.string(),
  }),
  may: z.object({ answer: z.boolean(), remind: z.boolean() }),
});
export type InvitationRecord = z.output<typeof invitation>;

/** What came of one way. `reached`: invited, written to, or have opened the link; `registered` where it is known by which way somebody did. */
export const channelCount = z.object({
  channel: invitationChannel,
  reached: z.int(),
  registered: z.int().nullable(),
  confirmed: z.int(),
  refused: z.int(),
});
export type ChannelCount = z.output<typeof channelCount>;

/** The own code, and the address it stands in. */
export const ownInvitationCode = z.object({
  code: z.string(),
  link: z.string(),
  /** How often the link was followed, who joined by the code, and who registered through it. */
  follows: z.int(),
  joined: z.int(),
  registered: z.int(),
});
export type OwnInvitationCode = z.output<typeof ownInvitationCode>;

/** Who invites by a code: what somebody reads before joining. */
export const codeInviter = z.object({ exhibitor: exhibitorRef, name: bilingualOut, position: bilingualOut });
export type CodeInviter = z.output<typeof codeInviter>;
