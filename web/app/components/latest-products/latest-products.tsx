import type { LatestShown } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { latestProductsTexts } from './latest-products.texts.ts';

function Line({ row }: { row: LatestShown['rows'][number] }) {
  const t = useTexts(latestProductsTexts);
  const lang = useLang();
  const facts = [
    [t('cas'), row.cas],
    [t('packing'), row.packing],
    [t('remark'), row.remark],
  ].filter(([, value]) => value !== '');
  return (
    <li className="border-b border-line py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">
          <Says text={row.name} />
        </span>
        {row.content !== '' && <span className="num text-action">{row.content}</span>}
        {row.name[lang === 'zh' ? 'en' : 'zh'] !== '' && row.name[lang] !== '' && (
          <span className="text-sm text-soft" lang={lang === 'zh' ? 'en' : 'zh-CN'}>
            {row.name[lang === 'zh' ? 'en' : 'zh']}
          </span>
        )}
      </p>
      {facts.length > 0 && (
        <p className="num text-sm break-words text-soft">
          {facts.map(([label, value]) => `${label} ${value}`).join(' · ')}
        </p>
      )}
    </li>
  );
}

/** The compact block on the booth; nothing where the company shows none. */
export function LatestProducts({ latest: { pictures, rows } }: { latest: LatestShown }) {
  const t = useTexts(latestProductsTexts);
  const lang = useLang();
  if (pictures.length + rows.length === 0) return null;
  const name = rows[0] === undefined ? '' : inLang(rows[0].name, lang);
  return (
    <section className="mt-10" aria-labelledby="latest">
      <h2 id="latest" className="mb-4 text-xl md:text-2xl">
        {t('title')}
      </h2>
      <div className="card grid gap-5 p-4 md:p-6">
        {pictures.length > 0 && (
          <div
            className={`grid gap-3 md:grid-cols-6 ${pictures.length < 5 && pictures.length !== 3 ? 'grid-cols-2' : 'grid-cols-3'}`}
          >
            {pictures.map((address, at) => (
              <Picture
                key={address}
                address={address}
                alt={rows.length === 1 ? name : t('picture', { number: at + 1 })}
                sizes="(max-width: 750px) 30vw, 190px"
                width={200}
                height={200}
                className="aspect-square w-full rounded-sign object-cover"
              />
            ))}
          </div>
        )}
        {rows.length > 0 && (
          <ul className={`border-t border-line ${rows.length > 6 ? 'gap-x-8 md:grid md:grid-cols-2' : ''}`}>
            {rows.map((row, at) => (
              // lines have no identity but their place
              // oxlint-disable-next-line react/no-array-index-key
              <Line key={at} row={row} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
