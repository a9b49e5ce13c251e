import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { tags } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { usePhoneFilters } from '../../ui/use-phone-filters.tsx';
import { isFiltered, type FeedQuery } from './feed-query.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';

/** Filters as one plain GET form: every state is an address, and it works without scripts. On a phone they open when asked for. */
export function FeedFilters({
  asked,
  tags: { receivers, categories },
}: {
  asked: FeedQuery;
  tags: OutputOf<typeof tags>;
}) {
  const t = useTexts(newsfeedTexts);
  const lang = useLang();
  const filtered = isFiltered(asked);
  const { id, button, look } = usePhoneFilters({ label: t('filters'), filtered, className: 'mb-4 w-full' });
  const options = (list: readonly NamedCode[]) =>
    list.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }));
  return (
    <search aria-label={t('filters')}>
      {button}
      <form
        id={id}
        key={JSON.stringify(asked)}
        method="get"
        action={localHref(lang, '/find-opportunity')}
        className={`card mb-5 grid items-end gap-3 p-4 md:grid-cols-3 ${look}`}
      >
        <Select
          label={t('receiver')}
          name="receiver"
          placeholder={t('anyReceiver')}
          options={options(receivers)}
          defaultValue={asked.receiver}
        />
        <Select
          label={t('category')}
          name="category"
          placeholder={t('anyCategory')}
          options={options(categories)}
          defaultValue={asked.category}
        />
        <Select
          label={t('authorKind')}
          name="authorKind"
          placeholder={t('anyAuthor')}
          options={[
            { value: 'exhibitor', label: t('exhibitor') },
            { value: 'visitor', label: t('visitor') },
          ]}
          defaultValue={asked.authorKind}
        />
        <div className="md:col-span-2">
          <Input
            label={t('keyword')}
            name="keyword"
            type="search"
            maxLength={200}
            placeholder={t('keywordHint')}
            defaultValue={asked.keyword}
          />
        </div>
        <div className="flex flex-wrap gap-1">
          <Button type="submit">{t('apply')}</Button>
          {filtered && (
            <ButtonLink kind="plain" to="/find-opportunity">
              {t('clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
