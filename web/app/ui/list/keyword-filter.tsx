import { Input } from '../field.tsx';

type KeywordFilterProps = { label: string; hint: string; keyword: string };

/** The words of a list with several filters: as wide as these leave room for. */
export function KeywordFilter({ label, hint, keyword }: KeywordFilterProps) {
  return (
    <div className="max-md:col-span-2 md:min-w-44 md:flex-1">
      <Input label={label} type="search" name="keyword" placeholder={hint} defaultValue={keyword} maxLength={200} />
    </div>
  );
}
