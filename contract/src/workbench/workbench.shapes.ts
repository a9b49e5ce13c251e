import { z } from 'zod';
import { booth } from '../exhibitor/exhibitor.shapes.ts';
import { storedCompany } from '../exhibitor/company.shapes.ts';
import { employeeState } from '../exhibitor/employee.shapes.ts';
import { packageUse } from '../exhibitor/package.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { leadState } from '../lead/lead.shapes.ts';
import { documentRequestState } from '../product-document/product-document.shapes.ts';

/** How much there is in each room of an exhibitor's workbench, as this employee may see it. */
export const workbenchCounts = z.object({
  exhibits: z.int(),
  drafts: z.int(),
  /** Orders and inquiries whose buyer nobody has contacted yet. */
  orders: z.int(),
  /** Document requests that wait for an answer. */
  documentRequests: z.int(),
  /** Appointments of procurement meetings that buyers have proposed. */
  appointments: z.int(),
  /** Requirements that fit the company, for which it may sign up and has not. */
  sourcing: z.int(),
  /** Exhibitor tasks that are not done yet. */
  tasks: z.int(),
  /** Posts that are public, under review or sent back. */
  posts: z.int(),
  showcases: z.int(),
  /** Colleagues who ask to join; for administrators, 0 for everybody else. */
  colleagues: z.int(),
});
export type WorkbenchCounts = z.output<typeof workbenchCounts>;

/** So many wait, the longest since then; `since` is null where none does. */
const waiting = z.object({ count: z.int(), since: z.string().nullable() });
export type Waiting = z.output<typeof waiting>;

/** What needs somebody of a company first, then how the company stands. */
export const workbenchHome = z.object({
  company: z.object({
    id: z.string(),
    name: bilingualOut,
    logo: z.string(),
    booth: booth.nullable(),
    /** As the company wrote itself: what is missing of it is judged by it. */
    form: storedCompany,
  }),
  orders: waiting,
  /** Messages of buyers under leads that nobody has read; `leadId`: where the oldest stands. */
  messages: waiting.extend({ leadId: z.string().nullable() }),
  /** Leads whose buyers have accepted a quote and that are neither won nor lost yet. */
  acceptedQuotes: waiting,
  /** Leads to be followed up by today. */
  followUps: z.int(),
  /** Customers to be followed up by today; `customerId`: the first of them. */
  customersDue: z.object({ count: z.int(), customerId: z.string().nullable() }),
  /** Conversations in which a buyer waits for an answer. */
  chats: waiting,
  documentRequests: waiting,
  /** Requirements that fit the company, for which it may sign up and has not. */
  sourcing: waiting,
  /** Appointments of procurement meetings that buyers have proposed. */
  appointments: waiting,
  /** Exhibitor tasks that are not done yet, with the soonest day for one. */
  tasks: z.object({ count: z.int(), dueOn: z.string().nullable() }),
  colleagues: waiting,
  /** Drafts of exhibits that lack a picture, and those that have one and wait to be published. */
  drafts: z.object({ withoutPicture: z.int(), withPicture: z.int() }),
  /** Comments of others on posts one manages, of the last days, after which the company has said nothing. */
  comments: z.object({ count: z.int(), postId: z.string().nullable() }),
  /** Posts one manages that the organizer has sent back. */
  refusedPosts: z.int(),
  /** Visitors who looked at the company or its exhibits within a week, as far as they let that be known. */
  viewers: z.object({ people: z.int(), lastAt: z.string().nullable() }),
  figures: z.object({
    exhibits: z.int(),
    publicExhibits: z.int(),
    publicExhibitsMax: z.int(),
    showcases: z.int(),
    posts: z.int(),
    /** Orders this employee may handle, whatever their state. */
    orders: z.int(),
    /** How often the company or one of its exhibits stands among somebody's favourites. */
    favourites: z.int(),
    /** Colleagues who are employees of the company or invited. */
    employees: z.int(),
  }),
  package: packageUse,
});
export type WorkbenchHome = z.output<typeof workbenchHome>;

/** A few things of each kind that hold what was typed, the best known first; what one may not see is not among them. */
export const workbenchFound = z.object({
  exhibits: z.array(z.object({ id: z.string(), name: bilingualOut, cover: z.string(), strength: z.string() })),
  drafts: z.array(z.object({ id: z.string(), name: bilingualOut, articleNumber: z.string() })),
  /** Orders and inquiries. `product`: the first of those it is about; null where it is about the booth. */
  leads: z.array(
    z.object({
      id: z.string(),
      buyer: z.string(),
      company: z.string(),
      product: bilingualOut.nullable(),
      state: leadState,
      createdAt: z.string(),
    }),
  ),
  /** Buyers whom the company knows. */
  customers: z.array(z.object({ id: z.string(), name: z.string(), company: z.string() })),
  documentRequests: z.array(
    z.object({
      id: z.string(),
      visitor: z.string(),
      company: z.string(),
      product: bilingualOut,
      state: documentRequestState,
      askedAt: z.string(),
      /** The page on which it stands in the list of its state, at that list's usual size. */
      pageNum: z.int(),
    }),
  ),
  colleagues: z.array(z.object({ id: z.string(), name: bilingualOut, position: bilingualOut, state: employeeState })),
});
export type WorkbenchFound = z.output<typeof workbenchFound>;
