/**
 * Where personal data stands, and what becomes of it when its owner deletes the account (ruling 2.11): `delete` the rows, `blank`
 * the named columns where others still need the row (orders, contacts), `keep` what names nobody. In this order. A test holds this list against
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
  fax: '',
  avatar: '',
  id_number_sealed: null,
  certified_at: null,
  // what the staff wrote as a reason may name the person
  review_reason: '',
  suspended_reason: '',
  // nobody finds who is not there
  listed: false,
  wanted: '',
  interests: '{}',
  public_words: '{}',
  all_words: '{}',
} as const;
/** Made of what stands in the rest of the row. */
const FOR_SEARCH = ['directory_key', 'public_words', 'all_words'] as const;
const NO_EMPLOYEE = {
  name_zh: '',
  name_en: '',
  email: '',
  mobile: '',
  avatar: '',
  bind_code: null,
  account_id: null,
} as const;

/** A message may hold a code or a link that still works: whoever took a session over must not find them in the export (G22). */
const WAYS_IN = ['code', 'link', 'body', 'html', 'unsubscribe_link', 'subject'] as const;

export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'account', column: 'id', of: 'account', hidden: ['password_hash'], erase: 'keep' },
  {
    table: 'consent',
    column: 'account_id',
    of: 'account',
    erase: { blank: { guardian_name: '', guardian_contact: '' } },
  },
  { table: 'session', column: 'account_id', of: 'account', hidden: ['token_hash'], erase: 'delete' },
  {
    table: 'address_change',
    column: 'account_id',
    of: 'account',
    hidden: ['token_hash', 'secret_sealed'],
    erase: 'delete',
  },
  { table: 'authenticator', column: 'account_id', of: 'account', hidden: ['secret_sealed'], erase: 'delete' },
  { table: 'recovery_code', column: 'account_id', of: 'account', hidden: ['code_hash'], erase: 'delete' },
  { table: 'limited_token', column: 'account_id', of: 'account', hidden: ['token_hash'], apart: true, erase: 'delete' },
  { table: 'login_qr', column: 'account_id', of: 'account', hidden: ['secret_hash'], apart: true, erase: 'delete' },
  // a registration begun for the address and not finished belongs to no account yet
  { table: 'limited_token', column: 'address', of: 'address', hidden: ['token_hash'], apart: true, erase: 'delete' },
  { table: 'verification_code', column: 'address', of: 'address', hidden: ['code_hash'], apart: true, erase: 'delete' },
  { table: 'message', column: 'recipient', of: 'address', hidden: WAYS_IN, erase: 'delete' },
  { table: 'notification_setting', column: 'account_id', of: 'account', erase: 'delete' },
  { table: 'notification_setting', column: 'address', of: 'address', erase: 'delete' },
  { table: 'answer', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'answer', column: 'employee_id', of: 'subject', erase: 'delete' },
  // an application names its pictures, so it goes first; what was decided on it goes with it
  { table: 'vip_application', column: 'visitor_id', of: 'visitor', hidden: ['passport_sealed'], erase: 'delete' },
  { table: 'vip_review', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  { table: 'private_picture', column: 'visitor_id', of: 'visitor', hidden: ['sealed'], erase: 'delete' },
  // a badge of somebody who is not there any more must not let anybody in
  { table: 'badge', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  // the colleagues were named by this person alone; their badges go with them
  { table: 'preregistration', column: 'visitor_id', of: 'visitor', hidden: ['token_hash'], erase: 'delete' },
  // the other way round, somebody else's list: they named a colleague, who may come all the same
  { table: 'preregistration', column: 'email', of: 'address', apart: true, erase: 'keep' },
  // what a visitor said goes with him; a company's posts are the company's, and lose the name when the employee row does
  { table: 'post_comment', column: 'visitor_id', of: 'visitor', hidden: ['removed_by'], erase: 'delete' },
  { table: 'post_comment', column: 'employee_id', of: 'subject', hidden: ['removed_by'], erase: 'delete' },
  { table: 'post_like', column: 'account_id', of: 'account', erase: 'delete' },
  { table: 'post_like', column: 'visitor_id', of: 'visitor', apart: true, erase: 'delete' },
  { table: 'post_like', column: 'employee_id', of: 'subject', apart: true, erase: 'delete' },
  { table: 'post_report', column: 'account_id', of: 'account', erase: 'delete' },
  { table: 'post', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'post', column: 'employee_id', of: 'subject', erase: 'keep' },
  // avatars, also those of an employee, and a visitor's pictures of posts; all else an employee uploads is the company's
  { table: 'file', column: 'owner_id', of: 'subject', hidden: ['drawing'], erase: 'delete' },
  // what is on its way; gone within a day, what became of it is a file
  { table: 'video', column: 'account_id', of: 'account', apart: true, erase: 'delete' },
  { table: 'video', column: 'owner_id', of: 'subject', apart: true, erase: 'delete' },
  // what somebody wrote to the organizer, and the answer; the staff's own note is the staff's
  { table: 'suggestion', column: 'account_id', of: 'account', hidden: ['note'], erase: 'delete' },
  { table: 'suggestion', column: 'visitor_id', of: 'visitor', apart: true, erase: 'delete' },
  { table: 'suggestion', column: 'employee_id', of: 'subject', apart: true, erase: 'delete' },
  { table: 'favourite', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  // what brings a buyer back: searches and follows, what was searched lately, what shall not be recommended
  { table: 'saved_search', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'follow', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'digest', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'recent_search', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'search_setting', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'recommendation_mute', column: 'visitor_id', of: 'visitor', erase: 'delete' },
  { table: 'favourite', column: 'employee_id', of: 'subject', erase: 'delete' },
  // what others keep of this person, with their notes
  { table: 'favourite', column: 'subject_id', of: 'visitor', apart: true, erase: 'delete' },
  { table: 'footprint', column: 'viewer_id', of: 'visitor', erase: 'delete' },
  { table: 'footprint', column: 'subject_id', of: 'visitor', erase: 'delete' },
  // to be told when the exhibitors' side opens
  { table: 'opening_wish', column: 'account_id', of: 'account', erase: 'delete' },
  { table: 'notice', column: 'recipient_id', of: 'subject', erase: 'delete' },
  // who of the company or of the organizer deals with somebody is not that person's data
  { table: 'intent_order', column: 'visitor_id', of: 'visitor', hidden: ['salesperson_id'], erase: 'keep' },
  // what somebody asked a company for, and was given to read
  { table: 'document_request', column: 'visitor_id', of: 'visitor', hidden: ['answered_by'], erase: 'delete' },
  { table: 'document_request', column: 'answered_by', of: 'subject', apart: true, erase: 'keep' },
  { table: 'contact', column: 'visitor_id', of: 'visitor', hidden: ['employee_id'], erase: 'keep' },
  { table: 'contact', column: 'employee_id', of: 'subject', apart: true, erase: 'keep' },
  { table: 'visitor_review', column: 'visitor_id', of: 'visitor', hidden: ['account_id'], erase: 'delete' },
  { table: 'visitor_review', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  { table: 'audit', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  { table: 'announcement', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  { table: 'organizer_staff', column: 'account_id', of: 'account', apart: true, erase: 'keep' },
  // the company's work; gone within a day
  { table: 'product_import', column: 'employee_id', of: 'subject', apart: true, erase: 'keep' },
  {
    table: 'visitor',
    column: 'account_id',
    of: 'account',
    hidden: ['id_number_sealed', 'invitation_employee_id', 'suspended_by', ...FOR_SEARCH],
    erase: { blank: NOBODY },
  },
  {
    table: 'employee',
    column: 'account_id',
    of: 'account',
    // the colleague who took over is somebody else
    hidden: ['bind_code', 'handed_to'],
    erase: { blank: NO_EMPLOYEE },
  },
];
