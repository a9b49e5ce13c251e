import { programmeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import { z } from 'zod';
import { dataFile } from '../../server/src/core/data-file.ts';
import { templateOf } from '../../server/src/set-up/fair-template.ts';
import { bilingual, text } from './shapes.ts';

/**
 * The fairs of the demo as their files hold them: each is made by a template, with what is said and shown at it. Pictures are named as
 * they lie below `demo/pictures`.
 */

const fairFile = z.strictObject({
  name: bilingual,
  shortName: bilingual,
  slogan: bilingual,
  venue: bilingual,
  city: bilingual,
  about: bilingual,
});

/** `daysBefore` counts back from the opening day. */
const article = z
  .strictObject({
    daysBefore: z.int(),
    picture: text,
    title: bilingual,
    summary: bilingual,
    paragraphs: z.array(bilingual),
  })
  .transform(({ paragraphs, ...rest }) => ({
    ...rest,
    body: {
      zh: paragraphs.map(({ zh }) => zh).join('\n\n'),
      en: paragraphs.map(({ en }) => en).join('\n\n'),
    },
  }));

/** `day` counts from 1; times are 'HH:MM' in Beijing time. */
const programme = z.strictObject({
  kind: text,
  day: z.int(),
  startsAt: text,
  endsAt: text,
  title: bilingual,
  place: bilingual,
  speaker: bilingual,
  description: bilingual,
});

const answered = z.strictObject({ question: bilingual, answer: bilingual });

/** Words are part of the picture of an advertisement, so each language has its own. */
const ad = z.strictObject({ title: bilingual, url: text, picture: bilingual });

const homeFile = z.strictObject({
  /** Below the first banner, whose picture shows the fair: a picture, or the film of the fair. */
  banners: z.array(
    z.strictObject({ title: bilingual, url: text, picture: text.optional(), film: z.literal(true).optional() }),
  ),
  carousel: z.array(ad),
  sideAds: z.array(ad),
  handbook: z.array(z.strictObject({ title: bilingual, url: text })),
  /** `categories`: its exhibitors show something of one of these. */
  collections: z.array(
    z.strictObject({ title: bilingual, introduction: bilingual, picture: text, categories: z.array(text) }),
  ),
});

const by = z.enum(['buyer', 'trade', 'ownCompany', 'company']);
/**
 * What people tell each other in the business circle. `by`: the demo buyer, some other buyer, the demo exhibitor's staff or some
 * other company. `pictures` are taken from exhibits; `film`: it shows the film of its fair in their place. `hoursAgo` counts back from the
 * start of the demo.
 */
const post = z.strictObject({
  by,
  lang: z.enum(['zh', 'en']),
  text,
  receivers: z.array(text),
  pictures: z.int(),
  film: z.literal(true).optional(),
  hoursAgo: z.number(),
  comments: z.array(z.strictObject({ by, text })).default([]),
  state: z.enum(['underReview', 'removed']).optional(),
});
export type DemoPost = z.output<typeof post>;

/**
 * A live of one of the first companies, or of the fair itself. `days` from the start of the demo, `startsAt` in Beijing time; `products`: so many of its exhibits are shown. A
 * replay plays the film of its fair.
 */
const live = z.strictObject({
  company: z.int().nullable(),
  state: z.enum(['upcoming', 'replay']),
  days: z.int(),
  startsAt: text,
  minutes: z.int(),
  scope: z.literal([0, 1, 2]),
  code: text.optional(),
  type: programmeKind.optional(),
  title: bilingual,
  introduction: bilingual,
  picture: text,
  products: z.int(),
  likes: z.int().default(0),
  watched: z.int().default(0),
});
export type DemoLive = z.output<typeof live>;

export type FairCode = 'agro' | 'sugar';

function fileOf<T extends z.ZodType>(code: FairCode, name: string, schema: T): z.output<T> {
  return dataFile(import.meta.url, `${code}/${name}.json`, schema);
}

export const fairOf = (code: FairCode) => ({
  ...templateOf(code),
  code,
  ...fileOf(code, 'fair', fairFile),
  articles: fileOf(code, 'articles', z.array(article)),
  programmes: fileOf(code, 'programmes', z.array(programme)),
  qa: fileOf(code, 'questions', z.array(answered)),
});
export type FairDefinition = ReturnType<typeof fairOf>;

export const homeOf = (code: FairCode) => fileOf(code, 'home', homeFile);
export const postsOf = (code: FairCode): DemoPost[] => fileOf(code, 'posts', z.array(post));
export const livesOf = (code: FairCode): DemoLive[] => fileOf(code, 'lives', z.array(live));
