import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { DataSheet } from './data-sheet.shapes.ts';

/** What every printed paper says of the fair. Fits an `Exhibition` row of the directory as it is. */
export type PrintedFair = {
  name: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  /** First and last day, `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  /** Colours as `#rrggbb`. */
  theme: { action: string; accent: string; ink: string };
};

export type BadgeKind = 'visitor' | 'vip' | 'exhibitor';

/** One badge. Empty strings leave their line out. */
export type Badge = {
  kind: BadgeKind;
  /** As the person writes it; shrunk to fit, never cut. */
  name: string;
  /** Printed instead where the font lacks a character of `name`. */
  nameLatin?: string;
  company: string;
  position: string;
  country: Bilingual;
  /** Printed under the code, such as `V26-004217`. */
  number: string;
  /** What the QR code says: opaque, no personal data. */
  qr: string;
  /** Who pre-registered the bearer, as printed; empty of who registered alone. */
  broughtBy?: string;
};

/** A4 letter that confirms a registration. */
export type Confirmation = {
  lang: Lang;
  kind: BadgeKind;
  name: string;
  company: string;
  country: Bilingual;
  number: string;
  qr: string;
  /** Who pre-registered the bearer, as printed; empty of who registered alone. */
  broughtBy?: string;
  /** Who signs, and how to reach them; the e-mail may be empty. */
  organizer: { name: Bilingual; email: string };
};

/** A4 letter for a visa: the person as the passport names them, the whole passport number. */
export type InvitationLetter = {
  lang: Lang;
  /** Name as in the passport. */
  name: string;
  sex: 'female' | 'male' | 'other';
  passportNumber: string;
  nationality: Bilingual;
  company: string;
  position: string;
  /** Why the person comes; empty: the usual sentence. */
  purpose: string;
  /** Number of the letter, such as `IL-2026-000042`. */
  letterNumber: string;
  /** Day of issue, `YYYY-MM-DD`. */
  issuedOn: string;
  /** Address that tells whether the letter is genuine. */
  qr: string;
  organizer: { name: Bilingual; email: string; address: Bilingual };
};

/**
 * A drawn document. `missing`: characters that no font here has, each once; `〓` (the printer's mark for a missing sort) stands in their place.
 */
export type Printed = { bytes: Buffer; missing: string[] };

/** What the drawing thread is asked for. */
export type Task =
  | { paper: 'badges'; fair: PrintedFair; badges: readonly Badge[] }
  | { paper: 'confirmation'; fair: PrintedFair; confirmation: Confirmation }
  | { paper: 'invitationLetter'; fair: PrintedFair; letter: InvitationLetter }
  | { paper: 'dataSheet'; fair: PrintedFair; sheet: DataSheet };
