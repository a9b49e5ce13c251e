import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import { HOME_SECTIONS, SECTION_FACTS, type HomeSection } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import { saveSections } from '@fairbridge/contract/home/home.calls.ts';
import type { ManagedSection } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { toast } from '../../ui/toast.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { OrderList } from '../../components/home/order-list.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '首页栏目', en: 'Home page sections' });

/** The fair has one list of sections. */
const load = defineClientLoad((given) =>
  loadOnly(given, 'homeSections', 'all', () => given.api(calls.home.listSections, {})),
);
export const clientLoader = load.browser;

type Part = { title: Bilingual; shown: boolean; amount: number };
/** The order is one part, and so is each title, switch and amount of a section: two people may change different ones. */
type Values = { order: readonly HomeSection[]; parts: Readonly<Record<string, Part>> };
const NO_PART: Part = { title: { zh: '', en: '' }, shown: true, amount: 0 };
const IN_PARTS = ['parts', ...HOME_SECTIONS.map((code) => `parts.${code}`)];

const valuesOf = (sections: readonly ManagedSection[]): Values => ({
  order: sections.map(({ code }) => code),
  parts: Object.fromEntries(sections.map(({ code, title, shown, amount }) => [code, { title, shown, amount }])),
});
const isOrder = (value: unknown): boolean =>
  Array.isArray(value) && value.length === HOME_SECTIONS.length && HOME_SECTIONS.every((code) => value.includes(code));
const LIKE = { order: isOrder, parts: Object.fromEntries(HOME_SECTIONS.map((code) => [code, NO_PART])) };
/** The sections as they are written, in their order. */
const sectionsOf = ({ order, parts }: Values) => order.map((code) => ({ code, ...(parts[code] ?? NO_PART) }));

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
        <LanguageMarks lacks={missingLangs(meterOf(section, COUNTED_TEXTS.homeSection))} />
      </div>
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
  return <Sections key={load.useData().record.version} />;
}

/** What a part is called: `parts.news.title.zh` is the Chinese title of the news. */
function useTelling() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const nameOf = (code: HomeSection): string => inLang(SECTION_FACTS[code].title, lang);
  const PARTS = { 'title.zh': 'titleZh', 'title.en': 'titleEn', amount: 'amount', shown: 'shown' } as const;
  return {
    labelOf: (path: string): string => {
      const code = HOME_SECTIONS.find((one) => path.startsWith(`parts.${one}.`));
      const part = Object.entries(PARTS).find(([one]) => path === `parts.${code}.${one}`)?.[1];
      return code === undefined || part === undefined ? t('sections') : `${nameOf(code)} · ${t(part)}`;
    },
    say: (path: string, value: unknown): string | null =>
      path === 'order' && Array.isArray(value)
        ? HOME_SECTIONS.filter((code) => value.includes(code))
            .toSorted((one, other) => value.indexOf(one) - value.indexOf(other))
            .map(nameOf)
            .join(lang === 'zh' ? '、' : ', ')
        : null,
  };
}

/** Order, titles and switches of the sections, saved together. */
function Sections() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor({
    loaded: load.useData(),
    valuesOf: ({ sections }) => valuesOf(sections),
    like: LIKE,
    get: () => api(calls.home.listSections, {}),
    inParts: IN_PARTS,
  });
  const telling = useTelling();
  const { form } = editor;
  const change =
    (code: HomeSection) =>
    ({ title, shown, amount }: Partial<Part>): void =>
      form.change('parts', (before) => ({
        ...before,
        [code]: {
          ...(before[code] ?? NO_PART),
          ...(title !== undefined && { title }),
          ...(shown !== undefined && { shown }),
          ...(amount !== undefined && { amount }),
        },
      }));
  const save = (): Promise<void> =>
    saveBy(
      editor,
      { call: saveSections, inputOf: (values, version) => ({ version, sections: sectionsOf(values) }) },
      async (_saved, goesOn) => {
        toast.good(t('Saved'));
        if (goesOn) await revalidate();
      },
    );
  return (
    <HomeConfigPage part="sections" unsaved={{ sections: sectionsOf(form.values) }}>
      <p className="mb-4 max-w-[70ch] text-soft">{t('sectionsLead')}</p>
      <EditorFrame editor={editor} save={save} {...telling}>
        <OrderList
          label={t('sections')}
          items={sectionsOf(form.values)}
          keyOf={({ code }) => code}
          nameOf={({ code }) => inLang(SECTION_FACTS[code].title, lang)}
          onMove={(from, to) => form.change('order', (before) => moveItem(before, from, to))}
          busy={form.busy}
        >
          {(section) => <SectionLine section={section} onChange={change(section.code)} />}
        </OrderList>
        <SaveBar editor={editor} className="mt-5">
          <Button type="submit" busy={form.busy}>
            {t('saveSections')}
          </Button>
        </SaveBar>
      </EditorFrame>
    </HomeConfigPage>
  );
}
