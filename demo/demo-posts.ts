import type { Insertable } from 'kysely';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import { postsOf, type DemoPost } from './data/fair.ts';
import type { Random } from './data/shapes.ts';
import type { CompanyRows } from './demo-company.ts';
import { filmRows } from './demo-films.ts';
import { commentRow, drawnFileRow, likeRow, postRow, reportRow, type SpeakerRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type Visitor = { id: string; account_id: string };
type Speaker = { row: SpeakerRow; account: string; owner: string };

const HOUR = 3_600_000;
const REMOVED = '与展会无关的广告。';

export type Circle = {
  fair: 'agro' | 'sugar';
  exhibitionId: string;
  random: Random;
  buyer: Visitor;
  visitors: readonly Visitor[];
  companies: readonly CompanyRows[];
};

const speaks = (company: CompanyRows, at: number): Speaker | null => {
  const staff = company.employees.filter(
    (one) => typeof one.account_id === 'string' && one.joined_at !== null && one.resigned_at === null,
  );
  const employee = staff[at % Math.max(1, staff.length)];
  if (employee === undefined || typeof employee.account_id !== 'string') return null;
  const row = { employee: { id: employee.id, exhibitor_id: company.exhibitor.id } };
  return { row, account: employee.account_id, owner: company.exhibitor.id };
};
const asVisitor = ({ id, account_id }: Visitor): Speaker => ({
  row: { visitor: { id } },
  account: account_id,
  owner: id,
});

function speakerOf(circle: Circle, by: DemoPost['by'], at: number): Speaker {
  const { buyer, visitors, companies } = circle;
  const [own] = companies;
  const other = companies[1 + (at % Math.max(1, Math.min(30, companies.length - 1)))];
  const company = by === 'ownCompany' ? own : by === 'company' ? other : undefined;
  const trade = visitors[(at * 7 + 3) % Math.max(1, visitors.length)] ?? buyer;
  return (company === undefined ? null : speaks(company, at)) ?? asVisitor(by === 'buyer' ? buyer : trade);
}

/** The first pictures of exhibits that everybody may see, as the author's own files. */
function pictureRows(circle: Circle, owner: string, count: number): Row<'file'>[] {
  const company = circle.companies.find(({ exhibitor }) => exhibitor.id === owner);
  const open = company?.products.filter(({ scope }) => scope === 0) ?? [];
  const covers = new Set(open.flatMap(({ pictures }) => (Array.isArray(pictures) ? pictures.slice(0, 1) : [])));
  return (company?.files ?? [])
    .filter(({ id }) => covers.has(id))
    .slice(0, count)
    .map(({ drawing, width, height }) =>
      drawnFileRow(
        circle.exhibitionId,
        owner,
        Object(drawing),
        { width: Number(width), height: Number(height) },
        'post',
      ),
    );
}

/** Posts of the business circle with comments, likes, one that waits, one that was removed and one that is reported. */
export async function loadPosts(db: Db, circle: Circle): Promise<void> {
  const { fair, exhibitionId, random, visitors, companies } = circle;
  const rows: { files: Row<'file'>[]; posts: Row<'post'>[]; comments: Row<'post_comment'>[] } = {
    files: [],
    posts: [],
    comments: [],
  };
  const likes = new Map<string, Row<'post_like'>>();
  const reports: Row<'post_report'>[] = [];
  for (const [at, told] of postsOf(fair).entries()) {
    const author = speakerOf(circle, told.by, at);
    const created = Date.now() - told.hoursAgo * HOUR;
    const pictures = pictureRows(circle, author.owner, told.pictures);
    const film = told.film ? await filmRows(fair, [exhibitionId, author.owner], 'postVideo') : null;
    if (film !== null) await insertRows(db, 'file', [film.video]);
    if (film !== null) await insertRows(db, 'file', [film.cover]);
    const category = companies.find(({ exhibitor }) => exhibitor.id === author.owner)?.exhibitor.categories;
    const post = postRow(exhibitionId, author.row, {
      lang: told.lang,
      text: told.text,
      receivers: [...told.receivers],
      categories: Array.isArray(category) ? category.slice(0, 1) : [],
      pictures: pictures.map(({ id }) => id),
      video: film?.video.id ?? null,
      video_cover: film?.cover.id ?? null,
      state: told.state ?? 'published',
      reason: told.state === 'removed' ? REMOVED : '',
      created_at: new Date(created).toISOString(),
    });
    rows.files.push(...pictures);
    rows.posts.push(post);
    told.comments.forEach((said, index) => {
      const when = new Date(Math.min(Date.now(), created + (index + 1) * 25 * 60_000)).toISOString();
      const speaker = said.by === told.by ? author : speakerOf(circle, said.by, at + index + 5);
      rows.comments.push(commentRow(post, speaker.row, { text: said.text, created_at: when }));
    });
    if (told.state !== undefined) continue;
    for (let like = random.int(9); like > 0; like -= 1) {
      const one = asVisitor(random.pick(visitors));
      likes.set(`${post.id} ${one.account}`, likeRow(post, one.row, one.account));
    }
    if (at === 16)
      reports.push(reportRow(post, circle.buyer.account_id, { reason: 'fraud', words: '该产品已禁用，请核实。' }));
  }
  await insertRows(db, 'file', rows.files);
  await insertRows(db, 'post', rows.posts);
  await insertRows(db, 'post_comment', rows.comments);
  await insertRows(db, 'post_like', [...likes.values()]);
  await insertRows(db, 'post_report', reports);
}
