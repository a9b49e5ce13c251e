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
  email: string | null;
  id: string;
  mobile: string | null;
  password_hash: string | null;
}

export interface Answer {
  choices: Generated<string[]>;
  exhibition_id: string;
  question: string;
  text: Generated<string>;
  visitor_id: string;
}

export interface Article {
  body_en: string;
  body_zh: string;
  exhibition_id: string;
  id: string;
  picture: Generated<string>;
  published_at: Timestamp;
  summary_en: string;
  summary_zh: string;
  title_en: string;
  title_zh: string;
}

export interface Category {
  code: string;
  exhibition_id: string;
  name_en: string;
  name_zh: string;
  parent: string | null;
  sort: number;
}

export interface Consent {
  account_id: string;
  exhibition_id: string;
  given_at: Generated<Timestamp>;
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
  id: string;
  removed_at: Timestamp | null;
  source: string;
  state: Generated<string>;
  visitor_id: string;
}

export interface Employee {
  account_id: string | null;
  admin: Generated<boolean>;
  created_at: Generated<Timestamp>;
  email: Generated<string>;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  language: Generated<string>;
  mobile: Generated<string>;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  position_en: Generated<string>;
  position_zh: Generated<string>;
  resigned_at: Timestamp | null;
}

export interface Exhibition {
  about_en: Generated<string>;
  about_zh: Generated<string>;
  attributes: Generated<Json>;
  city_en: string;
  city_zh: string;
  classes: Generated<Json>;
  code: string;
  consent_version: string;
  created_at: Generated<Timestamp>;
  crops: Generated<Json>;
  ends_on: string;
  exhibitor_disabled: Generated<boolean>;
  formulations: Generated<Json>;
  host: string | null;
  id: string;
  is_default: Generated<boolean>;
  name_en: string;
  name_zh: string;
  /**
   * questions and answers of the Q&A page
   */
  questions_answered: Generated<Json>;
  registration_mode: Generated<number>;
  review_at_once: Generated<boolean>;
  search_hint_en: Generated<string>;
  search_hint_zh: Generated<string>;
  short_name_en: string;
  short_name_zh: string;
  slogan_en: string;
  slogan_zh: string;
  starts_on: string;
  theme: Json;
  venue_en: string;
  venue_zh: string;
  visitor_delay: Generated<boolean>;
}

export interface Exhibitor {
  address_en: Generated<string>;
  address_zh: Generated<string>;
  banners: Generated<string[]>;
  booth_number: Generated<string>;
  brand: Generated<string>;
  categories: Generated<string[]>;
  city_en: Generated<string>;
  city_zh: Generated<string>;
  country: Generated<string>;
  created_at: Generated<Timestamp>;
  email: Generated<string>;
  exhibition_id: string;
  featured: number | null;
  founded_year: number | null;
  hall: string | null;
  id: string;
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
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
  province_en: Generated<string>;
  province_zh: Generated<string>;
  scale: Generated<string>;
  short_name_en: Generated<string>;
  short_name_zh: Generated<string>;
  sourcing_demand_en: Generated<string>;
  sourcing_demand_zh: Generated<string>;
  telephone: Generated<string>;
  updated_at: Generated<Timestamp>;
  website: Generated<string>;
}

export interface Favourite {
  created_at: Generated<Timestamp>;
  deleted: Generated<boolean>;
  exhibition_id: string;
  subject_id: string;
  subject_type: string;
  visitor_id: string;
}

export interface File {
  bytes: number;
  created_at: Generated<Timestamp>;
  /**
   * for demo pictures: what to draw; made when first asked for
   */
  drawing: Json | null;
  exhibition_id: string;
  height: number;
  id: string;
  kind: string;
  /**
   * the exhibitor that uploaded it; only its own products may use it
   */
  owner_id: string;
  use: string;
  width: number;
}

export interface Hall {
  code: string;
  colour: string;
  exhibition_id: string;
  floor: string;
  name_en: string;
  name_zh: string;
  sort: number;
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
}

export interface IntentOrder {
  contacted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  exhibitor_id: string;
  id: string;
  product_id: string;
  quantity: number;
  remark: Generated<string>;
  request_id: string | null;
  salesperson_id: string | null;
  state: Generated<string>;
  unit: string;
  visitor_id: string;
}

export interface LimitCounter {
  count: number;
  key: string;
  window_seconds: number;
  window_starts_at: Timestamp;
}

export interface Message {
  body: string;
  code: string | null;
  created_at: Generated<Timestamp>;
  exhibition_id: string | null;
  id: string;
  kind: string;
  link: string | null;
  recipient: string;
  sent_at: Timestamp | null;
  state: Generated<string>;
  subject: Generated<string>;
  tries: Generated<number>;
}

export interface Notice {
  body_en: string;
  body_zh: string;
  created_at: Generated<Timestamp>;
  exhibition_id: string;
  id: string;
  link: Generated<string>;
  notice_type: string;
  /**
   * a visitor or an employee
   */
  recipient_id: string;
  seen_at: Timestamp | null;
  title_en: string;
  title_zh: string;
}

export interface OrganizerStaff {
  account_id: string;
  exhibition_id: string;
  id: string;
  role: Generated<string>;
}

export interface PageLink {
  exhibition_id: string;
  id: string;
  picture: Generated<string>;
  place: string;
  show_type: Generated<string>;
  sort: number;
  title_en: string;
  title_zh: string;
  url: string;
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
  introduction_en: Generated<string>;
  introduction_zh: Generated<string>;
  long_pictures: Generated<string[]>;
  minimum_order_quantity: Numeric | null;
  minimum_order_unit: string | null;
  name_en: Generated<string>;
  name_zh: Generated<string>;
  pictures: string[];
  published_at: Generated<Timestamp>;
  purchase_price: Generated<string>;
  sale_price: Generated<string>;
  scope: number;
  sort_number: number | null;
  spot: Generated<boolean>;
  strength: Generated<string>;
  tags: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Programme {
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
}

export interface Question {
  code: string;
  exhibition_id: string;
  kind: string;
  max: number | null;
  options: Generated<Json>;
  required: boolean;
  sort: number;
  title_en: string;
  title_zh: string;
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

export interface SearchTally {
  change: number;
  exhibition_id: string;
  facet: number;
  kind: string;
  scope: number;
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

export interface Session {
  account_id: string;
  created_at: Generated<Timestamp>;
  ends_at: Timestamp;
  exhibition_id: string;
  id: string;
  idle_until: Timestamp;
  last_used_at: Generated<Timestamp>;
  remember: boolean;
  subject_type: string;
  /**
   * sha-256 of the token; the token itself is kept nowhere (G20)
   */
  token_hash: Buffer;
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

export interface Visitor {
  account_id: string;
  address: Generated<string>;
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
  exhibition_id: string;
  id: string;
  language: Generated<string>;
  mobile: Generated<string>;
  mobile_area_code: Generated<string>;
  name: Generated<string>;
  position: Generated<string>;
  province: Generated<string>;
  review_reason: Generated<string>;
  review_state: string | null;
  title: Generated<string>;
  website: Generated<string>;
}

export interface DB {
  account: Account;
  answer: Answer;
  article: Article;
  category: Category;
  consent: Consent;
  contact: Contact;
  employee: Employee;
  exhibition: Exhibition;
  exhibitor: Exhibitor;
  favourite: Favourite;
  file: File;
  hall: Hall;
  ingredient: Ingredient;
  intent_order: IntentOrder;
  limit_counter: LimitCounter;
  message: Message;
  notice: Notice;
  organizer_staff: OrganizerStaff;
  page_link: PageLink;
  product: Product;
  programme: Programme;
  question: Question;
  search_document: SearchDocument;
  search_facet: SearchFacet;
  search_tally: SearchTally;
  search_word: SearchWord;
  session: Session;
  verification_code: VerificationCode;
  visitor: Visitor;
}
