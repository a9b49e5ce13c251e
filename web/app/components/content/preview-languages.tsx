import { LANGS, type Lang } from '@fairbridge/contract/text.ts';

/** In which language a preview is shown. */
export function PreviewLanguages({
  lang,
  names,
  onChange,
}: {
  lang: Lang;
  names: Readonly<Record<Lang, string>>;
  onChange: (lang: Lang) => void;
}) {
  return LANGS.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === lang}
      className={`min-h-8 rounded-sign border px-3 text-sm ${one === lang ? 'border-action bg-tint font-semibold text-action' : 'border-line'}`}
      onClick={() => onChange(one)}
    >
      {names[one]}
    </button>
  ));
}
