import type { LegalPage, PageName } from '@fairbridge/contract/page/page.shapes.ts';
import { LEGAL_PAGES } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { bodyOfSections } from './page.first.ts';
import { FIRST_AGREEMENT, FIRST_DISCLAIMER, type Section } from './page.first.texts.ts';

export const isLegal = (page: PageName): page is LegalPage => LEGAL_PAGES.some((one) => one === page);

/** Around what is to be filled in by hand. */
export const PLACEHOLDER_BEGINS = '〔';
const placeholder = (name: string): string => `${PLACEHOLDER_BEGINS}${name}〕`;

type Fair = Pick<Exhibition, 'name' | 'legalEntity' | 'email' | 'phone'>;

/** What is known, in this language or the other one, else what is missing. */
const said = ({ zh, en }: Bilingual, lang: Lang, missing: string): string =>
  (lang === 'zh' ? zh || en : en || zh) || placeholder(missing);

/** Who answers for the fair, by the register it stands in, and how they are reached. */
function responsible({ name, legalEntity: entity, email, phone }: Fair): Section {
  const reached = [email, phone].filter(Boolean);
  return {
    title: { zh: '谁负责', en: 'Who is responsible' },
    paragraphs: [
      {
        zh: `“${said(name, 'zh', '展会名称')}”由${said(entity.name, 'zh', '机构名称')}（注册号 ${entity.number || placeholder('注册号')}，地址：${said(entity.address, 'zh', '注册地址')}）主办，并对本页内容负责。`,
        en: `“${said(name, 'en', 'name of the fair')}” is held by ${said(entity.name, 'en', 'name of the legal entity')} (registration number ${entity.number || placeholder('registration number')}, ${said(entity.address, 'en', 'registered address')}), who is responsible for what this page says.`,
      },
      {
        zh: `有关个人信息和本页内容的问题与请求，请联系：${reached.length === 0 ? placeholder('邮箱或电话') : reached.join('，')}。`,
        en: `For questions and requests about personal data and this page, contact: ${reached.length === 0 ? placeholder('e-mail or telephone') : reached.join(', ')}.`,
      },
    ],
  };
}

const USUAL = { agreement: FIRST_AGREEMENT, disclaimer: FIRST_DISCLAIMER } as const satisfies Record<
  LegalPage,
  readonly Section[]
>;

/** A text of the law in the usual words, with who answers for this fair; what its details lack stands in brackets. */
export const legalBody = (fair: Fair, page: LegalPage): RichBilingual =>
  bodyOfSections([responsible(fair), ...USUAL[page]]);
