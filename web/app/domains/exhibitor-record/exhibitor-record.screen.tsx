import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts, type FactRow } from '../../ui/facts.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { ExhibitorAdministrators } from './exhibitor-administrators.tsx';
import { exhibitorEditAddress, EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { ExhibitorStatusActions } from './exhibitor-record-actions.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';
import { ExhibitorStateMark } from './exhibitor-state.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展商', en: 'Exhibitor' });

const load = defineClientLoad(async ({ api, params }) => {
  const [record, { categories }] = await Promise.all([
    api(calls.exhibitorRecord.get, { id: params['id'] ?? '' }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { record, categories };
});
export const clientLoader = load.browser;

function Given({ record, categories }: { record: ExhibitorRecord; categories: readonly NamedCode[] }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { booth, boothArea, package: booked, contact, products } = record;
  const named = record.categories.map((code) => categories.find((one) => one.code === code)?.name);
  const { mobile } = contact;
  const facts: readonly FactRow[] = [
    [t('nameZh'), record.name.zh],
    [t('nameEn'), record.name.en],
    [t('country'), record.country === '' ? '' : countryName(record.country, lang)],
    [t('booth'), booth === null ? t('noBooth') : <BoothPlate key="booth" booth={booth} />],
    [t('boothArea'), boothArea],
    [t('package'), inLang(booked.name, lang)],
    [t('reference'), record.reference],
    [t('categories'), named.flatMap((name) => (name === undefined ? [] : [inLang(name, lang)])).join(' · ')],
    [t('Exhibits'), number(products, lang)],
    [t('Name'), contact.name],
    [t('Mobile'), mobile.number === '' ? '' : `+${mobile.areaCode.replace('+', '')} ${mobile.number}`],
    [t('Email'), contact.email],
  ];
  return <Facts rows={facts} />;
}

/** One exhibitor: what the organizer has given it, who manages it, and whether it is shown. */
export default function ExhibitorRecordScreen() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { record, categories } = load.useData();
  const mayChange = useCanCall(calls.exhibitorRecord.change);
  const mayDisable = useCanCall(calls.exhibitorRecord.disable);
  const { search } = useLocation();
  const stands = useRef<HTMLDivElement>(null);
  const { disabled, state } = record;
  const name = inLang(record.name, lang);
  return (
    <>
      <OrganizerPage
        back={{ to: EXHIBITORS_PATH + search, label: t('back') }}
        title={name}
        actions={mayDisable && <ExhibitorStatusActions record={record} onDone={() => stands.current?.focus()} />}
      >
        <div
          ref={stands}
          tabIndex={-1}
          className="mb-5 flex flex-wrap items-baseline gap-x-4 outline-none"
          aria-live="polite"
        >
          <ExhibitorStateMark state={state} />
          {state === 'open' && (
            <LocalLink to={`/find-exhibitor/detail/${record.id}`} className="link">
              {t('seePublic')}
            </LocalLink>
          )}
          {disabled !== null && (
            <p className="note note-bad mt-2 whitespace-pre-wrap">
              {t('disabledNote', { at: beijingTime(disabled.at, lang), reason: disabled.reason })}
            </p>
          )}
        </div>
        <div className="grid items-start gap-x-5 xl:grid-cols-2">
          <OrganizerPart
            title={t('given')}
            actions={
              mayChange && (
                <ButtonLink small kind="quiet" to={exhibitorEditAddress(record.id)}>
                  {t('Edit')}
                </ButtonLink>
              )
            }
          >
            <Given record={record} categories={categories} />
          </OrganizerPart>
          <ExhibitorAdministrators record={record} />
        </div>
      </OrganizerPage>
    </>
  );
}
