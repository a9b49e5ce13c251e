import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { BadgeKind } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { organizerOf } from '../exhibition/exhibition.organizer.ts';
import { BADGES, CONFIRMATION } from './voucher.drawings.ts';
import { badgeCode } from './voucher.codes.ts';
import { badgeOf, type Holder } from './voucher.queries.ts';

export type DocumentServices = Pick<Services, 'config' | 'pdf'>;
/** Whom a paper is for, as it says. */
export type DocumentHolder = {
  name: string;
  company: string;
  position: string;
  country: string;
  kind: BadgeKind;
  /** The visitor who pre-registered this person; absent of who registered alone. */
  broughtBy?: { name: string; company: string };
};

const broughtByOf = ({ broughtBy }: DocumentHolder): string =>
  broughtBy === undefined ? '' : [broughtBy.name, broughtBy.company].filter((part) => part !== '').join(' · ');

/** What a badge says; the code on it is opaque and signed. */
export async function badgeData(
  { config }: Pick<DocumentServices, 'config'>,
  ctx: FairContext,
  holder: Holder,
  bearer: DocumentHolder,
) {
  const { id, number } = await badgeOf(ctx, holder);
  const { kind, name, company, position, country } = bearer;
  return { kind, name, company, position, country: countryName(country), number, qr: badgeCode(config.SECRET, id) };
}

const PDF = 'application/pdf';

/** Badges in one PDF, a page each. */
export async function badgesFile(
  papers: DocumentServices,
  ctx: FairContext,
  people: readonly { holder: Holder; bearer: DocumentHolder }[],
  lang: Lang,
): Promise<FileOut> {
  const badges = [];
  for (const { holder, bearer } of people)
    badges.push({ ...(await badgeData(papers, ctx, holder, bearer)), broughtBy: broughtByOf(bearer) });
  const { bytes } = await papers.pdf.draw(BADGES, ctx.exhibition, badges);
  const [only, ...more] = badges;
  const which = only === undefined || more.length > 0 ? ctx.exhibition.code : only.number;
  return { name: `${lang === 'zh' ? '胸卡' : 'Badge'}-${which}.pdf`, type: PDF, bytes };
}

/** The letter that confirms a registration, as PDF. */
export async function confirmationFile(
  papers: DocumentServices,
  ctx: FairContext,
  holder: Holder,
  bearer: DocumentHolder,
  lang: Lang,
): Promise<FileOut> {
  const { kind, name, company, country, number, qr } = await badgeData(papers, ctx, holder, bearer);
  const organizer = organizerOf(ctx.exhibition);
  const { bytes } = await papers.pdf.draw(CONFIRMATION, ctx.exhibition, {
    lang,
    kind,
    name,
    company,
    country,
    number,
    qr,
    broughtBy: broughtByOf(bearer),
    organizer,
  });
  return { name: `${lang === 'zh' ? '确认函' : 'Confirmation'}-${number}.pdf`, type: PDF, bytes };
}
