import { sql, type RawBuilder } from 'kysely';
import { LIMITS, type PictureUse, type VideoUse } from '@fairbridge/contract/limits.ts';

/** A column that names files, and the SQL of the ids in it that are still needed. */
export type Reference = { column: string; needed: RawBuilder<unknown> };

const columnOf = (table: string, column: string): Reference => ({
  column: `${table}.${column}`,
  needed: sql`select ${sql.ref(column)} from ${sql.table(table)}`,
});
const listOf = (table: string, column: string, where: RawBuilder<unknown> = sql`true`): Reference => ({
  column: `${table}.${column}`,
  needed: sql`select unnest(${sql.ref(column)}) from ${sql.table(table)} where ${where}`,
});

/** A deleted exhibit keeps its pictures while it can be brought back; an hour longer, so that neither waits for the other. */
const mayComeBack = sql`deleted_at is null or deleted_at > now() - make_interval(hours => ${LIMITS.removalHours + 1})`;
const exhibits: readonly Reference[] = [
  listOf('product', 'pictures', mayComeBack),
  listOf('product', 'long_pictures', mayComeBack),
  // orders show the cover of what was ordered, whatever has become of it
  {
    column: 'intent_order.product_picture',
    needed: sql`select coalesce(o.product_picture, p.pictures[1]) from intent_order o join product p on p.id = o.product_id`,
  },
];
// a deleted exhibit keeps its video for good: its row holds it
const videos = [columnOf('product', 'video'), listOf('exhibitor', 'videos'), columnOf('post', 'video')];
const pageLinks = [columnOf('page_link', 'picture'), columnOf('page_link', 'picture_en')];
const pageVideos = [columnOf('page_link', 'video')];
const videoCovers = [
  ...pageLinks,
  columnOf('product', 'video_cover'),
  listOf('exhibitor', 'video_covers'),
  columnOf('video', 'poster'),
  columnOf('post', 'video_cover'),
];
const companies = [columnOf('exhibitor', 'logo'), listOf('exhibitor', 'banners')];
const scenes = [columnOf('hotspot_scene', 'picture')];
const avatars = [columnOf('visitor', 'avatar'), columnOf('employee', 'avatar')];
// whatever its state: what was withdrawn can be copied, what was removed can be put back
const latest = [listOf('latest_products', 'pictures')];
const documents = [columnOf('product_document', 'file_id')];
const posts = [listOf('post', 'pictures')];
const collections = [columnOf('collection', 'picture')];
const articles = [
  columnOf('article', 'picture'),
  listOf('article', 'pictures'),
  listOf('page_version', 'pictures'),
  listOf('page_draft', 'pictures'),
];
const organizer = [...articles, ...pageLinks, ...collections];

/** The uses whose files are private pictures instead, which have a table and an end of their own. */
type Private = 'vipPassport' | 'vipAvatar';

/**
 * Who may need the files of each use. What none of these columns names is an orphan and goes (G44), so a new use does not compile
 * until it stands here, and a test finds columns that are missing.
 */
const REFERENCES: Readonly<
  Record<Exclude<PictureUse, Private> | VideoUse | 'document' | 'demo', readonly Reference[]>
> = {
  product: exhibits,
  productLong: exhibits,
  company: companies,
  logo: companies,
  scene: scenes,
  avatar: avatars,
  post: posts,
  videoCover: videoCovers,
  productVideo: videos,
  companyVideo: videos,
  postVideo: videos,
  bannerVideo: pageVideos,
  banner: pageLinks,
  carousel: pageLinks,
  sideAd: pageLinks,
  socialCode: pageLinks,
  collection: collections,
  latest,
  article: articles,
  document: documents,
  demo: [...companies, ...organizer],
};

/** Only files of these uses are ever taken away. */
export const KNOWN_USES: readonly string[] = Object.keys(REFERENCES);
/** Asked all together, whatever the use: better one file too many than one too few. */
export const ALL_REFERENCES: readonly Reference[] = [...new Set(Object.values(REFERENCES).flat())];
