import type { ExhibitorDetail } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { ownCompanyTexts } from './own-company.texts.ts';

export type Missing = { text: Extract<keyof typeof ownCompanyTexts, `todo${string}`>; to: string };

type Company = Pick<ExhibitorDetail, 'logo' | 'introduction' | 'banners' | 'website' | 'mainBusinessScope'>;

/** What a company should still do to be found, the most useful first. */
export function missingOf(company: Company, exhibits: number, publicExhibits: number): Missing[] {
  const info = '/company-info';
  const list: (Missing | null)[] = [
    exhibits === 0 ? { text: 'todoExhibits', to: '/add-exhibit' } : null,
    exhibits > 0 && publicExhibits === 0 ? { text: 'todoPublic', to: '/my-exhibit-list' } : null,
    company.introduction.zh === '' || company.introduction.en === '' ? { text: 'todoIntroduction', to: info } : null,
    company.logo === '' ? { text: 'todoLogo', to: info } : null,
    company.banners.length === 0 ? { text: 'todoBanners', to: info } : null,
    company.mainBusinessScope.zh === '' && company.mainBusinessScope.en === '' ? { text: 'todoScope', to: info } : null,
    company.website === '' ? { text: 'todoWebsite', to: info } : null,
  ];
  return list.filter((one) => one !== null);
}
