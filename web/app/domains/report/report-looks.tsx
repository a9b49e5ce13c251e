import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { VisitorReport } from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import type { ReactNode } from 'react';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { ReportSection, SmallCompany, SmallExhibit } from './report-parts.tsx';
import { reportPageTexts } from './report-page.texts.ts';

/** Where the whole lists stand; a guest has none. */
export type WholeLists = { exhibitors: string; exhibits: string };

function Part({
  title,
  total,
  shown,
  whole,
  children,
}: {
  title: string;
  total: number;
  shown: number;
  whole: string | undefined;
  children: ReactNode;
}) {
  const t = useTexts(reportPageTexts);
  const more = useTexts(reportTexts);
  return (
    <div className="mb-5">
      <h3 className="num mb-2 text-base font-semibold">
        {title} · {total}
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">{children}</ul>
      {total > shown && (
        <p className="num mt-2 text-sm text-soft">
          {whole === undefined ? (
            more('more', { count: total - shown })
          ) : (
            <LocalLink className="link" to={whole}>
              {t('seeAll', { count: total })}
            </LocalLink>
          )}
        </p>
      )}
    </div>
  );
}

/** Exhibitors and exhibits that a visitor has viewed, or keeps. */
export function ReportLooks({
  look,
  looks: { exhibitors, exhibits },
  whole,
}: {
  look: 'seen' | 'saved';
  looks: VisitorReport['seen'];
  whole?: WholeLists;
}) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const nothing = exhibitors.total + exhibits.total === 0;
  return (
    <ReportSection title={t(look)}>
      {nothing && <p className="text-soft">{page(`${look}None`)}</p>}
      {exhibitors.total > 0 && (
        <Part title={t('exhibitors')} total={exhibitors.total} shown={exhibitors.list.length} whole={whole?.exhibitors}>
          {exhibitors.list.map(({ id, name, logo, booth }) => (
            <li key={id}>
              <LocalLink className="card block p-3 hover:border-action" to={exhibitorPath(id)}>
                <SmallCompany logo={logo} booth={booth === null ? '' : boothText(booth)}>
                  <Says text={name} />
                </SmallCompany>
              </LocalLink>
            </li>
          ))}
        </Part>
      )}
      {exhibits.total > 0 && (
        <Part title={t('allExhibits')} total={exhibits.total} shown={exhibits.list.length} whole={whole?.exhibits}>
          {exhibits.list.map((exhibit) => (
            <li key={exhibit.id}>
              <LocalLink className="card block p-3 hover:border-action" to={`/find-exhibit/detail/${exhibit.id}`}>
                <SmallExhibit exhibit={exhibit} />
              </LocalLink>
            </li>
          ))}
        </Part>
      )}
    </ReportSection>
  );
}
