import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';

/** As what a badge admits its bearer. */
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
