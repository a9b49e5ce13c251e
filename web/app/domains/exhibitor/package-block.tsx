import type { PackageUse } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { packageTexts } from './package.texts.ts';

type Line = PackageUse['limits'][number];

const megabytes = (bytes: number): string =>
  bytes >= 1_000_000_000 ? `${(bytes / 1_000_000_000).toFixed(1)} GB` : `${Math.ceil(bytes / 1_000_000)} MB`;

function Meter({ line: { limit, used, max } }: { line: Line }) {
  const t = useTexts(packageTexts);
  const lang = useLang();
  const say = (value: number): string => (limit === 'bytes' ? megabytes(value) : number(value, lang));
  const share = max === 0 ? 1 : Math.min(1, used / max);
  const full = used >= max;
  return (
    <li className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3">
        <span>{t(limit)}</span>
        <span className="num text-sm whitespace-nowrap">
          {t('of', { used: say(used), max: say(max) })}
          {full && <span className="font-semibold"> · {t('full')}</span>}
        </span>
      </p>
      <span className="block h-2 overflow-hidden rounded-[2px] bg-line" aria-hidden="true">
        <span
          className={`block h-full ${share >= 0.8 ? 'bg-accent' : 'bg-action'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </li>
  );
}

/** What the company has booked, and how much of it is used: seen before a limit is hit. */
export function PackageBlock({ use }: { use: PackageUse }) {
  const t = useTexts(packageTexts);
  const lang = useLang();
  return (
    <section className="card p-5" aria-labelledby="package">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="package" className="text-lg">
          {t('title')}
        </h2>
        <span className="tag">{inLang(use.package.name, lang)}</span>
      </div>
      <ul className="grid gap-3">
        {use.limits.map((line) => (
          <Meter key={line.limit} line={line} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{t('more')}</p>
    </section>
  );
}
