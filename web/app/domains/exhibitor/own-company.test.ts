import { workbenchHome, type WorkbenchHome } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { companyForm } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { describe, expect, test } from 'vitest';
import { daysSince, firstHourOf, isInFirstHour, isNew, needsOf } from './own-company.ts';

const nobody = { count: 0, since: null };
const EMPTY: WorkbenchHome = workbenchHome.parse({
  company: {
    id: 'X',
    name: { zh: '甲', en: 'A' },
    logo: '',
    booth: null,
    form: companyForm.parse({ name: { zh: '甲', en: 'A' }, country: 'CN' }),
  },
  orders: nobody,
  messages: { ...nobody, leadId: null },
  acceptedQuotes: nobody,
  followUps: 0,
  customersDue: { count: 0, customerId: null },
  chats: nobody,
  documentRequests: nobody,
  sourcing: nobody,
  appointments: nobody,
  tasks: { count: 0, dueOn: null },
  colleagues: nobody,
  drafts: { withoutPicture: 0, withPicture: 0 },
  comments: { count: 0, postId: null },
  refusedPosts: 0,
  viewers: { people: 0, lastAt: null },
  figures: {
    exhibits: 0,
    publicExhibits: 0,
    publicExhibitsMax: 10,
    showcases: 0,
    posts: 0,
    orders: 0,
    favourites: 0,
    employees: 1,
  },
  package: { package: { code: 'standard', name: { zh: '标准套餐', en: 'Standard' } }, limits: [] },
});
const OLD: WorkbenchHome = { ...EMPTY, figures: { ...EMPTY.figures, exhibits: 3, publicExhibits: 1 } };

describe('what needs somebody of a company', () => {
  test('is nothing where nothing waits, but for an administrator what is missing of the booth', () => {
    expect(needsOf(OLD, false)).toEqual([]);
    expect(needsOf(OLD, true).map(({ text, to }) => [text, to])).toEqual([['needBooth', '/company-info']]);
  });
  test('is led by people who wait, and each line leads to where it is done', () => {
    const full: WorkbenchHome = {
      ...OLD,
      orders: { count: 2, since: '2026-03-01T00:00:00.000Z' },
      messages: { count: 2, since: '2026-03-02T00:00:00.000Z', leadId: 'L000000001' },
      acceptedQuotes: { count: 1, since: '2026-03-02T00:00:00.000Z' },
      followUps: 3,
      customersDue: { count: 2, customerId: 'C000000001' },
      chats: { count: 1, since: '2026-03-02T00:00:00.000Z' },
      documentRequests: { count: 1, since: '2026-03-02T00:00:00.000Z' },
      sourcing: { count: 4, since: '2026-03-02T00:00:00.000Z' },
      appointments: { count: 2, since: '2026-03-02T00:00:00.000Z' },
      tasks: { count: 3, dueOn: '2026-03-09' },
      colleagues: { count: 1, since: '2026-03-02T00:00:00.000Z' },
      comments: { count: 3, postId: 'P000000001' },
      refusedPosts: 1,
      drafts: { withoutPicture: 4, withPicture: 2 },
      viewers: { people: 5, lastAt: '2026-03-02T00:00:00.000Z' },
    };
    expect(needsOf(full, true).map(({ text, to, count }) => [text, to, count])).toEqual([
      ['needOrders', '/potential-order?state=notContacted', 2],
      ['needMessages', '/potential-order?lead=L000000001', 2],
      ['needChats', '/chat?only=unanswered', 1],
      ['needAccepted', '/potential-order?state=quoted', 1],
      ['needFollowUps', '/potential-order?due=true', 3],
      ['needCustomers', '/customer/C000000001', 2],
      ['needRequests', '/document-requests?state=open', 1],
      ['needAppointments', '/meetingAppointments', 2],
      ['needSourcing', '/procurementDocking', 4],
      ['needTasks', '/company-tasks', 3],
      ['needColleagues', '/my-employee-list?state=waiting', 1],
      ['needComments', '/find-opportunity?post=P000000001', 3],
      ['needPosts', '/opportunity-manage/list?state=refused', 1],
      ['needPictures', '/my-exhibit-list?state=drafts', 4],
      ['needPublish', '/my-exhibit-list?state=drafts', 2],
      ['needBooth', '/company-info', expect.any(Number)],
      ['needViewers', '/footprint/person', 5],
    ]);
  });
});

describe('the first hour of a new booth', () => {
  const stepsOf = (home: WorkbenchHome, mayLead: boolean) =>
    firstHourOf(home, mayLead).map(({ text, done }) => [text, done]);
  test('ends when guests find an exhibit', () => {
    expect([isNew(EMPTY), isNew({ ...OLD, figures: { ...OLD.figures, publicExhibits: 0 } }), isNew(OLD)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('stays after the first public exhibit while steps are left, and not for a company that has got on without them', () => {
    const begun = { ...OLD, figures: { ...OLD.figures, exhibits: 1 } };
    const done = { ...begun, figures: { ...begun.figures, posts: 1 } };
    expect([isInFirstHour(EMPTY, false), isInFirstHour(begun, false), isInFirstHour(done, false)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isInFirstHour(OLD, true)).toBe(false);
  });
  test('has for sales staff the steps that are theirs', () => {
    expect(stepsOf(EMPTY, true)).toEqual([
      ['firstCompany', false],
      ['firstExhibit', false],
      ['firstPublic', false],
      ['firstColleague', false],
      ['firstPost', false],
    ]);
    expect(stepsOf(EMPTY, false).map(([text]) => text)).toEqual(['firstExhibit', 'firstPublic', 'firstPost']);
  });
  test('knows what is done', () => {
    const { form } = EMPTY.company;
    const begun: WorkbenchHome = {
      ...EMPTY,
      company: {
        ...EMPTY.company,
        form: { ...form, logo: 'F000000001', categories: ['herbicides'], introduction: { zh: '', en: 'We make SL.' } },
      },
      figures: { ...EMPTY.figures, exhibits: 1, employees: 2, posts: 1 },
    };
    expect(stepsOf(begun, true).map(([, done]) => done)).toEqual([true, true, false, true, true]);
  });
});

test('days are whole ones', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  expect(daysSince('2026-03-10T11:00:00.000Z', now)).toBe(0);
  expect(daysSince('2026-03-09T12:00:00.000Z', now)).toBe(1);
  expect(daysSince('2026-03-01T13:00:00.000Z', now)).toBe(8);
  expect(daysSince('2026-03-11T12:00:00.000Z', now)).toBe(0);
});
