import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';

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
