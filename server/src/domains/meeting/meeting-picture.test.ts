import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makePair, makeSupplier, signUpVisitor, type Pair } from '../../../test/meetings.ts';
import { png } from '../../../test/pictures.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeOrganizer, makeVisitor } from '../../../test/world.ts';

const { get, partners } = contract.meetingSignup;
const { signup: managed, signups: managedList } = contract.meetingDesk;
const { stream, addresses } = contract.upload;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
const guest: Person = { token: null };
let pair: Pair;
let image: string;
let certificate: string;
/** Uploaded, and sent with no sign-up. */
let unused: string;

async function uploaded(): Promise<{ id: string; url: string }> {
  const { body } = await portal.send(stream, { use: 'meeting' }, pair.supplier, { bytes: await png(640, 480) });
  return stream.output.parse(body.data);
}
const loaded = async (url: string) => {
  const { statusCode, headers, body } = await portal.app.inject({ url: `${url}/w400.webp` });
  return { status: statusCode, cache: headers['cache-control'], told: statusCode === 200 ? '' : body };
};
/** Which of the pictures this caller is given an address for, that works. */
async function given(person: Person): Promise<string[]> {
  const { body } = await portal.send(addresses, { ids: [image, certificate, unused] }, person);
  const names = new Map([image, certificate, unused].map((id, at) => [id, ['image', 'certificate', 'unused'][at]]));
  const found = addresses.output.parse(body.data).addresses;
  const works = await Promise.all(found.map(async ({ address }) => (await loaded(address)).status === 200));
  return found.map(({ id }, at) => `${names.get(id)}${works[at] === true ? '' : ' broken'}`).toSorted();
}

beforeAll(async () => {
  pair = await makePair(portal);
  [image, certificate, unused] = [(await uploaded()).id, (await uploaded()).id, (await uploaded()).id];
  await sql`update meeting_signup set product_image = ${image}, certificates = array[${certificate}]
    where id = ${pair.exhibitorSignupId}`.execute(portal.ctx.db);
});

describe('pictures of a company’s sign-up', () => {
  test('have no plain address: it answers as that of a file that is not there (G43)', async () => {
    const missing = await loaded('/files/AAAAAAAAAAAAAAAA');
    expect(missing).toEqual({ status: 404, cache: 'no-store', told: expect.any(String) });
    expect(await Promise.all([image, certificate, unused].map((id) => loaded(`/files/${id}`)))).toEqual([
      missing,
      missing,
      missing,
    ]);
    // nor that of one whose signature is another's
    const { productImage } = (await portal.as(pair.supplier)(get, { meetingId: pair.meeting.id })).signup ?? {};
    const forged = productImage?.address.replace(image, certificate) ?? '';
    expect(await loaded(forged)).toEqual(missing);
  });

  test('show at once to whoever uploads one', async () => {
    const { id, url } = await uploaded();
    expect(url).toMatch(new RegExp(`^/files/${id}\\.`));
    expect((await loaded(url)).status).toBe(200);
  });

  test('are answered with signed addresses to the company and the organizer', async () => {
    const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
    const desk = portal.as(reviewer);
    const own = (await portal.as(pair.supplier)(get, { meetingId: pair.meeting.id })).signup;
    const one = await desk(managed, { id: pair.exhibitorSignupId });
    const { list } = await desk(managedList, { meetingId: pair.meeting.id, side: 'exhibitor' });
    for (const answer of [own, one, list[0]]) {
      expect(answer?.productImage?.id).toBe(image);
      expect(answer?.certificates.map(({ id }) => id)).toEqual([certificate]);
      const shown = [answer?.productImage?.address ?? '', answer?.certificates[0]?.address ?? ''];
      const tried = await Promise.all(shown.map(loaded));
      expect(tried.map(({ status }) => status)).toEqual([200, 200]);
      expect(tried.map(({ cache }) => /^private, max-age=\d+$/.test(String(cache)))).toEqual([true, true]);
    }
  });

  test('are told to partners as far as the product goes, and never a certificate', async () => {
    const answer = await portal.as(pair.buyer)(partners, { meetingId: pair.meeting.id });
    const [partner] = answer.list;
    expect(partner?.productImage?.id).toBe(image);
    expect((await loaded(partner?.productImage?.address ?? '')).status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain(certificate);
  });

  test('are given new addresses for those who may see them, and for nobody else (G43)', async () => {
    const declined = await makeVisitor(portal);
    await signUpVisitor(portal, pair.meeting.id, declined, { audit: 'notApproved' });
    const people: Record<string, Person> = {
      company: pair.supplier,
      colleague: await makeEmployee(portal, pair.supplier.exhibitor),
      reviewer: await makeOrganizer(portal, portal.ctx, 'reviewer'),
      editor: await makeOrganizer(portal, portal.ctx, 'editor'),
      support: await makeOrganizer(portal, portal.ctx, 'support'),
      partner: pair.buyer,
      declined,
      stranger: await makeVisitor(portal),
      // a visitor of another meeting
      elsewhere: (await makePair(portal)).buyer,
      otherCompany: (await makePair(portal, { meeting: pair.meeting })).supplier,
      companyElsewhere: await makeSupplier(portal),
      guest,
    };
    const seen: Record<string, string[]> = {};
    for (const [name, person] of Object.entries(people)) seen[name] = await given(person);
    expect(seen).toEqual({
      company: ['certificate', 'image', 'unused'],
      colleague: ['certificate', 'image', 'unused'],
      reviewer: ['certificate', 'image'],
      editor: ['certificate', 'image'],
      support: [],
      partner: ['image'],
      declined: [],
      stranger: [],
      elsewhere: [],
      otherCompany: [],
      companyElsewhere: [],
      guest: [],
    });
  });

  test('of one that was withdrawn are for no partner, unless an appointment shows it', async () => {
    const other = await makePair(portal, { supplier: pair.supplier });
    await sql`update meeting_signup set product_image = ${unused}, withdrawn_at = now()
      where id = ${other.exhibitorSignupId}`.execute(portal.ctx.db);
    expect(await given(other.buyer)).toEqual([]);
    await sql`insert into meeting_appointment (id, exhibition_id, meeting_id, visitor_signup_id, exhibitor_signup_id, proposed_by, state)
      values ('MA0000000001', ${portal.ctx.exhibition.id}, ${other.meeting.id}, ${other.visitorSignupId}, ${other.exhibitorSignupId}, 'visitor', 'cancelled')`.execute(
      portal.ctx.db,
    );
    expect(await given(other.buyer)).toEqual(['unused']);
    const { list } = await portal.as(other.buyer)(contract.meetingAppointment.list, {});
    expect(list.map(({ partner }) => partner.productImage?.id)).toEqual([unused]);
  });
});
