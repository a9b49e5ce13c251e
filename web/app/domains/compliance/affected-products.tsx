import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { preview } from '@fairbridge/contract/compliance/compliance.calls.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { productPath } from '../../components/product/product-card.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

type Affected = OutputOf<typeof preview>;
const IN_SIGHT = 10;
/** Whoever goes through a list need not have each asked for. */
const PAUSE_MS = 250;

/** The exhibits that a rule on this ingredient would be about, while it is written. */
function useAffected(ingredient: string, crops: readonly string[]): Affected | null {
  const [affected, setAffected] = useState<Affected | null>(null);
  const key = crops.join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const asking = setTimeout(() => {
      const chosen = key === '' ? [] : key.split(' ');
      const input = { ingredient, crops: chosen, pageNum: 1, pageSize: IN_SIGHT };
      // it is an outlook: without it the rule can be written all the same
      api(calls.compliance.preview, input, stop.signal).then(setAffected, () => null);
    }, PAUSE_MS);
    return () => {
      clearTimeout(asking);
      stop.abort();
    };
  }, [ingredient, key]);
  return affected;
}

export function AffectedProducts({ ingredient, crops }: { ingredient: string; crops: readonly string[] }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const affected = useAffected(ingredient, crops);
  if (affected === null) return null;
  const { total, claiming, list } = affected;
  const all = total === 0 ? t('affectedNone') : t('affectedCount', { count: number(total, lang) });
  return (
    <section aria-label={t('affected')} className="rounded-sign border border-line p-3" aria-live="polite">
      <p className="font-semibold">
        {all}
        {claiming > 0 && t('claiming', { count: number(claiming, lang) })}
      </p>
      <ul className="mt-1 grid gap-1 text-sm">
        {list.map(({ id, name, exhibitor, scope, claims }) => (
          <li key={id}>
            <LocalLink to={productPath(id)} className="link" target="_blank">
              <Says text={name} />
            </LocalLink>
            <span className="text-soft">
              {' · '}
              <Says text={exhibitor.name} />
              {claims && ` · ${t('claims')}`}
              {scope !== 0 && ` · ${t('restricted')}`}
            </span>
          </li>
        ))}
      </ul>
      {total > list.length && (
        <p className="mt-1 text-sm text-soft">{t('affectedMore', { count: number(total - list.length, lang) })}</p>
      )}
    </section>
  );
}
