import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { HomeReader, unsavedHome } from '@fairbridge/contract/home/home.shapes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { z } from 'zod';
import { dryRun, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { checkFiles } from './home.actions.ts';
import { writeSections } from './home-section-form.queries.ts';
import { linkColumns, linkRows, newLink } from './home-link.queries.ts';

/** No id is like this one: whoever looks at a preview has no rows anywhere. */
const NOBODY = 'preview';
const IDS = { accountId: NOBODY, sessionId: NOBODY };

const CALLERS: Readonly<Record<HomeReader, Caller>> = {
  guest: { kind: 'anonymous' },
  visitor: { kind: 'visitor', ...IDS, visitorId: NOBODY, registered: true, approved: true, pool: [] },
  exhibitor: { kind: 'exhibitor', ...IDS, employeeId: NOBODY, exhibitorId: NOBODY, admin: false },
};

const NAMES: Readonly<Record<Exclude<HomeReader, 'guest'>, Bilingual>> = {
  visitor: { zh: '观众', en: 'Visitor' },
  exhibitor: { zh: '展商', en: 'Exhibitor' },
};
const DONE = {
  completeVisitor: true,
  completeVisitorRegister: true,
  completeQuestionnaire: true,
  completeExhibitionRegistration: true,
};

/** As a browser would keep this reader; null for a guest. */
function userOf({ exhibition }: FairContext, as: HomeReader, lang: Lang): CurrentUser | null {
  if (as === 'guest') return null;
  const isVisitor = as === 'visitor';
  return {
    userAccountId: NOBODY,
    subjectId: NOBODY,
    subjectType: isVisitor ? 'VISITOR' : 'ACTOR',
    exhibitionId: exhibition.id,
    name: NAMES[as][lang],
    email: '',
    mobile: '',
    hasPassword: true,
    avatar: '',
    roles: [isVisitor ? 'VISITOR' : 'ACTOR'],
    exhibitorEmployee: isVisitor
      ? null
      : { exhibitorId: NOBODY, admin: false, exhibitor: { id: NOBODY, name: NAMES.exhibitor } },
    exhibitionUserCompleteState: isVisitor ? DONE : null,
    review: isVisitor ? { state: 'approved', reason: '' } : null,
    staffRole: null,
    unreadNotices: 0,
  };
}

type Unsaved = z.output<typeof unsavedHome>;

async function write(ctx: FairContext, { sections, link }: Unsaved): Promise<void> {
  if (sections !== null) await writeSections(ctx, sections);
  if (link === null) return;
  const before = link.id === null ? null : await linkRows.lock(ctx, { id: link.id });
  await checkFiles(ctx, before, link.form);
  if (before === null) await linkRows.insert(ctx, newLink(ctx, link.form));
  else await linkRows.update(ctx, { id: before.id }, linkColumns(link.form));
}

type Asked = Unsaved & { as: HomeReader; lang: Lang; width: number };

/**
 * The home page as this reader would have it, with what is not saved yet. It is written, the page is made of the same calls as the real one
 * by the same rules, and all is undone: nobody else sees it. Error: `notFound`.
 */
export const previewHome = (
  { readerPages }: Pick<Services, 'readerPages'>,
  ctx: FairContext,
  { as, lang, width, ...unsaved }: Asked,
): Promise<string> =>
  dryRun(ctx, async (inner) => {
    await write(inner, unsaved);
    return readerPages.make(inner, '/', { caller: CALLERS[as], user: userOf(ctx, as, lang), lang, width });
  });
