import type { Db } from '../server/src/platform/database/kysely.ts';
import type { CompanyRows } from './demo-company.ts';
import { buyerCompany, buyerCountry, department, jobTitle, person } from './data/people.ts';
import { random as randomOf } from './data/random.ts';
import { staffRows, type Accounts } from './demo-accounts.ts';
import { answerRows, demoAnswers } from './demo-answers.ts';
import { loadChats } from './demo-chats.ts';
import { giveMeetings } from './demo-meetings.ts';
import { eventRows } from './demo-events.ts';
import { loadInterests } from './demo-interests.ts';
import { favouriteRows, noticeRows, orderRows, poolRows, type PeoplePlan } from './demo-leads.ts';
import { loadPosts } from './demo-posts.ts';
import { asRegistered, isApproved, reviewRows, withReviews } from './demo-review.ts';
import { footprintRows } from './demo-footprints.ts';
import { accountRow, visitorRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

/** What the demo buyer, a head of purchasing, answers to the questionnaire whatever the dice say. */
const BUYER = {
  businessType: ['importer'],
  function: ['purchasing'],
  purchasingRole: ['decide'],
  contact: ['matched'],
};

function visitorOf(plan: PeoplePlan, accountId: string, index: number) {
  const { random, fair, exhibitionId } = plan;
  const country = buyerCountry(random);
  const lang = country === 'CN' ? 'zh' : 'en';
  return visitorRow(exhibitionId, accountId, {
    name: person(random, country)[lang],
    company: buyerCompany(random, fair.definition.code, country)[lang],
    position: jobTitle(random)[lang],
    department: department(random)[lang],
    title: '',
    country,
    province: '',
    city: '',
    mobile_area_code: '1',
    mobile: `${areaOf(plan)}55501${String(index % 100).padStart(2, '0')}`,
    language: lang,
  });
}

/** North American numbers that are kept free for fiction: 555-0100 to 555-0199. The first hundred buyers of a fair have one. */
const areaOf = ({ fair }: PeoplePlan): string => (fair.definition.code === 'agro' ? '212' : '213');
function demoMobile(plan: PeoplePlan, index: number): string | null {
  return index < 100 ? `1${areaOf(plan)}55501${String(index).padStart(2, '0')}` : null;
}

/** The demo's own visitors and those of the trade, as they are registered and reviewed. */
async function loadVisitors(db: Db, plan: PeoplePlan, accounts: Accounts) {
  const { exhibitionId, fair } = plan;
  const others = Array.from({ length: plan.visitors - 2 }, (_, index) =>
    accountRow({
      demo: true,
      email: `buyer${index + 1}@${fair.definition.code}-trade.example`,
      mobile: demoMobile(plan, index),
    }),
  );
  await insertRows(db, 'account', others);
  const buyer = visitorRow(exhibitionId, accounts.visitor, {
    name: '王敏',
    company: '禾田国际农资有限公司',
    position: '采购总监',
  });
  const newcomer = visitorRow(exhibitionId, accounts.newcomer, {
    complete_exhibition_registration: false,
    name: '',
    company: '',
    position: '',
    department: '',
    mobile: '',
    mobile_area_code: '',
    country: '',
  });
  const trade = others.map((account, index) => visitorOf(plan, account.id, index));
  const visitors = [
    asRegistered(buyer),
    asRegistered(newcomer),
    ...withReviews(trade, fair.definition.code, accounts.organizer),
  ];
  await insertRows(db, 'visitor', visitors);
  await insertRows(db, 'organizer_staff', staffRows(exhibitionId, accounts));
  await insertRows(db, 'visitor_review', reviewRows(visitors, accounts.organizer));
  return { buyer, visitors };
}

type Visitors = Awaited<ReturnType<typeof loadVisitors>>;

async function loadAnswers(db: Db, { fair, exhibitionId }: PeoplePlan, { buyer, visitors }: Visitors): Promise<void> {
  const { questionnaire, code } = fair.definition;
  const random = randomOf(`answers at ${code}`);
  const registered = visitors.filter((visitor) => visitor.complete_exhibition_registration);
  const rows = registered.flatMap(({ id }) =>
    answerRows(exhibitionId, id, demoAnswers(questionnaire, random, id === buyer.id ? BUYER : {})),
  );
  await insertRows(db, 'answer', rows);
}

/** Visitors, the pools some of them are in, favourites and orders. */
export async function loadPeople(
  db: Db,
  plan: PeoplePlan,
  accounts: Accounts,
  companies: readonly CompanyRows[],
): Promise<void> {
  const { random, exhibitionId } = plan;
  const { code } = plan.fair.definition;
  const people = await loadVisitors(db, plan, accounts);
  const { buyer } = people;
  await loadAnswers(db, plan, people);

  const visitors = people.visitors.filter(isApproved);
  await insertRows(db, 'contact', poolRows(companies, buyer.id, visitors, random));
  const open = companies.slice(0, 60).flatMap((company) => company.products.filter((product) => product.scope === 0));
  const orders = orderRows(companies, open, visitors, plan);
  await insertRows(
    db,
    'intent_order',
    orders.map(({ order }) => order),
  );
  // their leads were written with them
  for (const { order, answeredAt } of orders)
    if (answeredAt !== null)
      await db
        .updateTable('lead')
        .set({ state: 'contacted', answered_at: answeredAt })
        .where('id', '=', order.id)
        .execute();
  const staff = (companies[0]?.employees ?? []).filter((one) => one.resigned_at === null);
  await insertRows(db, 'notice', noticeRows(plan, buyer.id, staff));
  await loadChats(db, companies, buyer, visitors);
  const others = visitors.filter(({ id }) => id !== buyer.id);
  await giveMeetings(db, exhibitionId, { companies, buyers: [buyer, ...others] });
  const favourites = favouriteRows(exhibitionId, open, visitors, random);
  await insertRows(db, 'favourite', favourites);
  await loadInterests(db, exhibitionId, {
    open,
    visitors: visitors.filter(({ id }) => id !== buyer.id),
    favourites,
    random: randomOf(`interests at ${code}`),
  });
  const walking = { exhibitionId, random: randomOf(`footprints at ${code}`), buyer, visitors, companies };
  await insertRows(db, 'footprint', footprintRows(walking));
  const looking = { exhibitionId, random: randomOf(`events at ${code}`), visitors, companies };
  await insertRows(db, 'tracking_event', eventRows(looking));
  const fair = code === 'sugar' ? 'sugar' : 'agro';
  await loadPosts(db, { fair, exhibitionId, random: randomOf(`posts at ${code}`), buyer, visitors, companies });
}
