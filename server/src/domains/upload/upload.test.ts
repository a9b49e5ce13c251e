import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS, PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { countRows } from '../../../test/count-rows.ts';
import { openPortalOn, SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { jpg, pixelBomb, plain, png, pngChunk } from '../../../test/pictures.ts';
import { seeded } from '../../../test/seeded.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  type Employee,
  type Exhibitor,
  type Organizer,
} from '../../../test/world.ts';
import { ORGANIZER_USES } from './upload.rules.ts';

const { stream } = contract.upload;
const stored = stream.output;

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let editor: Organizer;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});

const send = (bytes: Buffer, use: PictureUse = 'product', person: Person = staff) =>
  portal.send(stream, { use }, person, { bytes });
const codeOf = async (bytes: Buffer, use: PictureUse = 'product'): Promise<number> =>
  (await send(bytes, use)).body.code;
const files = () => countRows(portal, sql`file where owner_id = ${company.id}`);

describe('upload.stream takes', () => {
  test.each(Object.entries(PICTURES).filter(([, { colour }]) => !colour))(
    'pictures of the smallest size for %s, as png and jpg',
    async (use, { widthMin: width, heightMin: height }) => {
      const parsed = stream.input.parse({ use }).use;
      const person = ORGANIZER_USES.includes(parsed) ? editor : staff;
      for (const bytes of [await png(width, height), await jpg(width, height)]) {
        const { body } = await send(bytes, parsed, person);
        expect(body).toMatchObject({ code: 1000, data: { width, height } });
      }
    },
  );

  test("pictures of the organizer's pages from an editor only, and nothing else from an editor", async () => {
    const bytes = await png(1600, 800);
    expect([(await send(bytes, 'carousel')).status, (await send(bytes, 'product', editor)).status]).toEqual([400, 400]);
    const kept = stored.parse((await send(bytes, 'carousel', editor)).body.data);
    const { rows } = await sql`select owner_id, use from file where id = ${kept.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ owner_id: portal.ctx.exhibition.id, use: 'carousel' }]);
  });

  test('a picture, keeps it as webp, and serves it so that it cannot run (G41)', async () => {
    const { body } = await send(await png(1000, 800));
    const { id, url } = stored.parse(body.data);
    expect(url.startsWith(`/files/${id}.`)).toBe(true);
    const served = await portal.app.inject({ url: `${url}/w400.webp` });
    expect([served.statusCode, (await sharp(served.rawPayload).metadata()).width]).toEqual([200, 400]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
    });
    const { rows } = await sql`select owner_id, use, kind, width, height from file where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ owner_id: company.id, use: 'product', kind: 'webp', width: 1000, height: 800 }]);
  });

  test('a picture of exactly two megabytes, and not one byte more', async () => {
    const whole = await png(1000, 1000);
    const padded = (size: number): Buffer => Buffer.concat([whole, Buffer.alloc(size - whole.length)]);
    expect([await codeOf(padded(2_000_000)), await codeOf(padded(2_000_001))]).toEqual([1000, CODES.pictureLarge.code]);
  });

  test('a picture lying on its side, turned upright', async () => {
    const sideways = await plain(1000, 760).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await send(sideways)).body.data).toMatchObject({ width: 760, height: 1000 });
  });

  test('a large picture, made no larger than the longest side shown', async () => {
    expect((await send(await jpg(4_800, 2_400))).body.data).toMatchObject({ width: 2_400, height: 1_200 });
  });

  test('a long picture, kept as wide as it is read, however far down it goes', async () => {
    expect((await send(await jpg(1_000, 6_000), 'productLong')).body.data).toMatchObject({
      width: 1_000,
      height: 6_000,
    });
    expect((await send(await jpg(2_400, 4_800), 'productLong')).body.data).toMatchObject({
      width: 1_200,
      height: 2_400,
    });
  });

  test('many at once', async () => {
    const bytes = await jpg(1500, 1500);
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(bytes)));
    expect(new Set(codes)).toEqual(new Set([1000]));
  });
});

describe('upload.stream refuses', () => {
  const KINDS: readonly [string, () => Promise<Buffer> | Buffer][] = [
    ['gif', () => plain(800, 800).gif().toBuffer()],
    ['webp', () => plain(800, 800).webp().toBuffer()],
    ['tiff', () => plain(800, 800).tiff().toBuffer()],
    ['avif', () => plain(64, 64).avif({ effort: 0 }).toBuffer()],
    [
      'svg',
      () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>'),
    ],
    [
      'svg with an xml head',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><text>&x;</text></svg>',
        ),
    ],
    ['html', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['pdf', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
    ['zip', () => Buffer.from('PK\u0003\u0004rest of a zip')],
    ['bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['ico', () => Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0])],
    ['djvu', () => Buffer.from('AT&TFORM\u0000\u0000\u0000\u0010DJVUINFO')],
    ['mp4', () => Buffer.from('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2')],
    ['text', () => Buffer.from('just text')],
    ['svg, gzipped', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['xml', () => Buffer.from('<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>')],
    ['heic', () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic')],
    ['jpeg 2000', () => Buffer.from([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a, 0, 0, 0, 20])],
    ['jpeg xl', () => Buffer.from([0xff, 0x0a, 0xfa, 0x1f, 0x41, 0x91])],
    ['psd', () => Buffer.from('8BPS\u0000\u0001\u0000\u0000\u0000\u0000\u0000\u0000')],
    ['postscript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file')],
    ['a gif that is a script too', () => Buffer.from('GIF89a/*\u0000\u0001\u0000*/=1;alert(document.domain)//')],
    [
      'a gif of a million frames',
      () =>
        Buffer.concat([Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000'), Buffer.alloc(1_000_000, 0x2c)]),
    ],
    ['php behind a gif head', () => Buffer.from('GIF89a<?php system("id"); ?>')],
    ['one byte', () => Buffer.from([0x89])],
  ];

  test.each(KINDS)('%s, whatever it is called', async (_name, make) => {
    const before = await files();
    const { status, body } = await send(await make());
    expect([status, body]).toEqual([415, { code: CODES.pictureKind.code, message: '仅支持 png/jpg 图片', data: null }]);
    expect(await files()).toBe(before);
  });

  test('nothing at all', async () => {
    expect(await codeOf(Buffer.alloc(0))).toBe(CODES.pictureBroken.code);
  });

  test('what only begins like a picture', async () => {
    const [whole, photo] = [
      await plain(900, 900).composite([]).png({ compressionLevel: 0 }).toBuffer(),
      await jpg(900, 900),
    ];
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 60),
      photo.subarray(0, photo.length / 2),
      photo.subarray(0, 30),
      Buffer.concat([whole.subarray(0, 100), Buffer.alloc(5_000, 7)]),
    ])
      expect(await codeOf(bytes)).toBe(CODES.pictureBroken.code);
  });

  test('pictures with bytes changed at random, or takes them, but never fails on them', async () => {
    const random = seeded(38);
    const whole = await jpg(800, 800);
    for (let made = 0; made < 40; made += 1) {
      const changed = Buffer.from(whole);
      for (let bytes = 0; bytes < 8; bytes += 1) changed[random.int(changed.length)] = random.int(256);
      expect((await send(changed)).status).toBeLessThan(500);
    }
  });

  test('one pixel too few, naming the least size in the language asked for', async () => {
    const answers = [
      await send(await png(749, 750)),
      await send(await png(750, 749), 'product', { ...staff, lang: 'en' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
      [400, CODES.pictureSmall.code, '图片尺寸至少为 750×750 像素'],
      [400, CODES.pictureSmall.code, 'The picture must be at least 750 × 750 px.'],
    ]);
  });

  test('a pixel bomb, at once (G39)', OF_THE_CLOCK, async () => {
    for (const bytes of [pixelBomb(30_000, 30_000), pixelBomb(6_400, 6_400), pixelBomb(65_535, 1_000)]) {
      expect(bytes.length).toBeLessThan(PICTURES.product.bytesMax);
      const started = performance.now();
      const { status, body } = await send(bytes);
      expect([status, body.code]).toEqual([413, CODES.picturePixels.code]);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
  });

  test('more bytes than any picture may have, before reading them', async () => {
    const { status, body } = await send(Buffer.alloc(LIMITS.documentBodyBytesMax + 1));
    expect([status, body.code]).toEqual([413, CODES.tooLarge.code]);
  });

  test('a use it does not know, and a body of another type (G26)', async () => {
    const bytes = await png();
    const use = await portal.send(stream, { use: 'passport' }, staff, { bytes });
    expect([use.status, use.body.code]).toEqual([400, CODES.badInput.code]);
    for (const type of ['image/png', 'multipart/form-data; boundary=x', 'text/plain']) {
      const { status } = await portal.send(stream, { use: 'product' }, staff, {
        bytes,
        headers: { 'content-type': type },
      });
      expect([type, status]).toEqual([type, 415]);
    }
  });

  test('the sixty-first upload of a minute', async () => {
    const strict = await openPortalOn(portal.url, { RATE_MULTIPLIER: '1' });
    const person = await makeEmployee(strict, await makeExhibitor(strict));
    const codes: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      codes.push((await strict.send(stream, { use: 'logo' }, person, { bytes: Buffer.from('x') })).body.code);
    await strict.close();
    expect([new Set(codes.slice(0, 60)), codes.at(60)]).toEqual([
      new Set([CODES.pictureKind.code]),
      CODES.tooMany.code,
    ]);
  });
});

describe('of an uploaded picture nothing but the picture survives (G38, G40)', () => {
  const CANARY = 'cnr-where-it-was-taken';
  const keptOf = async (bytes: Buffer): Promise<Buffer> => {
    const { body } = await send(bytes);
    return portal.portal.services.pictures.original(stored.parse(body.data).id);
  };

  test('place, device, comments and profiles are gone', async () => {
    const marked = await plain(900, 900)
      .withExif({
        IFD0: { Copyright: CANARY, Make: CANARY, ImageDescription: CANARY },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 13/1 49/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 25/1',
        },
      })
      .withXmp(
        `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${CANARY}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
      )
      .jpeg()
      .toBuffer();
    const text = await sharp(marked).metadata();
    expect([text.exif?.includes(CANARY), text.exif?.includes('GPS') ?? false].includes(true)).toBe(true);
    const kept = await keptOf(marked);
    expect(kept.includes(CANARY)).toBe(false);
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  });

  test('what follows the picture is gone', async () => {
    for (const bytes of [await png(900, 900), await jpg(900, 900)]) {
      const kept = await keptOf(Buffer.concat([bytes, Buffer.from(`PK\u0003\u0004<script>${CANARY}</script>`)]));
      expect(kept.includes(CANARY)).toBe(false);
    }
  });

  test('comments of a jpeg are gone, also where they make a page or an archive of it', async () => {
    const whole = await jpg(900, 900);
    for (const said of [
      `*/</style><script>${CANARY}</script><!--`,
      `PK\u0003\u0004${CANARY}`,
      `<?php /*${CANARY}*/ ?>`,
    ]) {
      const comment = Buffer.from(said);
      const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
      const kept = await keptOf(Buffer.concat([whole.subarray(0, 2), head, comment, whole.subarray(2)]));
      expect([kept.includes(CANARY), kept.includes('<script'), kept.subarray(8, 12).toString()]).toEqual([
        false,
        false,
        'WEBP',
      ]);
    }
  });

  test('text chunks of a png are gone', async () => {
    const whole = await png(900, 900);
    const kept = await keptOf(
      Buffer.concat([whole.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${CANARY}`)), whole.subarray(33)]),
    );
    expect(kept.includes(CANARY)).toBe(false);
  });
});

describe('pictures are served', () => {
  const at = (url: string, host = 'localhost') => portal.app.inject({ url, headers: { host } });

  test('in the widths there are, under ids there are, at the fair they belong to', async () => {
    const { body } = await send(await png());
    const { url } = stored.parse(body.data);
    expect((await at(`${url}/w200.webp`)).statusCode).toBe(200);
    for (const wrong of [
      `${url}/w201.webp`,
      `${url}/original.webp`,
      `${url}/w200.png`,
      '/files/NoSuchFile0000001/w200.webp',
      '/files/..%2f..%2fsecret/w200.webp',
      `${url}/..%2foriginal.webp`,
    ])
      expect([wrong, (await at(wrong)).statusCode]).toEqual([wrong, 404]);
    expect((await at(`${url}/w200.webp`, SUGAR_HOST)).statusCode).toBe(404);
  });

  test('as a jpeg too, for what shows links and reads nothing newer: on white where it was clear', async () => {
    const clear = await sharp({
      create: { width: 1000, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = stored.parse((await send(clear)).body.data);
    const { headers, rawPayload } = await at(`${url}/w1200.jpg`);
    const { dominant } = await sharp(rawPayload).stats();
    expect([headers['content-type'], (await sharp(rawPayload).metadata()).format, dominant.r > 240]).toEqual([
      'image/jpeg',
      'jpeg',
      true,
    ]);
  });

  test('twenty first readers at once make one variant', async () => {
    const { body } = await send(await png(1200, 900));
    const { url } = stored.parse(body.data);
    const all = await Promise.all(Array.from({ length: 20 }, () => at(`${url}/w800.webp`)));
    expect(new Set(all.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(z.array(z.literal(200)).parse(all.map(({ statusCode }) => statusCode)).length).toBe(20);
  });
});

test('the limits of the specification stand in the contract', () => {
  expect([LIMITS.productPicturesMax, PICTURES.product]).toEqual([
    10,
    { widthMin: 750, heightMin: 750, bytesMin: 0, bytesMax: 2_000_000, kinds: ['png', 'jpg'], colour: false },
  ]);
  expect([PICTURES.company.widthMin, PICTURES.company.heightMin, PICTURES.logo.widthMin]).toEqual([1200, 560, 200]);
});

describe('upload.base64', () => {
  const { base64 } = contract.upload;
  const sent = (data: string, use: PictureUse = 'product', person = staff) =>
    portal.send(base64, { use, data }, person);

  test('takes the same pictures as text, with and without the head of a data address', async () => {
    const text = (await png(900, 800)).toString('base64');
    for (const data of [text, `data:image/png;base64,${text}`]) {
      const { body } = await sent(data);
      expect(body).toMatchObject({ code: 1000, data: { width: 900, height: 800 } });
    }
  });

  test('takes a picture of exactly two megabytes, and says so of a larger one', async () => {
    const whole = await png(1000, 1000);
    const padded = (size: number): string =>
      Buffer.concat([whole, Buffer.alloc(size - whole.length)]).toString('base64');
    expect((await sent(padded(2_000_000))).body.code).toBe(1000);
    expect((await sent(padded(2_000_001))).body.code).toBe(CODES.pictureLarge.code);
    expect((await sent(padded(4_000_000))).status).toBe(413);
  });

  test('refuses what is no text of that kind, and judges the rest by content', async () => {
    expect((await sent('not base64 at all!')).body.code).toBe(CODES.badInput.code);
    expect((await sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))).body.code).toBe(
      CODES.pictureKind.code,
    );
    expect((await sent((await png(700, 900)).toString('base64'))).body.code).toBe(CODES.pictureSmall.code);
  });
});

describe('the share of the store', () => {
  test('that is almost full takes one of many pictures sent at once (G44)', async () => {
    const full = await makeExhibitor(portal);
    const people = await Promise.all(Array.from({ length: 6 }, () => makeEmployee(portal, full)));
    const [first] = people;
    if (first === undefined) throw new Error('nobody is there');
    const { id } = stored.parse((await send(await png(800, 800), 'product', first)).body.data);
    await sql`update file set bytes = ${LIMITS.exhibitorFileBytesMax - 1} where id = ${id}`.execute(portal.ctx.db);
    const picture = await png(800, 800);
    const codes = await Promise.all(people.map(async (one) => (await send(picture, 'product', one)).body.code));
    expect(codes.toSorted((a, b) => a - b)).toEqual([1000, ...Array.from({ length: 5 }, () => CODES.uploadLimit.code)]);
  });

  test('of a company is full at two gigabytes; a person of it still has the own one', async () => {
    const full = await makeExhibitor(portal);
    const one = await makeEmployee(portal, full);
    const { id } = stored.parse((await send(await png(800, 800), 'product', one)).body.data);
    await sql`update file set bytes = ${LIMITS.exhibitorFileBytesMax} where id = ${id}`.execute(portal.ctx.db);
    expect((await send(await png(800, 800), 'product', one)).body.code).toBe(CODES.uploadLimit.code);
    expect((await send(await png(300, 300), 'avatar', one)).body.code).toBe(1000);
    expect(await codeOf(await png(800, 800))).toBe(1000);
  });
});
