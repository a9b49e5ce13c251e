import { encode } from 'bmp-ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { LIMITS, type PictureUse } from '@fairbridge/contract/limits.ts';
import { LANGS } from '@fairbridge/contract/text.ts';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { testPortal } from '../../../test/portal.ts';
import { jpg, pixelBomb, plain, png, pngChunk } from '../../../test/pictures.ts';
import { seeded } from '../../../test/seeded.ts';
import { colourNoise, makeVipApplication } from '../../../test/vip.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Employee, type Visitor } from '../../../test/world.ts';

const { stream } = contract.upload;
const stored = stream.output;

const portal = testPortal();
let visitor: Visitor;
let staff: Employee;
beforeAll(async () => {
  visitor = await makeVisitor(portal);
  staff = await makeEmployee(portal, await makeExhibitor(portal));
});

const send = (bytes: Buffer, use: PictureUse = 'vipPassport', person: Visitor | Employee = visitor) =>
  portal.send(stream, { use }, person, { bytes });
/** As somebody who has uploaded nothing yet. */
const sendFresh = async (bytes: Buffer, use: PictureUse = 'vipPassport') => send(bytes, use, await makeVisitor(portal));
const codeOf = async (bytes: Buffer, use: PictureUse = 'vipPassport'): Promise<number> =>
  (await sendFresh(bytes, use)).body.code;

async function bmp(width = 200, height = 200): Promise<Buffer> {
  const { data } = await colourNoise(width, height).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // the encoder takes alpha, blue, green, red
  const turned = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 4)
    turned.set([255, data[at + 2] ?? 0, data[at + 1] ?? 0, data[at] ?? 0], at);
  return encode({ data: turned, width, height, bitPP: 24 }).data;
}
/** With bytes behind the picture, up to a size. */
const padded = (bytes: Buffer, size: number): Buffer => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
const photoJpg = (): Promise<Buffer> => colourNoise(260, 200).jpeg({ quality: 95 }).toBuffer();

describe('photos for VIP', () => {
  test.each([
    ['png', () => colourNoise().png().toBuffer()],
    ['jpg', photoJpg],
    ['gif', () => colourNoise(260, 200).gif({ effort: 1 }).toBuffer()],
    ['bmp', () => bmp()],
  ])('are taken as %s, for the passport and for the person', async (_kind, make) => {
    const bytes = await make();
    for (const use of ['vipPassport', 'vipAvatar'] as const) {
      const { body } = await sendFresh(bytes, use);
      expect(body).toMatchObject({ code: 1000, data: { url: '' } });
    }
  });

  test('are kept sealed, apart from the public pictures', async () => {
    const one = await makeVisitor(portal);
    const { id } = stored.parse((await send(await photoJpg(), 'vipPassport', one)).body.data);
    const { rows } = await sql<{
      sealed: Buffer;
      use: string;
    }>`select sealed, use from private_picture where id = ${id}`.execute(portal.ctx.db);
    expect(rows.map(({ use, sealed }) => [use, sealed.includes('RIFF'), sealed.includes('WEBP')])).toEqual([
      ['vipPassport', false, false],
    ]);
    const { rows: files } = await sql`select id from file where id = ${id}`.execute(portal.ctx.db);
    expect(files).toEqual([]);
    expect((await portal.app.inject({ url: `/files/${id}/w400.webp` })).statusCode).toBe(404);
    const own = await portal.send(contract.vip.photo, { id }, one);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(own.body.data);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  test('keep their colours as bmp', async () => {
    const size = { width: 200, height: 200 };
    const red = Buffer.alloc(size.width * size.height * 4);
    for (let at = 0; at < red.length; at += 4) red.set([255, 0, 0, 255], at);
    const one = await makeVisitor(portal);
    const bytes = padded(encode({ data: red, ...size, bitPP: 24 }).data, 130_000);
    const { id } = stored.parse((await send(bytes, 'vipPassport', one)).body.data);
    const { body } = await portal.send(contract.vip.photo, { id }, one);
    const picture = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data).bytes;
    const [r, g, b] = (await sharp(picture).stats()).channels.map(({ mean }) => Math.round(mean / 20) * 20);
    expect([r, g, b]).toEqual([260, 0, 0]);
  });

  test('of a moving gif the first frame stays', async () => {
    const frames = await Promise.all(
      ['#c02020', '#2020c0'].map((background) =>
        sharp({ create: { width: 200, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = padded(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      40_000,
    );
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const one = await makeVisitor(portal);
    const { id, height } = stored.parse((await send(moving, 'vipAvatar', one)).body.data);
    const { body } = await portal.send(contract.vip.photo, { id }, one);
    const picture = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data).bytes;
    const [red] = (await sharp(picture).stats()).channels;
    expect([height, (red?.mean ?? 0) > 150]).toEqual([200, true]);
  });

  test('have from 30 KB to 1 MB, not one byte less or more', async () => {
    const small = await colourNoise(101, 100).png().toBuffer();
    const whole = await photoJpg();
    const cases = [padded(small, 30_700).subarray(0, 29_999), padded(whole, 1_000_001)];
    for (const lang of LANGS) {
      const [tiny, large] = await Promise.all(
        cases.map(async (bytes) => portal.send(stream, { use: 'vipPassport' }, { ...visitor, lang }, { bytes })),
      );
      expect([tiny?.status, tiny?.body.message]).toEqual([400, CODES.pictureTiny[lang].replace('{kilobytes}', '30')]);
      expect([large?.status, large?.body.message]).toEqual([413, CODES.pictureLarge[lang].replace('{megabytes}', '1')]);
    }
    const tight = await colourNoise(110, 100).jpeg({ quality: 60 }).toBuffer();
    expect([await codeOf(padded(tight, 30_000)), await codeOf(padded(whole, 1_000_000))]).toEqual([1000, 1000]);
  });

  test('are in colour: a grey one is refused, whatever its file claims', async () => {
    const noise = colourNoise(260, 200);
    const grey = await noise.clone().greyscale().jpeg({ quality: 95 }).toBuffer();
    const greyAsColour = await noise.clone().greyscale().toColourspace('srgb').png().toBuffer();
    const plainWhite = padded(
      await png(300, 300).then((bytes) => sharp(bytes).negate().greyscale().png().toBuffer()),
      31_000,
    );
    for (const bytes of [grey, greyAsColour, plainWhite]) expect(await codeOf(bytes)).toBe(CODES.pictureGrey.code);
    for (const lang of LANGS) {
      const { status, body } = await portal.send(stream, { use: 'vipAvatar' }, { ...visitor, lang }, { bytes: grey });
      expect([status, body.message]).toEqual([400, CODES.pictureGrey[lang]]);
    }
  });

  const KINDS: readonly [string, () => Promise<Buffer> | Buffer][] = [
    ['webp', () => colourNoise().webp({ quality: 100 }).toBuffer()],
    ['tiff', () => colourNoise().tiff().toBuffer()],
    ['svg', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(40_000)}</svg>`)],
    ['pdf', () => padded(Buffer.from('%PDF-1.7\n'), 40_000)],
    ['zip', () => padded(Buffer.from('PK\u0003\u0004'), 40_000)],
    ['text', () => Buffer.from('passport '.repeat(5_000))],
  ];
  test.each(KINDS)('%s is none of the kinds', async (_name, make) => {
    for (const lang of LANGS) {
      const { status, body } = await portal.send(
        stream,
        { use: 'vipPassport' },
        { ...visitor, lang },
        { bytes: await make() },
      );
      expect([status, body.message]).toEqual([415, CODES.pictureKind[lang].replace('{kinds}', 'jpg/png/bmp/gif')]);
    }
  });

  test('half a picture is refused, of each kind', async () => {
    const wholes = [
      await colourNoise(300, 300).png().toBuffer(),
      await colourNoise(400, 300).jpeg({ quality: 95 }).toBuffer(),
      await bmp(300, 300),
    ];
    for (const whole of wholes)
      expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe(CODES.pictureBroken.code);
  });

  test('a bomb is refused at once, a bmp that claims more than it holds too (G39)', OF_THE_CLOCK, async () => {
    const claiming = await bmp();
    claiming.writeInt32LE(60_000, 18);
    claiming.writeInt32LE(60_000, 22);
    for (const bytes of [pixelBomb(30_000, 30_000), claiming]) {
      const started = performance.now();
      expect(await codeOf(padded(bytes, Math.max(bytes.length, 30_000)))).toBe(CODES.picturePixels.code);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });

  test(
    'bmp files with bytes changed at random are refused or taken, but nothing ever fails on them',
    { timeout: 60_000 },
    async () => {
      const random = seeded(39);
      const whole = await bmp(120, 100);
      for (let made = 0; made < 60; made += 1) {
        const changed = Buffer.from(whole);
        for (let bytes = 0; bytes < 4; bytes += 1) changed[2 + random.int(52)] = random.int(256);
        expect((await sendFresh(changed)).status).toBeLessThan(500);
      }
    },
  );

  test('lose place, device and comments (G40)', async () => {
    const CANARY = 'cnr-where-it-was-taken';
    const marked = await colourNoise(260, 200)
      .withExif({ IFD0: { Make: CANARY }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const whole = await colourNoise().png().toBuffer();
    const commented = Buffer.concat([
      whole.subarray(0, 33),
      pngChunk('tEXt', Buffer.from(`Comment\0${CANARY}`)),
      whole.subarray(33),
    ]);
    for (const bytes of [marked, commented, Buffer.concat([whole, Buffer.from(CANARY)])]) {
      const one = await makeVisitor(portal);
      const { id } = stored.parse((await send(bytes, 'vipPassport', one)).body.data);
      const { body } = await portal.send(contract.vip.photo, { id }, one);
      const picture = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data).bytes;
      const { exif, xmp, icc } = await sharp(picture).metadata();
      expect([picture.includes(CANARY), exif, xmp, icc]).toEqual([false, undefined, undefined, undefined]);
    }
  });

  test(
    'that are not handed in are limited, and go after a day; those of an application stay (G44)',
    { timeout: 60_000 },
    async () => {
      const one = await makeVisitor(portal);
      await makeVipApplication(portal, one.visitorId);
      const bytes = await photoJpg();
      const codes: number[] = [];
      for (let sent = 0; sent <= LIMITS.unusedPrivatePicturesMax; sent += 1)
        codes.push((await send(bytes, 'vipPassport', one)).body.code);
      expect([new Set(codes.slice(0, -1)), codes.at(-1)]).toEqual([new Set([1000]), CODES.uploadLimit.code]);
      await sql`update private_picture set created_at = now() - interval '25 hours' where visitor_id = ${one.visitorId}`.execute(
        portal.ctx.db,
      );
      expect((await send(bytes, 'vipPassport', one)).body.code).toBe(1000);
      const { rows } = await sql`select id from private_picture where visitor_id = ${one.visitorId}`.execute(
        portal.ctx.db,
      );
      expect(rows).toHaveLength(3);
    },
  );
});

describe('who may upload what', () => {
  test('visitors the own avatar and VIP photos, exhibitors everything of the company and the own avatar', async () => {
    const bytes = await colourNoise(260, 200).png().toBuffer();
    const refused = async (person: Visitor | Employee, use: PictureUse) => {
      const { body } = await send(bytes, use, person);
      return z.object({ fields: z.array(z.object({ field: z.string(), rule: z.string() })) }).safeParse(body.data).data
        ?.fields[0]?.field;
    };
    for (const use of ['product', 'productLong', 'company', 'logo'] as const)
      expect(await refused(visitor, use)).toBe('use');
    for (const use of ['vipPassport', 'vipAvatar'] as const) expect(await refused(staff, use)).toBe('use');
  });

  test('an avatar belongs to its person', async () => {
    const bytes = await jpg(200, 200);
    for (const [person, owner] of [
      [visitor, visitor.visitorId],
      [staff, staff.employeeId],
    ] as const) {
      const { id, url } = stored.parse((await send(bytes, 'avatar', person)).body.data);
      const { rows } = await sql`select owner_id, use from file where id = ${id}`.execute(portal.ctx.db);
      expect([url, rows]).toEqual([`/files/${id}`, [{ owner_id: owner, use: 'avatar' }]]);
    }
  });

  test('a visitor up to the share of the store', async () => {
    const one = await makeVisitor(portal);
    const { id } = stored.parse((await send(await plain(300, 300).png().toBuffer(), 'avatar', one)).body.data);
    await sql`update file set bytes = ${LIMITS.visitorFileBytesMax} where id = ${id}`.execute(portal.ctx.db);
    expect((await send(await jpg(200, 200), 'avatar', one)).body.code).toBe(CODES.uploadLimit.code);
  });
});
