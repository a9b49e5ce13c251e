import { COUNTED_TEXTS, lackedBy, meterOf } from '@fairbridge/contract/languages.ts';
import { SECTION_FACTS } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import type { ManagedSection } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Checkbox, Input } from '../../ui/field.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { useAct } from '../../ui/use-act.ts';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';
import { moved } from '../../ui/moved.ts';
import { OrderList } from '../../parts/home/order-list.tsx';
import { SaveChanges } from './save-changes.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '首页栏目', en: 'Home page sections' });

const load = defineWork(({ api: ask }) => ask(calls.home.listSections, {}));
export const clientLoader = load.browser;

function SectionLine({
  section,
  onChange,
}: {
  section: ManagedSection;
  onChange: (change: Partial<ManagedSection>) => void;
}) {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { title: usual, amount } = SECTION_FACTS[section.code];
  const name = inLang(usual, lang);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <strong>{name}</strong>
        {!section.open && <span className="tag">{t('notOpen')}</span>}
        <LanguageMarks lacks={lackedBy(meterOf(section, COUNTED_TEXTS.homeSection))} />
      </div>
      {!section.open && <p className="text-sm text-soft">{t('notOpenLead')}</p>}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_7rem]">
        <Input
          label={t('titleZh')}
          lang="zh-CN"
          placeholder={usual.zh}
          maxLength={LIMITS.homeTitleMax}
          value={section.title.zh}
          onChange={({ target }) => onChange({ title: { ...section.title, zh: target.value } })}
        />
        <Input
          label={t('titleEn')}
          lang="en"
          placeholder={usual.en}
          maxLength={LIMITS.homeTitleMax}
          value={section.title.en}
          onChange={({ target }) => onChange({ title: { ...section.title, en: target.value } })}
        />
        {amount !== null && (
          <Input
            label={t('amount')}
            hint={t('amountMax', { max: amount.max })}
            inputMode="numeric"
            value={String(section.amount)}
            onChange={({ target }) =>
              onChange({ amount: Math.min(amount.max, Number(target.value.replaceAll(/\D/g, ''))) })
            }
          />
        )}
      </div>
      <Checkbox
        label={t('switchOf', { name })}
        checked={section.shown}
        onChange={({ target }) => onChange({ shown: target.checked })}
      />
    </div>
  );
}

export default function HomeSectionsScreen() {
  const { version, sections } = load.useData();
  // another version is another start
  return <Sections key={version} version={version} saved={sections} />;
}

/** Order, titles and switches of the sections, saved together. */
function Sections({ version, saved }: { version: number; saved: readonly ManagedSection[] }) {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { busy, run } = useAct({ reload: true });
  const [sections, setSections] = useState(saved);
  const changed = JSON.stringify(sections) !== JSON.stringify(saved);
  const change = (code: ManagedSection['code']) => (part: Partial<ManagedSection>) =>
    setSections((before) => before.map((one) => (one.code === code ? { ...one, ...part } : one)));
  const save = (): void => {
    const wanted = sections.map(({ code, title, shown, amount }) => ({ code, title, shown, amount }));
    void run(() => api(calls.home.saveSections, { version, sections: wanted }), { said: t('saved') });
  };
  return (
    <HomeConfigPage part="sections">
      <p className="mb-4 max-w-[70ch] text-soft">{t('sectionsLead')}</p>
      <OrderList
        label={t('sections')}
        items={sections}
        keyOf={({ code }) => code}
        nameOf={({ code }) => inLang(SECTION_FACTS[code].title, lang)}
        onMove={(from, to) => setSections((before) => moved(before, from, to))}
        busy={busy}
      >
        {(section) => <SectionLine section={section} onChange={change(section.code)} />}
      </OrderList>
      <SaveChanges label={t('saveSections')} changed={changed} busy={busy} onSave={save} />
    </HomeConfigPage>
  );
}
