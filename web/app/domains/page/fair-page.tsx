import type { PageText } from '@fairbridge/contract/page/page.shapes.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { PAGE_TITLES } from './page.texts.ts';

/** All versions of a page, newest first, each readable for good: somebody has consented to it. */
function Versions({ page, path }: { page: PageText; path: string }) {
  const t = useTexts(contentTexts);
  const lang = useLang();
  const [newest] = page.versions;
  if (page.versions.length < 2) return null;
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-lg">{t('versions')}</h2>
      <ol className="mt-3 grid gap-3">
        {page.versions.map(({ version, publishedAt, changes }) => (
          <li key={version}>
            <p className="num flex flex-wrap gap-x-3">
              {version === page.version ? (
                <strong>{t('version', { version })}</strong>
              ) : (
                <LocalLink to={version === newest?.version ? path : `${path}?version=${version}`} className="link">
                  {t('version', { version })}
                </LocalLink>
              )}
              <time dateTime={publishedAt} className="text-soft">
                {beijingDay(publishedAt, lang)}
              </time>
            </p>
            {(changes.zh !== '' || changes.en !== '') && (
              <p className="max-w-[68ch] text-soft">
                <Says text={changes} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type FairPageProps = { page: PageText; path: string; aside?: ReactNode; children?: ReactNode };

/** A page of the organizer: title, version, text; `aside` stands to its right, what the portal adds below the text. */
export function FairPage({ page, path, aside, children }: FairPageProps) {
  const t = useTexts(contentTexts);
  const lang = useLang();
  return (
    <div
      className={aside === undefined ? 'page-narrow pt-8' : 'page grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[1fr_22rem]'}
    >
      <article className="min-w-0">
        <h1 className="text-3xl">
          <Says text={PAGE_TITLES[page.page]} />
        </h1>
        {page.page !== 'about' && (
          <p className="num mt-1 text-soft">
            {t('version', { version: page.version })} · {beijingDay(page.publishedAt, lang)}
          </p>
        )}
        {!page.current && (
          <p className="note mt-4">
            {t('earlierVersion')}{' '}
            <LocalLink to={path} className="link">
              {t('currentVersion')}
            </LocalLink>
          </p>
        )}
        <Rich text={page.body} className="mt-6 text-[1.05rem]" />
        {children}
        {page.page !== 'about' && <Versions page={page} path={path} />}
      </article>
      {aside}
    </div>
  );
}
