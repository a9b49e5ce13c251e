import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallAddress } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { testPortal, SUGAR_HOST, type Person } from '../../../test/portal.ts';
import { untilMatched } from '../../../test/sourcing.ts';
import { textOfSheet } from '../../../test/sheet-texts.ts';
import {
  makeDocumentFile,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';

const { sourcing, organizerSourcing } = contract;
const portal = testPortal({ DATABASE_POOL: '20', RATE_MULTIPLIER: '1000' });
const day = (days: number): string => dayInBeijing(new Date(Date.now() + days * 86_400_000));

/** What stands in one requirement and in what came of it, each in words that stand nowhere else. */
const SECRETS = {
  title: 'wanted-zq71',
  description: 'described-zq72',
  others: 'otherwise-zq73',
  packing: 'packed-zq74',
  buyerName: 'name-zq75',
  buyerCompany: 'company-zq76',
  buyerPosition: 'position-zq77',
  buyerMobile: '13977788861',
  openName: 'open-zq78',
  openContent: 'opened-zq79',
  laterName: 'later-zq80',
  laterContent: 'lettered-zq81',
  agreedMessage: 'agreed-zq82',
  agreedOffer: 'offered-zq83',
  rivalMessage: 'rival-zq84',
  rivalOffer: 'rivals-zq85',
  deniedMessage: 'denied-zq86',
  deniedOffer: 'denials-zq87',
  denial: 'because-zq88',
  withdrawnMessage: 'withdrawn-zq89',
  withdrawnOffer: 'withdrew-zq90',
  quote: 'quoted-zq91',
};
type Secret = keyof typeof SECRETS;

const WORDS: readonly Secret[] = ['title', 'description', 'others', 'packing'];
const OPEN_FILE: readonly Secret[] = ['openName', 'openContent'];
const LATER_FILE: readonly Secret[] = ['laterName', 'laterContent'];
/** Name, company and position are told to whom the buyer has agreed; the mobile, with the lead, to whoever handles it. */
const BUYER: readonly Secret[] = ['buyerName', 'buyerCompany', 'buyerPosition'];

let id: string;
let inquiryId: string;
let files: string[];
let people: Record<string, Person>;

type Company = { exhibitor: Exhibitor; admin: Employee };
/** One whose exhibit fits the requirement. */
async function makeFitting(given: Parameters<typeof makeExhibitor>[1] = {}): Promise<Company> {
  const exhibitor = await makeExhibitor(portal, { package: 'upgraded', ...given });
  const admin = await makeEmployee(portal, exhibitor, { admin: true });
  await makeProduct(portal, exhibitor, {
    attributes: { ingredients: [{ code: 'glyphosate', content: 480, unit: 'g/L' }] },
  });
  return { exhibitor, admin };
}

beforeAll(async () => {
  const buyer = await makeVisitor(portal, {
    name: SECRETS.buyerName,
    company: SECRETS.buyerCompany,
    position: SECRETS.buyerPosition,
    mobile: SECRETS.buyerMobile,
  });
  const [agreed, rival, denied, withdrawn, notSigned, suspended] = [
    await makeFitting(),
    await makeFitting(),
    await makeFitting(),
    await makeFitting(),
    await makeFitting(),
    await makeFitting(),
  ];
  const notEligible = await makeFitting({ package: 'standard', country: 'IN' });
  const own = { exhibition_id: portal.ctx.exhibition.id, id: buyer.visitorId };
  files = [
    await makeDocumentFile(portal, own, SECRETS.openContent, portal.ctx, 'sourcingDocument'),
    await makeDocumentFile(portal, own, SECRETS.laterContent, portal.ctx, 'sourcingDocument'),
  ];
  const [openFile = '', laterFile = ''] = files;
  const call = portal.as(buyer);
  const posted = await call(sourcing.save, {
    title: SECRETS.title,
    description: SECRETS.description,
    otherRequirements: SECRETS.others,
    lines: [{ ingredients: ['glyphosate'], packing: SECRETS.packing, wanted: { quantity: 20, unit: 't' } }],
    files: [
      { id: openFile, name: `${SECRETS.openName}.pdf`, readers: 'fitting' },
      { id: laterFile, name: `${SECRETS.laterName}.pdf`, readers: 'agreed' },
    ],
    deadline: day(10),
  });
  ({ id } = posted);
  await untilMatched(portal, buyer, id);
  const lineId = (await call(sourcing.own, { id })).lines[0]?.id ?? '';
  const price = { amount: 4, currency: 'USD', unit: 'kg' } as const;
  const sign = ({ admin }: Company, message: string, remark: string) =>
    portal.as(admin)(sourcing.signUp, { id, message, offers: [{ lineId, price, validUntil: day(5), remark }] });
  await sign(agreed, SECRETS.agreedMessage, SECRETS.agreedOffer);
  await sign(rival, SECRETS.rivalMessage, SECRETS.rivalOffer);
  await sign(denied, SECRETS.deniedMessage, SECRETS.deniedOffer);
  await sign(withdrawn, SECRETS.withdrawnMessage, SECRETS.withdrawnOffer);
  await portal.as(withdrawn.admin)(sourcing.signUp, { id, version: 1, withdrawn: true });
  await sign(suspended, '', '');
  const { signUps } = await call(sourcing.own, { id });
  const signUpOf = ({ exhibitor }: Company): string =>
    signUps.find((one) => one.exhibitor.id === exhibitor.id)?.id ?? '';
  await call(sourcing.deny, { id: signUpOf(denied), reason: SECRETS.denial });
  await call(sourcing.agree, { id: signUpOf(suspended) });
  ({ inquiryId } = await call(sourcing.agree, { id: signUpOf(agreed) }));
  const second = { inquiryId, lineId, price: { ...price, amount: 3 }, validUntil: day(6), remark: SECRETS.quote };
  await portal.as(agreed.admin)(contract.quote.create, second);
  // the lead is the administrator's, who signed up: not this colleague's
  const colleague = await makeEmployee(portal, agreed.exhibitor);
  await portal.as(await makeOrganizer(portal))(contract.exhibitorRecord.disable, {
    id: suspended.exhibitor.id,
    reason: '未付展位费',
  });
  const suspendedBuyer = await makeVisitor(portal);
  await sql`update visitor set suspended_at = now() where id = ${suspendedBuyer.visitorId}`.execute(portal.ctx.db);
  const ofSugar = await makeExhibitor(portal, { package: 'upgraded' }, portal.sugarCtx);
  const elsewhere = await makeEmployee(portal, ofSugar, { admin: true }, portal.sugarCtx);
  const notFitting = await makeExhibitor(portal, { package: 'upgraded' });
  people = {
    guest: { token: null },
    'the buyer': buyer,
    'another buyer': await makeVisitor(portal),
    'a visitor who has not finished the registration': await makeVisitor(portal, {
      complete_exhibition_registration: false,
    }),
    'a suspended visitor': suspendedBuyer,
    'a company of another fair': { ...elsewhere, host: SUGAR_HOST },
    'a company that it does not fit': await makeEmployee(portal, notFitting, { admin: true }),
    'a company that may not sign up': notEligible.admin,
    'a company that has not signed up': notSigned.admin,
    'a company that has withdrawn': withdrawn.admin,
    'a rival with an offer': rival.admin,
    'a company that was denied': denied.admin,
    'the company that was agreed to': agreed.admin,
    'its colleague who does not handle the lead': colleague,
    'a suspended company that was agreed to': suspended.admin,
    'a reviewer of the organizer': await makeOrganizer(portal, portal.ctx, 'reviewer'),
    'an editor of the organizer': await makeOrganizer(portal, portal.ctx, 'editor'),
    'the support of the organizer': await makeOrganizer(portal, portal.ctx, 'support'),
    'the owner of the fair': await makeOrganizer(portal, portal.ctx, 'owner'),
  };
});

const THIS = () => ({ id });
type Reading = readonly [call: CallAddress, input: () => object];

/** Each call of requirements that reads. */
const READING: Readonly<Record<string, readonly Reading[]>> = {
  summary: [[sourcing.summary, () => ({})]],
  ownList: [[sourcing.ownList, () => ({ pageSize: 100 })]],
  own: [[sourcing.own, THIS]],
  file: [
    [sourcing.file, () => ({ id: files[0] })],
    [sourcing.file, () => ({ id: files[1] })],
  ],
  openList: [
    [sourcing.openList, () => ({ only: 'fitting', pageSize: 100 })],
    [sourcing.openList, () => ({ only: 'signedUp', pageSize: 100 })],
  ],
  open: [[sourcing.open, THIS]],
};
const READING_OF_ORGANIZER: typeof READING = {
  list: [[organizerSourcing.list, () => ({ pageSize: 100 })]],
  get: [[organizerSourcing.get, THIS]],
  file: [
    [organizerSourcing.file, () => ({ id: files[0] })],
    [organizerSourcing.file, () => ({ id: files[1] })],
  ],
  exportSheet: [[organizerSourcing.exportSheet, () => ({ lang: 'zh' })]],
};
/** What comes of it once the buyer agrees, where it is read. */
const READING_AFTERWARDS: readonly Reading[] = [
  [contract.inquiry.ownRequests, () => ({})],
  [contract.inquiry.ownThread, () => ({ id: inquiryId })],
  [contract.inquiry.received, () => ({ id: inquiryId })],
  [contract.lead.list, () => ({})],
  [contract.lead.get, () => ({ id: inquiryId })],
  [contract.lead.exportList, () => ({ lang: 'zh' })],
  [contract.quote.sentList, () => ({ inquiryId })],
  [contract.quote.ownList, () => ({ inquiryId })],
];

/** The whole of an answer, whatever it is: JSON with its text where it is refused, a PDF, or a spreadsheet unpacked. */
async function answerOf([call, input]: Reading, person: Person): Promise<string> {
  const { headers, body, text } = await portal.send(call, input(), person, { fresh: true });
  return String(headers['content-type']).includes('spreadsheet') ? textOfSheet(body.data) : text;
}
async function seenBy(person: Person, readings: readonly Reading[]): Promise<string[]> {
  const answers: string[] = [];
  for (const reading of readings) answers.push(await answerOf(reading, person));
  const whole = answers.join('\n');
  return Object.entries(SECRETS).flatMap(([name, words]) => (whole.includes(words) ? [name] : []));
}
const sorted = (...groups: readonly (readonly Secret[])[]): string[] =>
  Object.keys(SECRETS).filter((name) => groups.some((group) => group.some((one) => one === name)));

async function seenByAll(readings: readonly Reading[]): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const [name, person] of Object.entries(people)) seen[name] = await seenBy(person, readings);
  return seen;
}
const NOBODY_ELSE: Record<string, string[]> = {
  guest: [],
  'another buyer': [],
  'a visitor who has not finished the registration': [],
  'a suspended visitor': [],
  'a company of another fair': [],
  'a company that it does not fit': [],
  'a suspended company that was agreed to': [],
  'an editor of the organizer': [],
  'the support of the organizer': [],
};

describe('of a requirement (G2)', () => {
  test('every call that reads is tried below', () => {
    const writing = ['save', 'remove', 'close', 'agree', 'deny', 'signUp'];
    // an empty sheet, and what the caller's own sheet says
    const ofNone = ['template', 'readSheet'];
    expect(Object.keys(sourcing).toSorted()).toEqual(
      [...Object.keys(READING), ...writing, ...ofNone, 'SOURCING_SORTS', 'SOURCING_TABS'].toSorted(),
    );
    expect(Object.keys(organizerSourcing).toSorted()).toEqual(
      [...Object.keys(READING_OF_ORGANIZER), 'review'].toSorted(),
    );
  });

  test('each viewer reads what is for them and nothing more', async () => {
    const readings = [...Object.values(READING), ...Object.values(READING_OF_ORGANIZER)].flat();
    const toReviewers = sorted(WORDS, OPEN_FILE, LATER_FILE, ['buyerName', 'buyerCompany']);
    expect(await seenByAll(readings)).toEqual({
      ...NOBODY_ELSE,
      'the buyer': sorted(WORDS, OPEN_FILE, LATER_FILE, [
        'agreedMessage',
        'rivalMessage',
        'rivalOffer',
        'deniedMessage',
        'deniedOffer',
        'denial',
        // the newest version of what was offered before
        'quote',
      ]),
      'a company that may not sign up': sorted(WORDS, OPEN_FILE),
      'a company that has not signed up': sorted(WORDS, OPEN_FILE),
      'a company that has withdrawn': sorted(WORDS, OPEN_FILE),
      'a rival with an offer': sorted(WORDS, OPEN_FILE, ['rivalMessage', 'rivalOffer']),
      'a company that was denied': sorted(WORDS, OPEN_FILE, ['deniedMessage', 'deniedOffer', 'denial']),
      'the company that was agreed to': sorted(WORDS, OPEN_FILE, LATER_FILE, BUYER, ['agreedMessage', 'quote']),
      'its colleague who does not handle the lead': sorted(WORDS, OPEN_FILE, LATER_FILE, BUYER, [
        'agreedMessage',
        'quote',
      ]),
      'a reviewer of the organizer': toReviewers,
      'the owner of the fair': toReviewers,
    });
  });

  test('the inquiry with its quotes, once the buyer has agreed, is for the buyer and for who handles it', async () => {
    // the buyer reads the newest version of a quote, the company all it has sent
    const thread: readonly Secret[] = ['title', 'description', 'others', 'quote'];
    expect(await seenByAll(READING_AFTERWARDS)).toEqual({
      ...NOBODY_ELSE,
      'the buyer': sorted(thread),
      'a company that may not sign up': [],
      'a company that has not signed up': [],
      'a company that has withdrawn': [],
      'a rival with an offer': [],
      'a company that was denied': [],
      'the company that was agreed to': sorted(thread, BUYER, ['buyerMobile', 'agreedOffer']),
      'its colleague who does not handle the lead': [],
      'a reviewer of the organizer': [],
      'the owner of the fair': [],
    });
  });
});
