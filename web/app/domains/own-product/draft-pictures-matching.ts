import { LIMITS } from '@fairbridge/contract/limits.ts';

/** What pictures are looked for: a draft, by the article number that its company gave it. */
export type Wanting = { id: string; articleNumber: string };
/** The places of its pictures in the list of files, in their order. */
export type PicturesOf = { pictures: number[]; longPictures: number[] };

export type Matching = {
  byDraft: ReadonlyMap<string, PicturesOf>;
  /** Files whose names lead to no draft, or to several. */
  nobodys: number[];
  /** Files beyond what an exhibit may have. */
  over: number[];
  /** Files that are no pictures by their names. */
  others: number[];
};

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i;
const LONG = /(?:long|detail|详情|长图)/;

/** What an archive carries beside the files that somebody put into it. */
const isHidden = (path: string): boolean =>
  path
    .split('/')
    .some((part) => part.startsWith('.') || part === '__MACOSX' || /^thumbs\.db$|^desktop\.ini$/i.test(part));

/** Letters and digits alone count, since a file's name cannot hold every sign of an article number: 'GA 200/SL' is 'ga-200-sl'. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // written without a space in Chinese: 'X1详情2'
    .replaceAll(/主图|详情|长图/g, '-$&-')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Drafts by their plain article numbers; null where several have the same. */
function byNumber(drafts: readonly Wanting[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { id, articleNumber } of drafts) {
    const key = plain(articleNumber);
    if (key !== '') found.set(key, found.has(key) ? null : id);
  }
  return found;
}

/** The longest article number that a name begins with, and what comes after it; null where none does. */
function begins(name: string, numbers: ReadonlyMap<string, string | null>) {
  for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
    const head = name.slice(0, end);
    if (numbers.has(head)) return { draft: numbers.get(head) ?? null, rest: name.slice(end) };
  }
  return null;
}

/** Whose picture this is: by its own name, else by the nearest folder that is called like an article number. */
function ownerOf(path: string, numbers: ReadonlyMap<string, string | null>) {
  const parts = path
    .replace(/\.[^./]+$/, '')
    .split('/')
    .map(plain);
  const name = parts.at(-1) ?? '';
  const own = begins(name, numbers);
  if (own !== null) return own;
  const folder = parts.slice(0, -1).findLastIndex((part) => numbers.has(part));
  if (folder < 0) return null;
  return { draft: numbers.get(parts[folder] ?? '') ?? null, rest: parts.slice(folder + 1).join('-') };
}

type Claim = { at: number; path: string; rest: string };

/** By the first number in what follows the article number: '-2' before '-10'; without one first. */
const inOrder = (one: Claim, other: Claim): number =>
  Number(/\d+/.exec(one.rest)?.[0] ?? 0) - Number(/\d+/.exec(other.rest)?.[0] ?? 0) ||
  one.path.localeCompare(other.path, 'en', { numeric: true });

/**
 * Which pictures belong to which draft, by article number and the number in the name: `GA-200-1.jpg`, `GA-200 (2).png`, `GA-200/3.jpg`,
 * and `GA-200-long-1.jpg` or `GA-200详情1.jpg` for its long pictures.
 */
export function matchPictures(drafts: readonly Wanting[], paths: readonly string[]): Matching {
  const numbers = byNumber(drafts);
  const claims = new Map<string, Claim[]>();
  const matching = { nobodys: [] as number[], over: [] as number[], others: [] as number[] };
  for (const [at, path] of paths.entries()) {
    if (isHidden(path) || path.endsWith('/')) continue;
    const owner = PICTURE.test(path) ? ownerOf(path, numbers) : null;
    if (!PICTURE.test(path)) matching.others.push(at);
    else if (owner === null || owner.draft === null) matching.nobodys.push(at);
    else claims.set(owner.draft, [...(claims.get(owner.draft) ?? []), { at, path, rest: owner.rest }]);
  }
  const byDraft = new Map<string, PicturesOf>();
  for (const [draft, own] of claims) {
    const ordered = own.toSorted(inOrder);
    const long = ordered.filter(({ rest }) => LONG.test(rest)).map(({ at }) => at);
    const short = ordered.filter(({ rest }) => !LONG.test(rest)).map(({ at }) => at);
    matching.over.push(...short.slice(LIMITS.productPicturesMax), ...long.slice(LIMITS.productLongPicturesMax));
    byDraft.set(draft, {
      pictures: short.slice(0, LIMITS.productPicturesMax),
      longPictures: long.slice(0, LIMITS.productLongPicturesMax),
    });
  }
  return { byDraft, ...matching };
}
