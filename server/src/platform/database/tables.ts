/* Made by `npm run generate:tables` from the migrations. Do not edit by hand. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<string, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Account {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  /**
   * came with the demo fairs: logs in only where DEMO=1, from the machine itself
   */
  demo: Generated<boolean>;
  email: string | null;
  id: string;
  language: Generated<string>;
  /**
   * E.164 digits without the plus sign
   */
  mobile: string | null;
  password_hash: string | null;
}

export interface AddressChange {
  account_id: string;
  created_at: Generated<Timestamp>;
  /**
   * as it was before the change, as is mobile
   */
  email: string | null;
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  mobile: string | null;
  /**
   * the authenticator app as it was before the change; null: there was none
   */
  secret_sealed: string | null;
  token_hash: Buffer;
  undone_at: Timestamp | null;
}

export interface AddressCorrection {
  account_id: string;
  confirm_hash: Buffer;
  created_at: Generated<Timestamp>;
  email: string | null;
  /**
   * confirmed, stopped, withdrawn, or followed by another
   */
  ended_at: Timestamp | null;
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  mobile: string | null;
  reason: string;
  requested_by: string;
  stop_hash: Buffer;
}

export interface AgendaBusy {
  ends_at: Timestamp;
  exhibition_id: string;
  id: string;
  imported_at: Timestamp;
  /**
   * the visitor or the employee who is busy
   */
  owner_id: string;
  starts_at: Timestamp;
}

export interface AgendaFeed {
  exhibition_id: string;
  id: string;
  lang: string;
  opened_at: Generated<Timestamp>;
  /**
   * the visitor or the employee whose agenda it is
   */
  owner_id: string;
  token_hash: Buffer;
}

export interface AgendaProgramme {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * the visitor or the employee on whose agenda it is
   */
  owner_id: string;
  programme_id: string;
}

export interface Announcement {
  /**
   * of the staff that wrote it last
   */
  account_id: string;
  body_en: Generated<string>;
  body_zh: Generated<string>;
  by_email: Generated<boolean>;
  categories: Generated<string[]>;
  countries: Generated<string[]>;
  created_at: Generated<Timestamp>;
  emails: Generated<number>;
  exhibition_id: string;
  expected: Generated<number>;
  id: string;
  link: Generated<string>;
  people: string;
  progressed_at: Timestamp | null;
  /**
   * the recipient that the last batch ended with, in the order of ids
   */
  reached: Generated<string>;
  recipients: Generated<number>;
  send_at: Timestamp | null;
  sent_at: Timestamp | null;
  state: Generated<string>;
  title_en: Generated<string>;
  title_zh: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Answer {
  choices: Generated<string[]>;
  employee_id: string | null;
  exhibition_id: string;
  question: string;
  subject_id: Generated<string>;
  text: Generated<string>;
  visitor_id: string | null;
}

export interface ApiKey {
  created_at: Generated<Timestamp>;
  /**
   * the last signs of the key, by which its owner tells it from others
   */
  ending: string;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  key_hash: Buffer;
  last_used_at: Timestamp | null;
  name: string;
  request_id: string | null;
  scopes: string[];
}

export interface Article {
  body_en: Generated<Json>;
  body_zh: Generated<Json>;
  changed_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  exhibition_id: string;
  id: string;
  picture: Generated<string>;
  /**
   * the files named in the two bodies
   */
  pictures: Generated<string[]>;
  /**
   * of a scheduled article the time to come; of a draft the time it was made
   */
  published_at: Timestamp;
  state: Generated<string>;
  summary_en: string;
  summary_zh: string;
  title_en: string;
  title_zh: string;
  version: Generated<number>;
}

export interface Audit {
  /**
   * whose account acted; null where nobody was let in
   */
  account_id: string | null;
  act: string;
  address: Generated<string>;
  at: Generated<Timestamp>;
  details: Generated<Json>;
  exhibition_id: string;
  id: string;
  object_id: Generated<string>;
  object_kind: Generated<string>;
  role: Generated<string>;
}

export interface Authenticator {
  account_id: string;
  created_at: Generated<Timestamp>;
  id: string;
  /**
   * the 30 seconds (RFC 6238) of the last code that was taken: neither it nor an earlier one is taken again
   */
  last_step: number;
  secret_sealed: string;
}

export interface Autosave {
  account_id: string;
  /**
   * the visitor, the employee or the member of the staff that typed it
   */
  author_id: string;
  author_type: string;
  /**
   * what stood in these parts as they were typed over
   */
  base: Json;
  bytes: number;
  /**
   * goes up with each time it is kept: who read an older one does not write over it
   */
  count: number;
  exhibition_id: string;
  /**
   * own files that it names: they stay as long as it does
   */
  files: string[];
  is_new: boolean;
  kind: string;
  saved_at: Generated<Timestamp>;
  /**
   * the record that is edited, or an id that the browser made for a new one
   */
  slot: string;
  title: string;
  /**
   * the parts of the form that differ from what stood there, by their path
   */
  typed: Json;
  version: number;
}

export interface Badge {
  /**
   * read by nothing any more: entry has it
   */
  admitted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  number: string;
  preregistration_id: string | null;
  /**
   * how often it was printed on site
   */
  print_count: Generated<number>;
  revoked_at: Timestamp | null;
  visitor_id: string | null;
}

export interface BadgeLayout {
  exhibition_id: string;
  /**
   * what stands on it, from top to bottom: [{ field, size, shown }]
   */
  fields: Json;
  id: string;
  paper: string;
  version: Generated<number>;
}

export interface Block {
  created_at: Generated<Timestamp>;
  created_by: string;
  exhibition_id: string;
  id: string;
  kind: string;
  reason: string;
  /**
   * as it was typed
   */
  shown: string;
  until: Timestamp | null;
  /**
   * as it is compared: in lower case; a mobile as E.164 digits, a company without blanks and signs
   */
  value: string;
}

export interface Campaign {
  /**
   * of its short address; /c/ABCDEFGH
   */
  code: string;
  created_at: Generated<Timestamp>;
  /**
   * its visitors still came by a campaign
   */
  deleted_at: Timestamp | null;
  ended_at: Timestamp | null;
  exhibition_id: string;
  /**
   * whose it is; null: the organizer’s
   */
  exhibitor_id: string | null;
  id: string;
  last_day: string | null;
  medium: string;
  name: string;
  target_id: Generated<string>;
  target_kind: string;
  version: Generated<number>;
}

export interface CampaignDay {
  campaign_id: string;
  day: string;
  exhibition_id: string;
  openings: number;
  /**
   * different people of this day, guests among them
   */
  people: number;
  /**
   * different visitors of this day who were logged in
   */
  returned: number;
}

export interface CampaignVisit {
  campaign_id: string;
  day: string;
  exhibition_id: string;
  opened_at: Generated<Timestamp>;
  visitor_id: string;
}

export interface CaptchaChallenge {
  action: string;
  address: string;
  /**
   * what a right answer is judged by; it never leaves the server
   */
  answer: Json;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  kind: string;
  /**
   * sha-256 of the identifier typed: compared only, never read
   */
  subject_hash: Buffer;
  tries: Generated<number>;
}

export interface CaptchaPass {
  action: string;
  address: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  expires_at: Timestamp;
  subject_hash: Buffer;
  /**
   * sha-256 of the token; a pass that was spent is deleted
   */
  token_hash: Buffer;
}

export interface Category {
  code: string;
  exhibition_id: string;
  name_en: string;
  name_zh: string;
  parent: string | null;
  /**
   * forms offer it no longer; what bears it keeps it
   */
  retired_at: Timestamp | null;
  sort: number;
}

export interface ChatAnswerer {
  /**
   * for which product categories; none: all
   */
  categories: Generated<string[]>;
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * in which this employee answers; none: all
   */
  languages: Generated<string[]>;
  place: number;
}

export interface ChatAttachment {
  /**
   * the visitor or employee who sent it; null: an account that is gone
   */
  author_id: string | null;
  /**
   * the picture that a video shows before it plays
   */
  cover: string | null;
  exhibition_id: string;
  file_id: string;
  message_id: string;
  /**
   * what a document is called; pictures and videos are called nothing
   */
  name: Generated<string>;
  place: number;
}

export interface ChatMessage {
  at: Generated<Timestamp>;
  /**
   * the visitor or employee who wrote it; null: the fair, or an account that is gone
   */
  author_id: string | null;
  body: Generated<Json>;
  /**
   * made by the client, unique for its author for ever (G50)
   */
  client_id: string | null;
  conversation_id: string;
  /**
   * sha-256 of what was sent; null once it is recalled
   */
  digest: string | null;
  exhibition_id: string;
  id: string;
  kind: string;
  recalled_at: Timestamp | null;
  seq: number;
  side: string;
}

export interface ChatReport {
  closed_at: Timestamp | null;
  closed_by: string | null;
  conversation_id: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  /**
   * how far the conversation had come
   */
  last_seq: number;
  /**
   * what was done, by whoever has closed it; told to nobody else
   */
  note: Generated<string>;
  /**
   * when the organizer has read the conversation last
   */
  opened_at: Timestamp | null;
  opened_by: string | null;
  reason: string;
  reporter_id: string;
  side: string;
  text: Generated<string>;
}

export interface ChatTranslation {
  author_id: string | null;
  exhibition_id: string;
  /**
   * passages that stand in the text as they were written
   */
  kept: Generated<string[]>;
  lang: string;
  message_id: string;
  text: string;
}

export interface Collection {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
  picture: Generated<string>;
  published: Generated<boolean>;
  sort: number;
  title_en: string;
  title_zh: string;
  version: Generated<number>;
}

export interface CollectionExhibitor {
  collection_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  sort: number;
}

export interface ComplianceRule {
  /**
   * ISO 3166-1 alpha-2, EU for its members, * for everywhere
   */
  country: string;
  /**
   * codes of the exhibition, in their order; none: every use
   */
  crops: Generated<string[]>;
  effect: string;
  exhibition_id: string;
  id: string;
  ingredient: string;
  kind: string;
  link: Generated<string>;
  note_en: Generated<string>;
  note_zh: Generated<string>;
  source_en: Generated<string>;
  source_zh: Generated<string>;
  updated_at: Generated<Timestamp>;
  uses_en: Generated<string>;
  uses_zh: Generated<string>;
  valid_from: string | null;
  valid_until: string | null;
  version: Generated<number>;
}

export interface Consent {
  account_id: string;
  exhibition_id: string;
  given_at: Generated<Timestamp>;
  /**
   * online by the person; paper or spoken to the organizer’s staff on site
   */
  given_way: Generated<string>;
  guardian_contact: Generated<string>;
  guardian_name: Generated<string>;
  id: string;
  language: string;
  minor: boolean;
  version: string;
}

export interface Contact {
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * the last day, in Beijing, on which this opens the pool
   */
  expires_on: string | null;
  id: string;
  /**
   * how much the company cares for this buyer: A first
   */
  level: Generated<string>;
  removed_at: Timestamp | null;
  removed_by: string | null;
  source: string;
  state: Generated<string>;
  tags: Generated<string[]>;
  visitor_id: string;
}

export interface Conversation {
  begun_by: string;
  blocked_by_exhibitor: Generated<boolean>;
  blocked_by_visitor: Generated<boolean>;
  created_at: Generated<Timestamp>;
  /**
   * who speaks for the company; null: nobody yet, all of the company see it
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  exhibitor_last_seq: Generated<number>;
  exhibitor_read_seq: Generated<number>;
  exhibitor_reminded_at: Timestamp | null;
  exhibitor_told: Generated<boolean>;
  exhibitor_unread_since: Timestamp | null;
  guest_id: string | null;
  id: string;
  last_at: Generated<Timestamp>;
  last_seq: Generated<number>;
  /**
   * while nobody speaks for the company: who is asked first; null: everybody of it
   */
  offered_to: string[] | null;
  /**
   * until when, from the first message on
   */
  offered_until: Timestamp | null;
  /**
   * since when all of the company see it, since its employee is away and a buyer waits
   */
  opened_at: Timestamp | null;
  /**
   * since when the company takes it for settled; a new message of the buyer ends it
   */
  resolved_at: Timestamp | null;
  visitor_id: string | null;
  /**
   * the last message that this side has written
   */
  visitor_last_seq: Generated<number>;
  visitor_read_seq: Generated<number>;
  /**
   * when the other side has this one reminded last
   */
  visitor_reminded_at: Timestamp | null;
  /**
   * whether this side was told of what it has not read
   */
  visitor_told: Generated<boolean>;
  /**
   * since when this side has something unread
   */
  visitor_unread_since: Timestamp | null;
}

export interface ConversationReader {
  conversation_id: string;
  employee_id: string;
  exhibition_id: string;
  read_seq: number;
}

export interface Customer {
  /**
   * who is in charge; null: nobody
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  follow_up_on: string | null;
  visitor_id: string;
}

export interface CustomerNote {
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  text: string;
  visitor_id: string;
}

export interface Digest {
  day: string;
  exhibition_id: string;
  until: Timestamp;
  visitor_id: string;
}

export interface DocumentOpening {
  document_id: string;
  exhibition_id: string;
  /**
   * the last time
   */
  opened_at: Generated<Timestamp>;
  visitor_id: string;
}

export interface DocumentRequest {
  answered: Generated<number>;
  answered_at: Timestamp | null;
  answered_by: string | null;
  /**
   * how often; after a refusal it may be asked for again
   */
  asked: Generated<number>;
  asked_at: Generated<Timestamp>;
  document_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  note: Generated<string>;
  state: Generated<string>;
  visitor_id: string;
}

export interface Employee {
  account_id: string | null;
  admin: Generated<boolean>;
  avatar: Generated<string>;
  /**
   * personal code of an employee without an account; used up when bound
   */
  bind_code: string | null;
  created_at: Generated<Timestamp>;
  email: Generated<string>;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * the colleague who took over contacts and orders at the resignation
   */
  handed_to: string | null;
  id: string;
  invited_at: Timestamp | null;
  /**
   * first entered as employee; until then an invitation is open
   */
  joined_at: Timestamp | null;
  language: Generated<string>;
  mobile: Generated<string>;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  position_en: Generated<string>;
  position_zh: Generated<string>;
  /**
   * when an invitation that was not answered was sent again
   */
  reminded_at: Timestamp | null;
  resigned_at: Timestamp | null;
  version: Generated<number>;
  /**
   * bound by the company code and not yet confirmed by an admin: no rights until then (G23)
   */
  waiting_since: Timestamp | null;
}

export interface Entry {
  badge_id: string;
  created_at: Generated<Timestamp>;
  /**
   * the other entry, of one that was found to be a double
   */
  double_of: string | null;
  entered_at: Timestamp;
  exhibition_id: string;
  /**
   * what turned out once an entry without a network was sent
   */
  found: string | null;
  gate_id: string;
  id: string;
  offline: Generated<boolean>;
  /**
   * why somebody was let in whom the gate would have kept out
   */
  reason: Generated<string>;
  request_id: string;
  staff_id: string | null;
  undone_at: Timestamp | null;
  /**
   * whose badge it is; null of a pre-registered colleague
   */
  visitor_id: string | null;
}

export interface Erasure {
  erased_at: Generated<Timestamp>;
  erased_by: string;
  exhibition_id: string;
  /**
   * by kind what was deleted, emptied and kept: [{"kind": "orders", "deleted": 0, "emptied": 0, "kept": 2}]
   */
  held: Json;
  id: string;
  reason: string;
  /**
   * how the person asked: letter, email, telephone, inPerson, authority
   */
  way: string;
}

export interface Exhibition {
  about_en: Generated<string>;
  about_zh: Generated<string>;
  address_en: Generated<string>;
  address_zh: Generated<string>;
  admin_second_step: Generated<boolean>;
  attributes: Generated<Json>;
  city_en: string;
  city_zh: string;
  classes: Generated<Json>;
  /**
   * the fair that it was made from; that one may be gone
   */
  cloned_from: string | null;
  code: string;
  company_types: Generated<Json>;
  consent_version: string;
  created_at: Generated<Timestamp>;
  crops: Generated<Json>;
  /**
   * when everything of the fair is deleted, unless an owner takes that back
   */
  deleting_at: Timestamp | null;
  email: Generated<string>;
  ends_on: string;
  exhibitor_disabled: Generated<boolean>;
  formulations: Generated<Json>;
  /**
   * where the fair is held: its own rules bind what is shown here
   */
  home_country: Generated<string>;
  host: string | null;
  /**
   * who stands behind the fair, in order: {"role": "host", "name": {…}, "website": ""}
   */
  hosts: Generated<Json>;
  /**
   * when each day is open, the first entry of the first day: {"opens": "09:00", "closes": "17:00", "note": {…}}; empty times: closed
   */
  hours: Generated<Json>;
  id: string;
  is_default: Generated<boolean>;
  /**
   * who answers for the fair by law: {"name": {…}, "number": "", "address": {…}, "icp": ""}
   */
  legal_entity: Generated<Json>;
  logo: string | null;
  name_en: string;
  name_zh: string;
  /**
   * what this fair gives for a package, where it differs: {"upgraded": {"scenes": 60}}
   */
  package_limits: Generated<Json>;
  /**
   * what exhibitors can book, in the order in which it is offered: bookable of the contract
   */
  packages: Generated<Json>;
  packages_version: Generated<number>;
  phone: Generated<string>;
  plan_version: Generated<number>;
  post_review: Generated<boolean>;
  posts_regional_max: Generated<number>;
  /**
   * posts of one account, by the package of its exhibitor
   */
  posts_standard_max: Generated<number>;
  posts_upgraded_max: Generated<number>;
  posts_visitor_max: Generated<number>;
  /**
   * of the link that shows a draft to whoever has it
   */
  preview_hash: Buffer | null;
  /**
   * until when that link works
   */
  preview_until: Timestamp | null;
  /**
   * goes up with each change of the fair’s details, so that of two who edit them the later is told
   */
  profile_version: Generated<number>;
  /**
   * questions and answers of the Q&A page
   */
  questions_answered: Generated<Json>;
  questions_version: Generated<number>;
  /**
   * for whom a post of the business circle may be meant
   */
  receivers: Generated<Json>;
  /**
   * brands with whose they are and the codes of the ingredients and categories they stand for
   */
  reference_brands: Generated<Json>;
  registration_mode: Generated<number>;
  /**
   * the day in Beijing, as an ISO date, up to which search knows which registrations have run out
   */
  registrations_on: Generated<string>;
  /**
   * days that recordings are kept after the end of a live; 0: as long as the fair
   */
  replay_days: Generated<number>;
  review_at_once: Generated<boolean>;
  search_hint_en: Generated<string>;
  search_hint_zh: Generated<string>;
  /**
   * what the search documents of the fair hold; SEARCH_VERSION names the newest
   */
  search_version: Generated<number>;
  /**
   * the last company whose documents have been written anew on the way to the next version
   */
  search_written_to: Generated<string>;
  service_hours_en: Generated<string>;
  service_hours_zh: Generated<string>;
  service_phone: Generated<string>;
  /**
   * what the organizer has changed, by name; the rest is as it is initially
   */
  settings: Generated<Json>;
  short_name_en: string;
  short_name_zh: string;
  slogan_en: string;
  slogan_zh: string;
  starts_on: string;
  /**
   * draft: its staff alone; open: everybody; archived: everybody, and nothing changes
   */
  state: Generated<string>;
  /**
   * the agreement and the disclaimer were published by the organizer, so that people may consent to them
   */
  terms_published: Generated<boolean>;
  theme: Json;
  venue_en: string;
  venue_zh: string;
  visitor_delay: Generated<boolean>;
}

export interface Exhibitor {
  abroad_warehouse_en: Generated<string>;
  abroad_warehouse_zh: Generated<string>;
  address_en: Generated<string>;
  address_zh: Generated<string>;
  attend_times: number | null;
  banners: Generated<string[]>;
  booth_area: Generated<string>;
  booth_number: Generated<string>;
  brand: Generated<string>;
  categories: Generated<string[]>;
  city_en: Generated<string>;
  city_zh: Generated<string>;
  company_types: Generated<string[]>;
  /**
   * for the organizer: who is at the fair; shown to nobody else
   */
  conference_contact: Generated<Json>;
  /**
   * for the organizer: who answers for the company; shown to nobody else
   */
  contact: Generated<Json>;
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  /**
   * shut out by the organizer: shown nowhere, and its people cannot act
   */
  disabled_at: Timestamp | null;
  /**
   * for the organizer, as given with it
   */
  disabled_reason: Generated<string>;
  email: Generated<string>;
  exhibition_id: string;
  /**
   * by which an account asks to be bound to the company; 50 random bits
   */
  exhibitor_code: string | null;
  fax: Generated<string>;
  featured: number | null;
  founded_year: number | null;
  hall: string | null;
  headquarters: Generated<Json>;
  id: string;
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
  listed: Generated<boolean>;
  logo: Generated<string>;
  main_business_scope_en: Generated<string>;
  main_business_scope_zh: Generated<string>;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  /**
   * approved and not disabled: only then is it, and what it shows, visible to others
   */
  open: Generated<boolean>;
  package: Generated<string>;
  /**
   * sort key made by the program: no ICU collation in indexes
   */
  pinyin: Generated<string>;
  product_introduction_en: Generated<string>;
  product_introduction_zh: Generated<string>;
  province_en: Generated<string>;
  province_zh: Generated<string>;
  /**
   * the organizer’s own number of it, once at a fair; shown to nobody else
   */
  reference: Generated<string>;
  registered_capital: Generated<string>;
  /**
   * when its administrators were told last what it lacks
   */
  reminded_at: Timestamp | null;
  scale: Generated<string>;
  short_name_en: Generated<string>;
  short_name_zh: Generated<string>;
  sourcing_demand_en: Generated<string>;
  sourcing_demand_zh: Generated<string>;
  telephone: Generated<string>;
  telephone_area_code: Generated<string>;
  three_d_url: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  /**
   * the cover of each of its videos, in the same order
   */
  video_covers: Generated<string[]>;
  videos: Generated<string[]>;
  website: Generated<string>;
  zip_code: Generated<string>;
}

export interface ExhibitorApplication {
  area: string;
  categories: string[];
  contact_name: string;
  country: string;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  email: string;
  exhibition_id: string;
  exhibitor_id: string | null;
  id: string;
  language: string;
  mobile: string;
  mobile_area_code: string;
  name_en: string;
  name_zh: string;
  package: string;
  reason: Generated<string>;
  remark: string;
  state: Generated<string>;
  version: Generated<number>;
  website: string;
}

export interface ExhibitorFigure {
  amount: number;
  day: string;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * its name in the contract (statistics.figures.ts)
   */
  figure: string;
}

export interface ExhibitorTask {
  created_at: Generated<Timestamp>;
  description_en: string;
  description_zh: string;
  due_on: string;
  exhibition_id: string;
  id: string;
  kind: string;
  packages: Generated<string[]>;
  published: boolean;
  reminds: Generated<boolean>;
  title_en: string;
  title_zh: string;
  version: Generated<number>;
}

export interface ExhibitorTaskDone {
  answer: Generated<string>;
  done_at: Generated<Timestamp>;
  /**
   * null: the organizer said so
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  task_id: string;
}

export interface FairClone {
  account_id: string;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  exhibition_id: string;
  id: string;
  /**
   * the new fair, once it is there
   */
  made: string | null;
  state: Generated<string>;
  step: Generated<number>;
  steps: Generated<number>;
  wanted: Json;
}

export interface Favourite {
  created_at: Generated<Timestamp>;
  deleted: Generated<boolean>;
  employee_id: string | null;
  exhibition_id: string;
  /**
   * for the owner alone
   */
  note: Generated<string>;
  owner_id: Generated<string>;
  subject_id: string;
  subject_type: string;
  visitor_id: string | null;
}

export interface File {
  bytes: number;
  /**
   * the file whose bytes in the store are its own too; null: it has its own
   */
  bytes_of: string | null;
  created_at: Generated<Timestamp>;
  /**
   * for demo pictures: what to draw; made when first asked for
   */
  drawing: Json | null;
  exhibition_id: string;
  height: Generated<number>;
  id: string;
  kind: string;
  /**
   * the company or person whose share of the store it takes up; nobody else may use it
   */
  owner_id: string;
  /**
   * of a document; 0 for everything else
   */
  pages: Generated<number>;
  /**
   * how long a video lasts, rounded up; 0 for everything else
   */
  seconds: Generated<number>;
  use: string;
  width: Generated<number>;
}

export interface FirstShown {
  exhibition_id: string;
  first_at: Timestamp;
  kind: string;
  scope: number;
  subject_id: string;
}

export interface Floor {
  code: string;
  depth: Generated<number>;
  exhibition_id: string;
  name_en: string;
  name_zh: string;
  /**
   * forms offer it no longer; what bears it keeps it
   */
  retired_at: Timestamp | null;
  /**
   * from the top to the bottom
   */
  sort: number;
  version: Generated<number>;
  /**
   * metres to the east; 0 where nothing is drawn yet
   */
  width: Generated<number>;
}

export interface Follow {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  kind: string;
  subject: string;
  visitor_id: string;
}

export interface Footprint {
  exhibition_id: string;
  first_at: Generated<Timestamp>;
  last_at: Generated<Timestamp>;
  /**
   * the company looked at: the exhibitor itself, or the one that shows the product
   */
  owner_id: Generated<string>;
  /**
   * taken off the viewer's own list until the next visit
   */
  removed: Generated<boolean>;
  subject_id: string;
  subject_type: string;
  /**
   * a visitor, or the company (exhibitor) whose employee looked
   */
  viewer_id: string;
  viewer_type: string;
  visits: Generated<number>;
}

export interface Gate {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * code of the hall it leads into; null where it leads into the fair
   */
  hall: string | null;
  id: string;
  name_en: string;
  name_zh: string;
  open: Generated<boolean>;
  /**
   * how often a badge comes into the same place: once, once a day, always
   */
  readmission: string;
  version: Generated<number>;
}

export interface Guest {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  language: Generated<string>;
  name: string;
  /**
   * when the guest has asked for messages last; half a minute may be missing
   */
  seen_at: Generated<Timestamp>;
  /**
   * sha-256 of what the browser holds; nobody else has it
   */
  token_hash: Buffer;
}

export interface Hall {
  code: string;
  colour: string;
  exhibition_id: string;
  floor: string;
  name_en: string;
  name_zh: string;
  /**
   * forms offer it no longer; what bears it keeps it
   */
  retired_at: Timestamp | null;
  sort: number;
}

export interface HomePart {
  exhibition_id: string;
  part: string;
  version: Generated<number>;
}

export interface HomeSection {
  amount: number;
  code: string;
  exhibition_id: string;
  shown: boolean;
  sort: number;
  title_en: Generated<string>;
  title_zh: Generated<string>;
}

export interface HotspotPoint {
  exhibition_id: string;
  place: number;
  product_id: string;
  scene_id: string;
  /**
   * thousandths of the picture, from its upper left corner
   */
  x: number;
  y: number;
}

export interface HotspotScene {
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  picture: string;
  recommended: Generated<boolean>;
  updated_at: Generated<Timestamp>;
  /**
   * of the scene and its points together: the later of two editors is told
   */
  version: Generated<number>;
}

export interface Ingredient {
  aliases: Generated<string[]>;
  cas: Generated<string[]>;
  class: Generated<string>;
  code: string;
  exhibition_id: string;
  mode_of_action: Generated<string>;
  name_en: string;
  name_zh: string;
  /**
   * forms offer it no longer; what bears it keeps it
   */
  retired_at: Timestamp | null;
}

export interface Inquiry {
  /**
   * questions of the supplier as they were asked, with what the buyer answered
   */
  answers: Generated<Json>;
  changed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  destination: string | null;
  documents: Generated<string[]>;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  incoterm: string | null;
  port: Generated<string>;
  price_amount: Numeric | null;
  price_currency: string | null;
  price_unit: string | null;
  quantity: number | null;
  question: string;
  /**
   * of what was first sent, so that the same request with other words is told apart
   */
  request_digest: string | null;
  request_id: string | null;
  sample: Json | null;
  seen_at: Timestamp | null;
  /**
   * what was asked of several suppliers at once has one
   */
  sending_id: string;
  unit: string | null;
  version: Generated<number>;
  visitor_id: string;
  withdrawn_at: Timestamp | null;
}

export interface InquiryProduct {
  exhibition_id: string;
  inquiry_id: string;
  place: number;
  product_en: string;
  product_id: string;
  product_strength: string;
  /**
   * what the exhibit was called when it was asked about, as is product_en
   */
  product_zh: string;
}

export interface InquiryQuestion {
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  place: number;
  text_en: string;
  text_zh: string;
}

export interface IntentOrder {
  changed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  product_en: string | null;
  product_id: string;
  /**
   * file of its cover at that time; empty where it had none
   */
  product_picture: string | null;
  product_strength: string | null;
  /**
   * what the exhibit was called when it was ordered, as is product_en; null: as it is called now
   */
  product_zh: string | null;
  quantity: number;
  remark: Generated<string>;
  /**
   * of what was first sent, so that the same request with other words is told apart; null: of before, the order itself says
   */
  request_digest: string | null;
  request_id: string | null;
  unit: string;
  version: Generated<number>;
  visitor_id: string;
  withdrawn_at: Timestamp | null;
}

export interface Invitation {
  answered_at: Timestamp | null;
  channel: string;
  created_at: Generated<Timestamp>;
  /**
   * who of the company sent it, or whom the visitor addressed
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  message: Generated<string>;
  reminded_at: Timestamp | null;
  request_id: string | null;
  /**
   * the visitor or the employee who sent it; of the channel fair whoever of the organizer
   */
  sender_id: string;
  sent_by: string;
  state: string;
  visitor_id: string;
}

export interface InvitationCode {
  code: string;
  created_at: Generated<Timestamp>;
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * how often its link was followed, once a day from one address
   */
  follows: Generated<number>;
}

export interface LastEdit {
  account_id: string;
  exhibition_id: string;
  kind: string;
  record_id: string;
  saved_at: Generated<Timestamp>;
  /**
   * as whom the account saved it: only one’s own side learns the name
   */
  side: string;
  /**
   * of the record as it was saved: a later save may be nobody’s whom this names
   */
  version: number;
}

export interface LatestProducts {
  exhibition_id: string;
  exhibitor_id: string;
  pictures: Generated<string[]>;
  published: Generated<boolean>;
  rows: Generated<Json>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Lead {
  answered_at: Timestamp | null;
  /**
   * who answered the buyer first; null: nobody has, or it is not known. Only what has one is timed
   */
  answered_by: string | null;
  close_reason: string | null;
  close_text: Generated<string>;
  /**
   * since when its buyer wants nothing more of it; where it stands with the company stays
   */
  closed_at: Timestamp | null;
  created_at: Timestamp;
  /**
   * who deals with it; null: everybody of the company may
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  follow_up_on: string | null;
  id: string;
  kind: string;
  lost_reason: Generated<string>;
  order_id: Generated<string | null>;
  /**
   * the follow-up day that somebody was reminded of
   */
  reminded_on: string | null;
  /**
   * since when somebody of the company has read it; the buyer can change it no more
   */
  seen_at: Timestamp | null;
  /**
   * who was told that the buyer has no answer: 1 who deals with it, 2 the administrators, 3 the buyer
   */
  silence: Generated<number>;
  state: Generated<string>;
  visitor_id: string;
}

export interface LeadEntry {
  created_at: Generated<Timestamp>;
  due_on: string | null;
  edited_at: Timestamp | null;
  /**
   * who did it; null: the portal, by a rule or when a colleague left
   */
  employee_id: string | null;
  exhibition_id: string;
  id: string;
  kind: string;
  lead_id: string;
  request_id: string | null;
  state: string | null;
  text: Generated<string>;
  to_employee_id: string | null;
  visitor_id: string;
}

export interface LeadRule {
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  kind: string;
  /**
   * the first one that fits counts
   */
  place: number;
  value: string;
}

export interface LeadScoreWeight {
  exhibition_id: string;
  exhibitor_id: string;
  kind: string;
  /**
   * 0: such acts do not count
   */
  points: number;
}

export interface LeadTurn {
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  place: number;
  /**
   * when the last one fell to this colleague
   */
  taken_at: Timestamp | null;
}

export interface LimitCounter {
  count: number;
  key: string;
  window_seconds: number;
  window_starts_at: Timestamp;
}

export interface LimitedToken {
  account_id: string | null;
  address: string;
  created_at: Generated<Timestamp>;
  details: Generated<Json>;
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  purpose: string;
  spent_at: Timestamp | null;
  token_hash: Buffer;
}

export interface ListView {
  account_id: string;
  /**
   * the employee or the member of the staff whose it is
   */
  author_id: string;
  author_type: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * columns that are put away
   */
  hidden: string[];
  /**
   * made by the browser that kept it first
   */
  id: string;
  /**
   * the path of the list in the web
   */
  list: string;
  name: string;
  /**
   * the list opens with it
   */
  opens: boolean;
  /**
   * tab, filters and order, as the address of the list carries them
   */
  query: string;
}

export interface Live {
  closed_codec: Generated<string>;
  /**
   * why the last encoder was closed; null: it went by itself
   */
  closed_reason: string | null;
  code: Generated<string>;
  cover: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  exhibition_id: string;
  /**
   * whose it is; null: the organizer’s
   */
  exhibitor_id: string | null;
  has_replay: Generated<boolean>;
  id: string;
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
  /**
   * the stream key; null: nobody has asked for it yet
   */
  key_sealed: string | null;
  likes: Generated<number>;
  /**
   * picture or sound, where the encoder does not send it now
   */
  missing_track: string | null;
  pinned_product_id: string | null;
  /**
   * since when an encoder sends; null: none does
   */
  publishing_since: Timestamp | null;
  recorded_bytes: Generated<number>;
  recorded_seconds: Generated<number>;
  recording_removed_at: Timestamp | null;
  scope: number;
  /**
   * seconds between two messages of one person in its room
   */
  slow_seconds: Generated<number>;
  started_at: Timestamp | null;
  starts_at: Timestamp;
  /**
   * the organizer has ended it
   */
  stopped: Generated<boolean>;
  title_en: Generated<string>;
  title_zh: Generated<string>;
  type: string | null;
  version: Generated<number>;
  watched: Generated<number>;
}

export interface LiveHost {
  employee_id: string;
  exhibition_id: string;
  live_id: string;
  place: number;
}

export interface LiveLike {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  live_id: string;
  visitor_id: string;
}

export interface LiveMessage {
  at: Generated<Timestamp>;
  /**
   * the guest, visitor, employee or staff member who wrote it; null: an account that is gone
   */
  author_id: string | null;
  /**
   * made by the client, unique for its author for ever (G50)
   */
  client_id: string | null;
  exhibition_id: string;
  id: string;
  live_id: string;
  removed_at: Timestamp | null;
  removed_by: string | null;
  seq: Generated<number>;
  side: string;
  text: string;
}

export interface LiveMinute {
  at: Timestamp;
  exhibition_id: string;
  live_id: string;
  viewers: number;
}

export interface LiveMute {
  at: Generated<Timestamp>;
  author_id: string;
  exhibition_id: string;
  live_id: string;
  muted_by: string;
}

export interface LivePin {
  at: Generated<Timestamp>;
  exhibition_id: string;
  live_id: string;
  product_id: string | null;
}

export interface LiveProduct {
  exhibition_id: string;
  live_id: string;
  place: number;
  product_id: string;
}

export interface LiveViewer {
  exhibition_id: string;
  first_at: Generated<Timestamp>;
  left_at: Timestamp | null;
  live_id: string;
  seconds: Generated<number>;
  seen_at: Generated<Timestamp>;
  seen_live: Generated<boolean>;
  /**
   * the person, or what a guest’s browser made up for its visit
   */
  viewer: string;
  visitor_id: string | null;
}

export interface LiveWant {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  live_id: string;
  reminded_at: Timestamp | null;
  visitor_id: string;
}

export interface LoginQr {
  account_id: string | null;
  created_at: Generated<Timestamp>;
  device: Generated<string>;
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  /**
   * the session that confirmed it had shown a second step
   */
  second_step: Generated<boolean>;
  secret_hash: Buffer;
  state: Generated<string>;
  subject_type: string;
}

export interface Mailing {
  created_at: Generated<Timestamp>;
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  file_name: string;
  hidden_rows: Generated<number>;
  id: string;
  note_en: Generated<string>;
  note_zh: Generated<string>;
  /**
   * the exhibit that letters point at, while everybody may see it
   */
  product_id: string | null;
  progressed_at: Timestamp | null;
  started_at: Timestamp | null;
  state: string;
  subject_en: Generated<string>;
  /**
   * empty: the usual subject
   */
  subject_zh: Generated<string>;
  total_rows: Generated<number[]>;
  unknown_heads: Generated<string[]>;
  /**
   * as many letters have left as may leave in a day
   */
  waits: Generated<boolean>;
}

export interface MailingLetter {
  /**
   * as it is written to; empty where it is wrong
   */
  address: string;
  /**
   * as it was typed; name and language too
   */
  email: string;
  exhibition_id: string;
  exhibitor_id: string;
  faults: Generated<Json>;
  lang: string;
  language: string;
  mailing_id: string;
  /**
   * null of one that was dropped: its address had enough letters of all companies
   */
  message_id: string | null;
  name: string;
  number: number;
  sent_at: Timestamp | null;
  verdict: string;
}

export interface MailText {
  body_en: string;
  body_zh: string;
  changed_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  mail_kind: string;
  /**
   * false: back to the text of the house
   */
  replaces: Generated<boolean>;
  subject_en: string;
  subject_zh: string;
  version: Generated<number>;
}

export interface Meeting {
  breaks: Generated<Json>;
  cancel_reason: Generated<string>;
  cancelled_at: Timestamp | null;
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  deadline: Timestamp;
  description_en: string;
  description_zh: string;
  ends_at: Timestamp;
  exhibition_id: string;
  exhibitor_number: Generated<number>;
  exhibitors_max: number;
  id: string;
  kind: string;
  place_en: string;
  place_zh: string;
  room: string;
  slot_minutes: number;
  sort: Generated<number>;
  starts_at: Timestamp;
  state: Generated<string>;
  tables: number;
  title_en: string;
  title_zh: string;
  version: Generated<number>;
  visitor_countries: Generated<string[]>;
  /**
   * the session number that was given last on this side
   */
  visitor_number: Generated<number>;
  visitors_max: number;
}

export interface MeetingAppointment {
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  ends_at: Timestamp | null;
  exhibition_id: string;
  exhibitor_signup_id: string;
  /**
   * until when the proposed slots are held; also of a confirmed one that is to be moved
   */
  expires_at: Timestamp | null;
  id: string;
  meeting_id: string;
  message: Generated<string>;
  proposed_by: string;
  reason: Generated<string>;
  /**
   * the beginning that was reminded of: a moved appointment is reminded of anew
   */
  reminded_day: Timestamp | null;
  reminded_hour: Timestamp | null;
  starts_at: Timestamp | null;
  state: string;
  table_number: number | null;
  version: Generated<number>;
  visitor_signup_id: string;
}

export interface MeetingBooking {
  appointment_id: string;
  during: string;
  exhibition_id: string;
  /**
   * null once the slot is agreed
   */
  expires_at: Timestamp | null;
  id: string;
  meeting_id: string;
  /**
   * visitor:<id>, desk:<exhibitor>, employee:<id>, table:<meeting>:<number>
   */
  party: string;
}

export interface MeetingNote {
  /**
   * the buyer whom a company's is about
   */
  about_visitor_id: string | null;
  appointment_id: string;
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string | null;
  id: string;
  side: string;
  text: string;
  version: Generated<number>;
  /**
   * the buyer who wrote it; null of a company's
   */
  visitor_id: string | null;
}

export interface MeetingPresence {
  appointment_id: string;
  /**
   * who of the company was there last
   */
  employee_id: string | null;
  entered_at: Timestamp | null;
  exhibition_id: string;
  /**
   * the beginning that it was said of: of a moved appointment nothing is said
   */
  late_for: Timestamp | null;
  late_minutes: number | null;
  seen_at: Timestamp | null;
  side: string;
}

export interface MeetingSignup {
  answers: Generated<string>;
  audit: Generated<string>;
  business_nature: string;
  certificates: Generated<string[]>;
  changed_at: Generated<Timestamp>;
  company_name: string;
  contact_name: string;
  created_at: Generated<Timestamp>;
  description: string;
  email: string;
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string | null;
  expected_date: string | null;
  id: string;
  meeting_id: string;
  mobile: string;
  mobile_area_code: string;
  /**
   * session number: counts up on each side of a meeting, given once
   */
  number: number;
  other_requirements: Generated<string>;
  participation: Generated<string>;
  product_image: Generated<string>;
  purchase_quantity: number | null;
  purchase_unit: Generated<string>;
  reason: Generated<string>;
  side: string;
  supplier_business_nature: Generated<string>;
  supplier_regions: Generated<string[]>;
  supplier_scale: Generated<string>;
  title: string;
  version: Generated<number>;
  visitor_id: string | null;
  website: string;
  withdrawn_at: Timestamp | null;
}

export interface MeetingWish {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  meeting_id: string;
  partner_id: string;
  signup_id: string;
  wish: string;
}

export interface Message {
  /**
   * what it was sent with: those that still wait can be stopped together
   */
  batch: string | null;
  body: string;
  /**
   * iCalendar that stands beside text and HTML, with its method; null: none
   */
  calendar: string | null;
  calendar_method: string | null;
  category: Generated<string>;
  code: string | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string | null;
  /**
   * what the last try ended with, by the words of the mail server or the gateway
   */
  failure: Generated<string>;
  /**
   * what the answer of the mail server means (contract/src/mail/mail.failures.ts)
   */
  failure_reason: Generated<string>;
  html: Generated<string>;
  id: string;
  kind: string;
  link: string | null;
  /**
   * what an e-mail is about (contract/src/mail/mail.kinds.ts); empty for an SMS
   */
  mail_kind: Generated<string>;
  /**
   * the visitor or employee who is written to as such; null: whoever reads the address
   */
  person_id: string | null;
  recipient: string;
  reply_to: Generated<string>;
  sender_name: Generated<string>;
  sent_at: Timestamp | null;
  /**
   * of an SMS, as registered with the carriers, without its brackets
   */
  signature: Generated<string>;
  /**
   * waiting: also between two tries; failed: given up; unwanted: switched off by its recipient; suppressed: its mailbox does not exist
   */
  state: Generated<string>;
  subject: Generated<string>;
  tries: Generated<number>;
  unsubscribe_link: string | null;
}

export interface Notice {
  announcement_id: string | null;
  body_en: string;
  body_zh: string;
  created_at: Generated<Timestamp>;
  digested_at: Timestamp | null;
  exhibition_id: string;
  id: string;
  kind: Generated<string>;
  link: Generated<string>;
  mailed: Generated<boolean>;
  notice_type: string;
  /**
   * when it was given out to the devices of its recipient
   */
  pushed_at: Timestamp | null;
  /**
   * a visitor or an employee
   */
  recipient_id: string;
  seen_at: Timestamp | null;
  title_en: string;
  title_zh: string;
}

export interface NotificationSetting {
  account_id: string | null;
  address: string | null;
  category: string;
  changed_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  off: boolean;
}

export interface OpeningHours {
  exhibition_id: string;
  /**
   * whose; null: the fair itself
   */
  exhibitor_id: string | null;
  /**
   * zone, week, exceptions as the contract has them; null: those of the fair
   */
  hours: Json | null;
  id: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface OpeningSubscription {
  account_id: string;
  asked_at: Generated<Timestamp>;
  exhibition_id: string;
}

export interface OrganizerStaff {
  account_id: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  name: Generated<string>;
  role: Generated<string>;
}

export interface PageDraft {
  body_en: Json;
  body_zh: Json;
  changed_at: Generated<Timestamp>;
  exhibition_id: string;
  page: string;
  pictures: Generated<string[]>;
  revision: Generated<number>;
}

export interface PageLink {
  exhibition_id: string;
  id: string;
  is_login: Generated<string>;
  network: Generated<string>;
  picture: Generated<string>;
  picture_en: Generated<string>;
  place: string;
  show_type: Generated<string>;
  shown: Generated<boolean>;
  shows_from: Timestamp | null;
  shows_until: Timestamp | null;
  sort: number;
  subject_type: Generated<string>;
  title_en: string;
  title_zh: string;
  url: string;
  url_en: Generated<string>;
  url_type: Generated<string>;
  version: Generated<number>;
  video: Generated<string>;
}

export interface PageVersion {
  body_en: Json;
  body_zh: Json;
  changes_en: Generated<string>;
  changes_zh: Generated<string>;
  consent_again: Generated<boolean>;
  exhibition_id: string;
  page: string;
  pictures: Generated<string[]>;
  published_at: Generated<Timestamp>;
  version: string;
}

export interface PlanBooth {
  exhibition_id: string;
  hall: string;
  id: string;
  number: string;
  points: Json;
  state: Generated<string>;
}

export interface PlanElement {
  connector: Generated<string>;
  exhibition_id: string;
  floor: string;
  hall: string | null;
  id: string;
  kind: string;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  points: Json;
}

export interface PlanRevision {
  account_id: string | null;
  added: number;
  changed: number;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * the floor that was edited; empty where the whole plan was replaced
   */
  floor: string;
  id: string;
  plan: Json;
  removed: number;
}

export interface Post {
  categories: Generated<string[]>;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  employee_id: string | null;
  exhibition_id: string;
  /**
   * whose the post is when an employee wrote it: it stays when the employee leaves
   */
  exhibitor_id: string | null;
  id: string;
  lang: string;
  pictures: Generated<string[]>;
  published_at: Timestamp | null;
  /**
   * why it was refused or removed; its author is told
   */
  reason: Generated<string>;
  receivers: Generated<string[]>;
  request_id: string | null;
  state: string;
  text: string;
  version: Generated<number>;
  video: string | null;
  video_cover: string | null;
  visitor_id: string | null;
}

export interface PostComment {
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  id: string;
  post_id: string;
  removed_at: Timestamp | null;
  /**
   * host: the author of the post; what its own author deletes is gone
   */
  removed_by: string | null;
  request_id: string | null;
  /**
   * goes up as the comment is removed or shown again; a decision names the one it was made on
   */
  review_version: Generated<number>;
  text: string;
  visitor_id: string | null;
}

export interface PostLike {
  account_id: string;
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  post_id: string;
  visitor_id: string | null;
}

export interface PostReport {
  account_id: string;
  comment_id: string | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  post_id: string;
  reason: string;
  settled_at: Timestamp | null;
  words: Generated<string>;
}

export interface Preregistration {
  answered_at: Timestamp | null;
  company: string;
  country: string;
  created_at: Generated<Timestamp>;
  email: string;
  exhibition_id: string;
  id: string;
  mobile: Generated<string>;
  name: string;
  position: string;
  review_reason: Generated<string>;
  /**
   * of a colleague who has confirmed; null is under review
   */
  review_state: string | null;
  review_version: Generated<number>;
  /**
   * when the organizer decided; null where the portal did
   */
  reviewed_at: Timestamp | null;
  sent_at: Timestamp | null;
  state: Generated<string>;
  /**
   * of the link in the last e-mail, by which the colleague confirms or declines
   */
  token_hash: Buffer | null;
  visitor_id: string;
}

export interface PrivatePicture {
  bytes: number;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  height: number;
  id: string;
  /**
   * webp, encrypted with a key made of SECRET
   */
  sealed: Buffer;
  use: string;
  visitor_id: string;
  width: number;
}

export interface Product {
  article_number: Generated<string>;
  attributes: Generated<Json>;
  brand_en: Generated<string>;
  brand_zh: Generated<string>;
  category: string;
  customization: Generated<boolean>;
  deleted_at: Timestamp | null;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  identification: Generated<string>;
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
  long_pictures: Generated<string[]>;
  minimum_order_quantity: Numeric | null;
  minimum_order_unit: string | null;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  pictures: string[];
  published_at: Generated<Timestamp>;
  purchase_amount: Numeric | null;
  purchase_currency: Generated<string>;
  /**
   * typed before amount, currency and unit stood apart; empty where there is a purchase_amount
   */
  purchase_price: Generated<string>;
  purchase_unit: Generated<string>;
  /**
   * the act that deleted it; given back to whoever did it, to undo it
   */
  removal: string | null;
  /**
   * the employee who deleted it; null where nobody knows any more
   */
  removed_by: string | null;
  sale_amount: Numeric | null;
  sale_currency: Generated<string>;
  /**
   * typed before amount, currency and unit stood apart; empty where there is a sale_amount
   */
  sale_price: Generated<string>;
  sale_unit: Generated<string>;
  scope: number;
  sort_number: number | null;
  sort_number_before: number | null;
  spot: Generated<boolean>;
  strength: Generated<string>;
  tags: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  video: string | null;
  video_cover: string | null;
}

export interface ProductDocument {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * kept in the file store; copies of an exhibit share it
   */
  file_id: string;
  id: string;
  issued_on: string | null;
  kind: string;
  language: string;
  level: string;
  place: number;
  product_id: string;
  title: Generated<string>;
  valid_until: string | null;
}

export interface ProductDraft {
  article_number: Generated<string>;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  exhibitor_id: string;
  form: Json;
  id: string;
  long_pictures: Generated<string[]>;
  pictures: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface ProductImport {
  /**
   * what the sheet has: a column it lacks leaves exhibits as they are
   */
  columns: string[];
  created_at: Generated<Timestamp>;
  done: Generated<number>;
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  file_name: Generated<string>;
  /**
   * columns of the file in its order: key and head; those that are no column of ours have a key that begins with #
   */
  heads: Generated<Json>;
  /**
   * how many were left out; total_rows: which
   */
  hidden_rows: Generated<number>;
  id: string;
  /**
   * name of the sheet that was read
   */
  sheet: Generated<string>;
  state: Generated<string>;
  total: number;
  total_rows: Generated<number[]>;
  /**
   * heads of the file that are no column of ours
   */
  unknown_heads: Generated<string[]>;
}

export interface ProductImportRow {
  cells: Json;
  changes: Generated<string[]>;
  /**
   * null until it is checked
   */
  effect: string | null;
  exhibition_id: string;
  faults: Generated<Json>;
  import_id: string;
  number: number;
  /**
   * the exhibit or draft it changes, of the version that was checked
   */
  target_id: string | null;
  target_version: number | null;
}

export interface Programme {
  changed_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  description_en: string;
  description_zh: string;
  ends_at: Timestamp;
  exhibition_id: string;
  id: string;
  kind: Generated<string>;
  place_en: string;
  place_zh: string;
  speaker_en: string;
  speaker_zh: string;
  starts_at: Timestamp;
  title_en: string;
  title_zh: string;
  version: Generated<number>;
}

export interface PushDevice {
  account_id: string;
  created_at: Generated<Timestamp>;
  device: string;
  /**
   * sha-256 of the address at the push service, which is sealed with its keys
   */
  endpoint_hash: Buffer;
  exhibition_id: string;
  id: string;
  /**
   * the visitor or employee whose notices it is told of
   */
  recipient_id: string;
  session_id: string;
  subject_type: string;
  subscription_sealed: string;
  used_at: Timestamp | null;
}

export interface PushKey {
  created_at: Generated<Timestamp>;
  id: string;
  private_sealed: string;
  public_key: string;
}

export interface Question {
  code: string;
  /**
   * asked only of whom has chosen one of these: question, choices
   */
  condition: Json | null;
  exhibition_id: string;
  hint_en: Generated<string>;
  hint_zh: Generated<string>;
  kind: string;
  max: number | null;
  min: number | null;
  /**
   * code, name, parent, other (asks for words), retired
   */
  options: Generated<Json>;
  required: boolean;
  /**
   * no longer asked; its answers stay
   */
  retired_at: Timestamp | null;
  section_en: Generated<string>;
  section_zh: Generated<string>;
  site: Generated<string>;
  sort: number;
  title_en: string;
  title_zh: string;
  unit_en: Generated<string>;
  unit_zh: Generated<string>;
  version: Generated<number>;
  whole: Generated<boolean>;
}

export interface Questionnaire {
  exhibition_id: string;
  site: string;
  version: Generated<number>;
}

export interface QuickReply {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  /**
   * whose it is; null: of the fair itself
   */
  exhibitor_id: string | null;
  id: string;
  text_en: Generated<string>;
  text_zh: Generated<string>;
}

export interface Quote {
  /**
   * kilograms of active ingredient in one unit of the price; null where that cannot be said
   */
  active_per_unit: Numeric | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  /**
   * who wrote it
   */
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  expiry_told: Generated<boolean>;
  id: string;
  incoterm: string | null;
  inquiry_id: string | null;
  lead_time: Generated<string>;
  order_id: string | null;
  packing: Generated<string>;
  payment: Generated<string>;
  port: Generated<string>;
  price_amount: Numeric;
  price_currency: string;
  price_unit: string;
  product_en: Generated<string>;
  /**
   * the exhibit it is for, called as it was then; null: what was asked of a whole booth
   */
  product_id: string | null;
  product_strength: Generated<string>;
  product_zh: Generated<string>;
  /**
   * in quantity_unit; null: not said
   */
  quantity: number | null;
  quantity_unit: Generated<string>;
  reason: Generated<string>;
  remark: Generated<string>;
  request_digest: string | null;
  request_id: string | null;
  /**
   * the line of a requirement that it is for
   */
  sourcing_line_id: string | null;
  state: Generated<string>;
  valid_until: string;
  version: number;
  visitor_id: string;
}

export interface RealtimePresence {
  process_id: string;
  room: string;
}

export interface RealtimeProcess {
  id: string;
  seen_at: Generated<Timestamp>;
}

export interface ReceivedCard {
  card_id: string;
  employee_id: string | null;
  exhibition_id: string;
  id: string;
  note: Generated<string>;
  received_at: Generated<Timestamp>;
  /**
   * taken off the list by who received it; the exchange stays one
   */
  removed_at: Timestamp | null;
  visitor_id: string | null;
}

export interface RecentSearch {
  exhibition_id: string;
  searched_at: Generated<Timestamp>;
  term: string;
  text: string;
  visitor_id: string;
}

export interface RecommendationMute {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  visitor_id: string;
  what: string;
}

export interface RecoveryCode {
  account_id: string;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  id: string;
  spent_at: Timestamp | null;
}

export interface Release {
  answered_at: Timestamp | null;
  answered_by: string | null;
  asked_at: Generated<Timestamp>;
  asked_by: string;
  /**
   * how many would be written to; null for a page
   */
  emails: number | null;
  exhibition_id: string;
  id: string;
  kind: string;
  object_id: string;
  state: Generated<string>;
  title_en: Generated<string>;
  title_zh: Generated<string>;
  /**
   * what was asked for, as its call takes it
   */
  wish: Json;
  words: Generated<string>;
}

export interface ReplyTemplate {
  exhibition_id: string;
  exhibitor_id: string;
  name: string;
  text: string;
}

export interface ReportShare {
  exhibition_id: string;
  expires_at: Timestamp;
  id: string;
  last_opened_at: Timestamp | null;
  made_at: Generated<Timestamp>;
  opened: Generated<number>;
  /**
   * who has made the address: the visitor, or an employee of the company
   */
  owner_id: string;
  /**
   * whose report it is: a visitor, or a company (exhibitor)
   */
  report_of: string;
  token_hash: Buffer;
  /**
   * a visitor’s report says who the visitor is
   */
  with_name: boolean;
}

export interface RequestMessage {
  created_at: Generated<Timestamp>;
  /**
   * who of the company wrote it; null: its buyer did
   */
  employee_id: string | null;
  exhibition_id: string;
  from_buyer: boolean;
  id: string;
  lead_id: string;
  /**
   * when the other side read it first
   */
  read_at: Timestamp | null;
  text: string;
  visitor_id: string;
}

export interface SavedSearch {
  alert: string;
  alerted_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  filter: Json;
  id: string;
  keyword: string;
  kind: string;
  name: string;
  seen_at: Generated<Timestamp>;
  visitor_id: string;
}

export interface Scan {
  badge_id: string;
  created_at: Generated<Timestamp>;
  employee_id: string;
  exhibition_id: string;
  exhibitor_id: string;
  heat: string | null;
  id: string;
  interests: Generated<string[]>;
  note: Generated<string>;
  request_id: string;
  scanned_at: Timestamp;
  /**
   * null of a colleague whom a visitor has pre-registered
   */
  visitor_id: string | null;
}

export interface SearchDocument {
  boost: number;
  exhibition_id: string;
  facets: Buffer;
  id: string;
  kind: string;
  lexemes: string;
  name_en: string;
  name_zh: string;
  owner_id: string;
  published_at: Timestamp;
  scope: number;
  widener: Generated<string>;
}

export interface SearchFacet {
  code: string;
  facet: string;
  id: Generated<number>;
}

export interface SearchMiss {
  day: string;
  exhibition_id: string;
  term: string;
  /**
   * a keyed hash of the account, or of the guest of this day, and the term; the row goes after thirty days
   */
  who: Buffer;
}

export interface SearchSetting {
  exhibition_id: string;
  keep_recent: boolean;
  visitor_id: string;
}

export interface SearchTally {
  change: number;
  exhibition_id: string;
  facet: number;
  kind: string;
  scope: number;
}

export interface SearchTermBlock {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  term: string;
}

export interface SearchTermUse {
  day: string;
  exhibition_id: string;
  term: string;
  /**
   * a keyed hash of account and term; the row goes after seven days
   */
  who: Buffer;
}

export interface SearchWord {
  exhibition_id: string;
  han: boolean;
  initials: string;
  open: boolean;
  pinyin: string;
  stem: string;
  word: string;
}

export interface SecretFingerprint {
  fingerprint: string;
  id: Generated<boolean>;
  /**
   * while seals are opened and sealed again: of the SECRET they get
   */
  next_fingerprint: string | null;
  noted_at: Generated<Timestamp>;
}

export interface SentRequest {
  account_id: string;
  answer: Json | null;
  created_at: Generated<Timestamp>;
  digest: string;
  exhibition_id: string;
  request_id: string;
}

export interface Session {
  account_id: string;
  /**
   * client address at log-in, shown to its owner only
   */
  address: Generated<string>;
  created_at: Generated<Timestamp>;
  device: Generated<string>;
  ends_at: Timestamp;
  exhibition_id: string;
  id: string;
  idle_until: Timestamp;
  last_used_at: Generated<Timestamp>;
  remember: boolean;
  /**
   * when this session showed a second step beside the password; null: it may take no role that asks for one
   */
  second_step_at: Timestamp | null;
  subject_type: string;
  /**
   * ended by the suspension of its visitor, who is told so and not that it has expired
   */
  suspended_at: Timestamp | null;
  /**
   * sha-256 of the token; the token itself is kept nowhere (G20)
   */
  token_hash: Buffer;
}

export interface SetUpLink {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  token_hash: Buffer;
}

export interface SheetHeads {
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * pairs of a head and its field, the latest first; empty where it is left out
   */
  fields: Json;
  import: string;
}

export interface Sourcing {
  audit: string;
  changed_at: Timestamp | null;
  closed_at: Timestamp | null;
  company_types: Generated<string[]>;
  countries: Generated<string[]>;
  created_at: Generated<Timestamp>;
  deadline: string;
  deleted_at: Timestamp | null;
  description: Generated<string>;
  exhibition_id: string;
  id: string;
  /**
   * how many companies it fits, where these are more than are kept; null until it is matched as it stands
   */
  matches: Generated<number | null>;
  other_requirements: Generated<string>;
  reason: Generated<string>;
  scale: string | null;
  title: string;
  version: Generated<number>;
  visitor_id: string;
}

export interface SourcingFile {
  exhibition_id: string;
  file_id: string;
  name: string;
  place: number;
  /**
   * companies that the requirement fits, or those alone that the buyer has agreed to
   */
  readers: string;
  sourcing_id: string;
}

export interface SourcingLine {
  category: string | null;
  content: Generated<string>;
  destination: string | null;
  documents: Generated<string[]>;
  exhibition_id: string;
  expected_on: string | null;
  formulation: string | null;
  id: string;
  incoterm: string | null;
  ingredients: Generated<string[]>;
  label_en: string;
  label_zh: string;
  name: Generated<string>;
  packing: Generated<string>;
  place: number;
  port: Generated<string>;
  price_amount: Numeric | null;
  price_currency: string | null;
  price_unit: string | null;
  quantity: number;
  /**
   * finds the documents of exhibits that may fit
   */
  query: string;
  registration: string | null;
  sourcing_id: string;
  /**
   * what the line is understood as: ingredients, category, formulation and contents by which exhibits are compared with it
   */
  structure: Json;
  unit: string;
}

export interface SourcingMatch {
  /**
   * in how much its exhibits agree exactly: decides between equal scores
   */
  exact: Generated<number>;
  exhibition_id: string;
  exhibitor_id: string;
  reasons: Json;
  score: number;
  sourcing_id: string;
  supplier: Generated<string[]>;
}

export interface SourcingOffer {
  exhibition_id: string;
  incoterm: string | null;
  lead_time: Generated<string>;
  line_id: string;
  packing: Generated<string>;
  payment: Generated<string>;
  port: Generated<string>;
  price_amount: Numeric;
  price_currency: string;
  price_unit: string;
  product_id: string | null;
  quantity: number | null;
  quantity_unit: Generated<string>;
  remark: Generated<string>;
  sign_up_id: string;
  valid_until: string;
}

export interface SourcingSignUp {
  changed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  employee_id: string | null;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  /**
   * under which both sides write since the buyer has agreed
   */
  inquiry_id: string | null;
  message: Generated<string>;
  participation: Generated<string>;
  reason: Generated<string>;
  sourcing_id: string;
  version: Generated<number>;
  withdrawn_at: Timestamp | null;
}

export interface StoreMark {
  created_at: Generated<Timestamp>;
  mark: string;
  single: Generated<boolean>;
}

export interface Suggestion {
  account_id: string | null;
  answer: Generated<string>;
  answered_at: Timestamp | null;
  contact: Generated<string>;
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  id: string;
  kind: string;
  language: string;
  note: Generated<string>;
  state: Generated<string>;
  text: string;
  told_at: Timestamp | null;
  version: Generated<number>;
  visitor_id: string | null;
}

export interface SupportNote {
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  text: string;
  visitor_id: string;
  written_by: string;
}

export interface SuppressedAddress {
  address: string;
  /**
   * of the mail server
   */
  answer: Generated<string>;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
}

export interface SweptFile {
  at: Generated<Timestamp>;
  name: string;
  why: string;
}

export interface Talk {
  accepted_at: Timestamp | null;
  by_side: string;
  /**
   * who was called, or has answered; null: whoever of the company is there, or an account that is gone
   */
  callee_id: string | null;
  caller_id: string | null;
  conversation_id: string;
  created_at: Generated<Timestamp>;
  ended_at: Timestamp | null;
  ending: string | null;
  exhibition_id: string;
  id: string;
  media: string;
  state: Generated<string>;
}

export interface TalkSeat {
  /**
   * the window that takes part; null while it rings
   */
  device_id: string | null;
  exhibition_id: string;
  person_id: string;
  seen_at: Generated<Timestamp>;
  side: string;
  talk_id: string;
}

export interface TalkSignal {
  exhibition_id: string;
  seq: number;
  signal: Json;
  talk_id: string;
  to_side: string;
}

export interface TrackingDay {
  day: string;
  event: number;
  exhibition_id: string;
  exhibitor_id: string;
  /**
   * times by guests
   */
  guests: number;
  /**
   * different people, guests among them
   */
  people: number;
  seconds: number;
  /**
   * an exhibit, a live, a page; empty: all of the company together
   */
  subject_id: string;
  times: number;
}

export interface TrackingDropped {
  day: string;
  exhibition_id: string;
  reason: string;
  times: number;
}

export interface TrackingEvent {
  at: Timestamp;
  /**
   * of the fair's zone
   */
  day: string;
  /**
   * the code of the table in the contract, as a number
   */
  event: number;
  exhibition_id: string;
  /**
   * whose page or exhibit it is; empty where it is the portal's own
   */
  exhibitor_id: Generated<string>;
  /**
   * what makes it the same event when it is sent again: the half hour of the day for an opened page, else the millisecond of the day
   */
  key: number;
  /**
   * how long the page was looked at, where the event says that
   */
  seconds: Generated<number>;
  /**
   * how far the registration is, 1 to 5 (specification, section 4)
   */
  state: number;
  subject_id: Generated<string>;
  terminal: Generated<string>;
  /**
   * null of a guest, and of somebody who was erased
   */
  visitor_id: string | null;
  /**
   * a person of this day: a hash with the salt of the day
   */
  who: Buffer;
}

export interface TrackingHour {
  day: string;
  event: number;
  exhibition_id: string;
  exhibitor_id: string;
  hour: number;
  times: number;
}

export interface TrackingRolled {
  /**
   * the day was over, and its sums are final
   */
  closed: boolean;
  day: string;
  exhibition_id: string;
  /**
   * how long it took: what takes long is made again less often
   */
  milliseconds: number;
  rolled_at: Timestamp;
}

export interface TrackingSalt {
  day: string;
  salt: Buffer;
}

export interface VerificationCode {
  address: string;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: string;
  purpose: string;
  spent_at: Timestamp | null;
  tries: Generated<number>;
}

export interface Video {
  account_id: string;
  /**
   * as declared before the first byte; counted to the share of the store until it is ready
   */
  bytes: number;
  changed_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  /**
   * the company or person whose share of the store it takes up
   */
  owner_id: string;
  poster: string | null;
  refusal: string | null;
  state: Generated<string>;
  use: string;
}

export interface VipApplication {
  avatar_photo: string;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  exhibition_id: string;
  id: string;
  /**
   * of the letter of invitation; given when passed
   */
  letter_number: string | null;
  name: string;
  nationality: string;
  passport_photo: string;
  passport_sealed: string;
  reason: Generated<string>;
  /**
   * of the last hand-in: the same one sent again is answered, not stored again (G57)
   */
  request_id: string | null;
  sex: string;
  status: string;
  submitted_at: Generated<Timestamp>;
  /**
   * goes up with each application and decision; a decision names the one it was made on
   */
  version: Generated<number>;
  visitor_id: string;
}

export interface VipReview {
  /**
   * of the staff that decided; null where the visitor applied
   */
  account_id: string | null;
  application_id: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  reason: Generated<string>;
  status: string;
}

export interface VisitingCard {
  /**
   * by which the card is exchanged; 50 random bits, renewed at will
   */
  code: string;
  created_at: Generated<Timestamp>;
  employee_id: string | null;
  exhibition_id: string;
  id: string;
  /**
   * fields beside the name that stand on it; the owner decides
   */
  shown: string[];
  visitor_id: string | null;
  withdrawn_at: Timestamp | null;
}

export interface Visitor {
  account_id: string;
  address: Generated<string>;
  /**
   * the fair may pass the contact on to advertisers; the visitor decides
   */
  advertising_sharing: Generated<boolean>;
  /**
   * words that exhibitors find the visitor by: those, the name and what is sourced
   */
  all_words: Generated<string[]>;
  avatar: Generated<string>;
  /**
   * the same: code of the business nature
   */
  business: Generated<string>;
  /**
   * the campaign link by which the registration began; recorded once
   */
  campaign_id: string | null;
  /**
   * the name matched the ID number (real-name check)
   */
  certified_at: Timestamp | null;
  city: Generated<string>;
  company: Generated<string>;
  complete_exhibition_registration: Generated<boolean>;
  complete_questionnaire: Generated<boolean>;
  complete_visitor: Generated<boolean>;
  complete_visitor_register: Generated<boolean>;
  completed_at: Timestamp | null;
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  department: Generated<string>;
  /**
   * sort key made by the program: the company as the directory orders it
   */
  directory_key: Generated<string>;
  exhibition_id: string;
  fax: Generated<string>;
  id: string;
  id_number_sealed: string | null;
  id_type: Generated<string>;
  /**
   * what stands in the answers, for lists: categories of interest
   */
  interests: Generated<string[]>;
  invitation_employee_id: string | null;
  /**
   * whose invitation link the registration came through; recorded once
   */
  invitation_exhibitor_id: string | null;
  invitation_source: Generated<string>;
  language: Generated<string>;
  /**
   * may be found by exhibitors and guests; the visitor decides
   */
  listed: Generated<boolean>;
  /**
   * exhibitors are told that this visitor looked at them; the visitor decides
   */
  looks_shown: Generated<boolean>;
  mobile: Generated<string>;
  mobile_area_code: Generated<string>;
  name: Generated<string>;
  position: Generated<string>;
  province: Generated<string>;
  /**
   * words that guests find the visitor by: company, position, country
   */
  public_words: Generated<string[]>;
  review_reason: Generated<string>;
  review_state: string | null;
  /**
   * goes up with each review and suspension; a decision names the one it was made on
   */
  review_version: Generated<number>;
  suspended_at: Timestamp | null;
  /**
   * account of the staff that suspended
   */
  suspended_by: string | null;
  suspended_reason: Generated<string>;
  title: Generated<string>;
  /**
   * what the visitor does on the pages is counted; the visitor decides
   */
  tracked: Generated<boolean>;
  /**
   * the same: what is sourced, in the visitor's own words
   */
  wanted: Generated<string>;
  website: Generated<string>;
}

export interface VisitorReview {
  /**
   * of the staff that decided; null where the portal did, on completion or when handed in again
   */
  account_id: string | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  reason: Generated<string>;
  state: string;
  visitor_id: string;
}

export interface Webhook {
  active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  events: string[];
  exhibition_id: string;
  exhibitor_id: string;
  failing_since: Timestamp | null;
  id: string;
  name: string;
  old_secret_sealed: string | null;
  old_secret_until: Timestamp | null;
  request_id: string | null;
  secret_sealed: string;
  /**
   * switched off by the portal, since nothing arrived for days
   */
  stopped_at: Timestamp | null;
  url: string;
}

export interface WebhookDelivery {
  answer: Generated<string>;
  created_at: Generated<Timestamp>;
  event: string;
  exhibition_id: string;
  failure: string | null;
  id: string;
  milliseconds: number | null;
  next_at: Timestamp | null;
  /**
   * which of the times that this happened; empty where it happens once
   */
  occasion: Generated<string>;
  /**
   * counts sendings by hand: work that waits for an earlier one does nothing
   */
  round: Generated<number>;
  state: Generated<string>;
  status: number | null;
  /**
   * what the event is about; what is told of it is read when it is sent
   */
  subject_id: string;
  tried_at: Timestamp | null;
  tries: Generated<number>;
  webhook_id: string;
}

export interface WorkDigest {
  employee_id: string;
  every: Generated<string>;
  exhibition_id: string;
  told_on: string | null;
}

export interface DB {
  account: Account;
  address_change: AddressChange;
  address_correction: AddressCorrection;
  agenda_busy: AgendaBusy;
  agenda_feed: AgendaFeed;
  agenda_programme: AgendaProgramme;
  announcement: Announcement;
  answer: Answer;
  api_key: ApiKey;
  article: Article;
  audit: Audit;
  authenticator: Authenticator;
  autosave: Autosave;
  badge: Badge;
  badge_layout: BadgeLayout;
  block: Block;
  campaign: Campaign;
  campaign_day: CampaignDay;
  campaign_visit: CampaignVisit;
  captcha_challenge: CaptchaChallenge;
  captcha_pass: CaptchaPass;
  category: Category;
  chat_answerer: ChatAnswerer;
  chat_attachment: ChatAttachment;
  chat_message: ChatMessage;
  chat_report: ChatReport;
  chat_translation: ChatTranslation;
  collection: Collection;
  collection_exhibitor: CollectionExhibitor;
  compliance_rule: ComplianceRule;
  consent: Consent;
  contact: Contact;
  conversation: Conversation;
  conversation_reader: ConversationReader;
  customer: Customer;
  customer_note: CustomerNote;
  digest: Digest;
  document_opening: DocumentOpening;
  document_request: DocumentRequest;
  employee: Employee;
  entry: Entry;
  erasure: Erasure;
  exhibition: Exhibition;
  exhibitor: Exhibitor;
  exhibitor_application: ExhibitorApplication;
  exhibitor_figure: ExhibitorFigure;
  exhibitor_task: ExhibitorTask;
  exhibitor_task_done: ExhibitorTaskDone;
  fair_clone: FairClone;
  favourite: Favourite;
  file: File;
  first_shown: FirstShown;
  floor: Floor;
  follow: Follow;
  footprint: Footprint;
  gate: Gate;
  guest: Guest;
  hall: Hall;
  home_part: HomePart;
  home_section: HomeSection;
  hotspot_point: HotspotPoint;
  hotspot_scene: HotspotScene;
  ingredient: Ingredient;
  inquiry: Inquiry;
  inquiry_product: InquiryProduct;
  inquiry_question: InquiryQuestion;
  intent_order: IntentOrder;
  invitation: Invitation;
  invitation_code: InvitationCode;
  last_edit: LastEdit;
  latest_products: LatestProducts;
  lead: Lead;
  lead_entry: LeadEntry;
  lead_rule: LeadRule;
  lead_score_weight: LeadScoreWeight;
  lead_turn: LeadTurn;
  limit_counter: LimitCounter;
  limited_token: LimitedToken;
  list_view: ListView;
  live: Live;
  live_host: LiveHost;
  live_like: LiveLike;
  live_message: LiveMessage;
  live_minute: LiveMinute;
  live_mute: LiveMute;
  live_pin: LivePin;
  live_product: LiveProduct;
  live_viewer: LiveViewer;
  live_want: LiveWant;
  login_qr: LoginQr;
  mail_text: MailText;
  mailing: Mailing;
  mailing_letter: MailingLetter;
  meeting: Meeting;
  meeting_appointment: MeetingAppointment;
  meeting_booking: MeetingBooking;
  meeting_note: MeetingNote;
  meeting_presence: MeetingPresence;
  meeting_signup: MeetingSignup;
  meeting_wish: MeetingWish;
  message: Message;
  notice: Notice;
  notification_setting: NotificationSetting;
  opening_hours: OpeningHours;
  opening_subscription: OpeningSubscription;
  organizer_staff: OrganizerStaff;
  page_draft: PageDraft;
  page_link: PageLink;
  page_version: PageVersion;
  plan_booth: PlanBooth;
  plan_element: PlanElement;
  plan_revision: PlanRevision;
  post: Post;
  post_comment: PostComment;
  post_like: PostLike;
  post_report: PostReport;
  preregistration: Preregistration;
  private_picture: PrivatePicture;
  product: Product;
  product_document: ProductDocument;
  product_draft: ProductDraft;
  product_import: ProductImport;
  product_import_row: ProductImportRow;
  programme: Programme;
  push_device: PushDevice;
  push_key: PushKey;
  question: Question;
  questionnaire: Questionnaire;
  quick_reply: QuickReply;
  quote: Quote;
  realtime_presence: RealtimePresence;
  realtime_process: RealtimeProcess;
  received_card: ReceivedCard;
  recent_search: RecentSearch;
  recommendation_mute: RecommendationMute;
  recovery_code: RecoveryCode;
  release: Release;
  reply_template: ReplyTemplate;
  report_share: ReportShare;
  request_message: RequestMessage;
  saved_search: SavedSearch;
  scan: Scan;
  search_document: SearchDocument;
  search_facet: SearchFacet;
  search_miss: SearchMiss;
  search_setting: SearchSetting;
  search_tally: SearchTally;
  search_term_block: SearchTermBlock;
  search_term_use: SearchTermUse;
  search_word: SearchWord;
  secret_fingerprint: SecretFingerprint;
  sent_request: SentRequest;
  session: Session;
  set_up_link: SetUpLink;
  sheet_heads: SheetHeads;
  sourcing: Sourcing;
  sourcing_file: SourcingFile;
  sourcing_line: SourcingLine;
  sourcing_match: SourcingMatch;
  sourcing_offer: SourcingOffer;
  sourcing_sign_up: SourcingSignUp;
  store_mark: StoreMark;
  suggestion: Suggestion;
  support_note: SupportNote;
  suppressed_address: SuppressedAddress;
  swept_file: SweptFile;
  talk: Talk;
  talk_seat: TalkSeat;
  talk_signal: TalkSignal;
  tracking_day: TrackingDay;
  tracking_dropped: TrackingDropped;
  tracking_event: TrackingEvent;
  tracking_hour: TrackingHour;
  tracking_rolled: TrackingRolled;
  tracking_salt: TrackingSalt;
  verification_code: VerificationCode;
  video: Video;
  vip_application: VipApplication;
  vip_review: VipReview;
  visiting_card: VisitingCard;
  visitor: Visitor;
  visitor_review: VisitorReview;
  webhook: Webhook;
  webhook_delivery: WebhookDelivery;
  work_digest: WorkDigest;
}
