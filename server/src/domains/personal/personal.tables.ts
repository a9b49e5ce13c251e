/**
 * Where personal data stands, and what becomes of it when its owner deletes the account (ruling 2.11): `delete` the rows, `blank`
 * the named columns where others still need the row (orders, contacts), `keep` what names nobody. A test holds this list against
 * the database: a new table that points at a person needs a line.
 */
export type PersonalTable = {
  table: string;
  column: string;
  /** What the column points at. */
  of: 'account' | 'visitor' | 'subject' | 'address';
  /** Never handed out: hashes and sealed values. */
  hidden?: readonly string[];
  /** Belongs to the organizer's own work: neither handed out nor erased. */
  apart?: boolean;
  erase: 'delete' | 'keep' | { blank: Readonly<Record<string, string | null | boolean>> };
};

const NOBODY = {
  name: '',
  title: '',
  position: '',
  department: '',
  mobile_area_code: '',
  mobile: '',
  address: '',
  website: '',
  avatar: '',
  id_number_sealed: null,
} as const;

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'account', column: 'id', of: 'account', hidden: ['password_hash'], erase: 'keep' },
  {
    table: 'consent',
    column: 'account_id',
    of: 'account',
    erase: { blank: { guardian_name: '', guardian_contact: '' } },
  },
  { table: 'session', column: 'account_id', of: 'account', hidden: ['token_hash'], erase: 'delete' },
  { table: 'limited_token', column: 'account_id', of: 'account', hidden: ['token_hash'], apart: true, erase: 'delete' },
  { table: 'login_qr', column: 'account_id', of: 'account', hidden: ['secret_hash'], apart: true, erase: 'delete' },
  { table: 'answer', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'favourite', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'notice', column: 'recipient_id', of: 'subject', erase: 'delete' },
  { table: 'intent_order', column: 'visitor_id', of: 'visitor', erase: 'keep' },
  { table: 'contact', column: 'visitor_id', of: 'visitor', erase: 'keep' },
  { table: 'visitor_review', column: 'visitor_id', of: 'visitor', hidden: ['account_id'], erase: 'delete' },
  { table: 'organizer_staff', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  { table: 'visitor', column: 'account_id', of: 'account', hidden: ['id_number_sealed'], erase: { blank: NOBODY } },
  {
    table: 'employee',
    column: 'account_id',
    of: 'account',
    hidden: ['bind_code'],
    erase: { blank: { email: '', mobile: '', avatar: '', account_id: null } },
  },
];
