import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { savedSearchTexts } from '../../components/search/saved-search.texts.ts';

type Recent = { kept: boolean; list: readonly { text: string }[] };

/** Own searches of late: to be forgotten one by one or together, or not kept at all. Each change is in force at once. */
export function RecentSearches() {
  const t = useTexts(savedSearchTexts);
  const { run } = useAction();
  const [recent, setRecent] = useState<Recent | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    api(calls.search.recent, {}, leaving.signal).then(setRecent, () => null);
    return () => leaving.abort();
  }, []);
  if (recent === null) return null;
  const act = (next: Recent, call: () => Promise<unknown>): void => {
    setRecent(next);
    void run(call, { key: Symbol(), onFailure: () => setRecent(recent) });
  };
  const { kept, list } = recent;
  return (
    <PersonalSection
      title={t('recent')}
      aside={
        list.length > 0 && (
          <Button small kind="plain" onClick={() => act({ kept, list: [] }, () => api(calls.search.forget, {}))}>
            {t('forgetAll')}
          </Button>
        )
      }
    >
      <p className="mb-3 max-w-2xl text-soft">{t('recentLead')}</p>
      {kept && list.length === 0 && <p className="mb-3">{t('recentEmpty')}</p>}
      {list.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {list.map(({ text }) => (
            <li key={text}>
              <button
                type="button"
                className="chip max-w-72"
                aria-label={t('forget', { text })}
                onClick={() => {
                  const rest = list.filter((one) => one.text !== text);
                  act({ kept, list: rest }, () => api(calls.search.forget, { text }));
                }}
              >
                <span className="truncate">{text}</span>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Checkbox
        label={t('recentOn')}
        checked={kept}
        onChange={({ target: { checked } }) =>
          act({ kept: checked, list: [] }, () => api(calls.search.keepRecent, { kept: checked }))
        }
      />
    </PersonalSection>
  );
}
