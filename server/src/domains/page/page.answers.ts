import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import {
  PAGE_NAMES,
  type PageDesk,
  type PageName,
  type PageSummary,
  type PageText,
} from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { LANGS, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';
import { firstBody, FIRST_PUBLISHED, FIRST_VERSION } from './page.first.ts';
import { pageDraft, pageDrafts, pageVersions } from './page.queries.ts';

export type PageVersion = {
  version: string;
  body: RichBilingual;
  changes: Bilingual;
  consentAgain: boolean;
  publishedAt: Date;
};

/** The version every page begins with, until the organizer publishes another; people have consented to it under its own name. */
export const firstVersion = ({ exhibition }: FairContext, page: PageName): PageVersion => ({
  version: page === 'agreement' ? exhibition.consentVersion : FIRST_VERSION,
  body: firstBody(exhibition, page),
  changes: { zh: '', en: '' },
  consentAgain: false,
  publishedAt: FIRST_PUBLISHED,
});

/** All versions of a page, newest first; never none. */
export async function versionsOf(ctx: FairContext, page: PageName): Promise<[PageVersion, ...PageVersion[]]> {
  const rows = await pageVersions(ctx, page);
  const [newest, ...earlier] = rows.map((row): PageVersion => ({
    version: row.version,
    body: bodyOf(row),
    changes: bilingualOf('changes', row),
    consentAgain: row.consent_again,
    publishedAt: row.published_at,
  }));
  return newest === undefined ? [firstVersion(ctx, page)] : [newest, ...earlier];
}

const headOf = ({ version, changes, consentAgain, publishedAt }: PageVersion) => ({
  version,
  changes,
  consentAgain,
  publishedAt: publishedAt.toISOString(),
});

/** A page as it stands, or as it stood in this version; null where there was no such version. */
export async function pageAnswerOf(ctx: FairContext, page: PageName, version?: string): Promise<PageText | null> {
  const versions = await versionsOf(ctx, page);
  const wanted = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (wanted === undefined) return null;
  return {
    page,
    version: wanted.version,
    publishedAt: wanted.publishedAt.toISOString(),
    current: wanted === versions[0],
    body: wanted.body,
    versions: versions.map(headOf),
  };
}

export async function pageDeskOf(ctx: FairContext, page: PageName): Promise<PageDesk> {
  const versions = await versionsOf(ctx, page);
  const draft = await pageDraft(ctx, page);
  const [{ version, publishedAt, body }] = versions;
  return {
    page,
    version,
    publishedAt: publishedAt.toISOString(),
    current: true,
    body,
    versions: versions.map(headOf),
    draft:
      draft === undefined
        ? { body, revision: 0, changedAt: null }
        : { body: bodyOf(draft), revision: draft.revision, changedAt: draft.changed_at.toISOString() },
  };
}

export async function pageSummaries(ctx: FairContext): Promise<PageSummary[]> {
  const drafts = new Map((await pageDrafts(ctx)).map((draft) => [draft.page, bodyOf(draft)]));
  const list: PageSummary[] = [];
  for (const page of PAGE_NAMES) {
    const [{ version, publishedAt, body }] = await versionsOf(ctx, page);
    const lacks = missingLangs(meterOf({ body: drafts.get(page) ?? body }, COUNTED_TEXTS.page));
    list.push({ page, version, publishedAt: publishedAt.toISOString(), draft: drafts.has(page), lacks });
  }
  return list;
}

/** Languages that some question of the fair, or its answer, lacks. */
export const questionsLack = ({ exhibition }: FairContext): Lang[] => {
  const lacking = exhibition.questionsAnswered.flatMap((one) => missingLangs(meterOf(one, COUNTED_TEXTS.pageQuestion)));
  return LANGS.filter((lang) => lacking.includes(lang));
};
