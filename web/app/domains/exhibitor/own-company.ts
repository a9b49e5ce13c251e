import type { WorkbenchHome } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import type { NavIconName } from '../../ui/nav-icons.tsx';
import { DRAFTS } from '../../components/product-import/product-import-state.ts';
import { completenessOf } from './company-form-values.ts';
import type { ownCompanyTexts } from './own-company.texts.ts';

type TextOf<P extends string> = Extract<keyof typeof ownCompanyTexts, P>;

/** Something that waits for this employee: how much, since when (an instant) or how complete in percent, and where it is done. */
export type Need = {
  text: TextOf<`need${string}`>;
  to: string;
  icon: NavIconName;
  count: number;
  since?: string | null;
  percent?: number;
  /** Good to know rather than to do. */
  news?: true;
};

/** A step of the first hour, and whether it is done. */
export type FirstStep = { text: TextOf<`first${string}`>; to: string; done: boolean };

const partsMissing = ({ company }: WorkbenchHome): Need => {
  const { missing, percent } = completenessOf(company.form);
  return { text: 'needBooth', to: '/company-info', icon: 'company', count: missing.length, percent };
};

/**
 * What needs somebody of a company, the most urgent first: people who wait before what is unfinished, and last what is news.
 * `isCompanyAdmin`: whether the company itself and its colleagues are this employee's.
 */
export function needsOf(home: WorkbenchHome, mayLead: boolean): readonly Need[] {
  const {
    orders,
    messages,
    chats,
    acceptedQuotes,
    followUps,
    customersDue,
    documentRequests,
    sourcing,
    appointments,
    tasks,
    colleagues,
    comments,
    viewers,
  } = home;
  const post = comments.postId === null ? '/opportunity-manage/list' : `/find-opportunity?post=${comments.postId}`;
  const needs: Need[] = [
    { text: 'needOrders', to: '/potential-order?state=notContacted', icon: 'order', ...orders },
    {
      text: 'needMessages',
      to: messages.leadId === null ? '/potential-order' : `/potential-order?lead=${messages.leadId}`,
      icon: 'chat',
      count: messages.count,
      since: messages.since,
    },
    { text: 'needChats', to: '/chat?only=unanswered', icon: 'chat', ...chats },
    { text: 'needAccepted', to: '/potential-order?state=quoted', icon: 'check', ...acceptedQuotes },
    { text: 'needFollowUps', to: '/potential-order?due=true', icon: 'clock', count: followUps },
    {
      text: 'needCustomers',
      to: customersDue.customerId === null ? '/customer-pool' : `/customer/${customersDue.customerId}`,
      icon: 'clock',
      count: customersDue.count,
    },
    { text: 'needRequests', to: '/document-requests?state=open', icon: 'document', ...documentRequests },
    { text: 'needAppointments', to: '/meetingAppointments', icon: 'calendar', ...appointments },
    { text: 'needSourcing', to: '/procurementDocking', icon: 'basket', ...sourcing },
    { text: 'needTasks', to: '/company-tasks', icon: 'check', count: tasks.count },
    { text: 'needColleagues', to: '/my-employee-list?state=waiting', icon: 'people', ...colleagues },
    { text: 'needComments', to: post, icon: 'comment', count: comments.count },
    { text: 'needPosts', to: '/opportunity-manage/list?state=refused', icon: 'warning', count: home.refusedPosts },
    { text: 'needPictures', to: DRAFTS, icon: 'edit', count: home.drafts.withoutPicture },
    { text: 'needPublish', to: DRAFTS, icon: 'upload', count: home.drafts.withPicture },
    ...(mayLead && !isNew(home) ? [partsMissing(home)] : []),
    { text: 'needViewers', to: '/footprint/person', icon: 'clock', count: viewers.people, news: true },
  ];
  return needs.filter(({ count }) => count > 0);
}

/** Guests find nothing at this booth yet. */
export const isNew = ({ figures }: WorkbenchHome): boolean => figures.exhibits === 0 || figures.publicExhibits === 0;

/** So few exhibits are a beginning. */
const FEW_EXHIBITS = 3;

/** Shown while guests find nothing yet, and after that until its steps are done or the company has got on by itself. */
export const isInFirstHour = (home: WorkbenchHome, mayLead: boolean): boolean =>
  isNew(home) || (home.figures.exhibits < FEW_EXHIBITS && firstHourOf(home, mayLead).some((step) => !step.done));

/** What a new booth begins with, in this order. */
export function firstHourOf(home: WorkbenchHome, mayLead: boolean): readonly FirstStep[] {
  const { company, figures } = home;
  const { form } = company;
  const said = form.introduction.zh !== '' || form.introduction.en !== '';
  const profile = form.logo !== null && said && form.categories.length > 0;
  const steps: (FirstStep & { leads?: true })[] = [
    { text: 'firstCompany', to: '/company-info', done: profile, leads: true },
    { text: 'firstExhibit', to: '/add-exhibit', done: figures.exhibits > 0 },
    { text: 'firstPublic', to: '/my-exhibit-list', done: figures.publicExhibits > 0 },
    { text: 'firstColleague', to: '/add-employee', done: figures.employees > 1, leads: true },
    { text: 'firstPost', to: '/opportunity-manage/publish', done: figures.posts > 0 },
  ];
  return steps.flatMap(({ leads = false, ...step }) => (leads && !mayLead ? [] : [step]));
}

/** Whole days since an instant. */
export const daysSince = (instant: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / (24 * 3_600_000)));
