import {
  CAMPAIGN_MEDIA,
  CAMPAIGN_MEDIUM_NAMES,
  type CampaignMedium,
} from '@fairbridge/contract/campaign/campaign.figures.ts';
import type { Campaign } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import type { LoadArgs } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import type { CampaignOwner } from './campaign-owner.ts';
import { campaignTexts } from './campaign.texts.ts';
import { saveQr } from '../../components/sharing/save-qr.ts';

const QrPicture = lazyWithRetry(() => import('../../ui/qr-picture.tsx'));

const PLACES = ['home', 'register', 'booth', 'page'] as const;
type Place = (typeof PLACES)[number];
type Values = { name: string; medium: string; place: Place; address: string; lastDay: string };

const NEW: Values = { name: '', medium: '', place: 'home', address: '', lastDay: '' };

export const loadCampaign = (owner: CampaignOwner, given: LoadArgs) =>
  loadRecord(given, 'campaign', (id) => given.api(owner.get, { id }));
type Loaded = Awaited<ReturnType<typeof loadCampaign>>;

/** The page of the company that edits; of the organizer there is none. */
function useBooth(): string | null {
  const id = useUser()?.exhibitorEmployee?.exhibitor.id;
  return id === undefined ? null : `/find-exhibitor/detail/${id}`;
}

function valuesOf(campaign: Campaign | null, booth: string | null): Values {
  if (campaign === null) return NEW;
  const { name, medium, lastDay, target } = campaign;
  const place = target.kind === 'home' || target.kind === 'register' ? target.kind : null;
  return {
    name,
    medium,
    place: place ?? (target.path === booth ? 'booth' : 'page'),
    address: place === null && target.path !== booth ? target.path : '',
    lastDay: lastDay ?? '',
  };
}

function targetOf({ place, address }: Values, booth: string | null): string {
  if (place === 'booth') return booth ?? '';
  return place === 'page' ? address : { home: '/', register: '/register' }[place];
}

function Fields({ form, isFair }: { form: Form<Values>; isFair: boolean }) {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  const { place } = form.values;
  const wrongTarget = form.errors['target'];
  return (
    <section className="card grid gap-5 p-5" aria-label={t('settings')}>
      <Input
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={LIMITS.campaignNameMax}
        autoComplete="off"
        {...form.text('name')}
      />
      <div className="max-w-xs">
        <Select
          label={t('medium')}
          required
          placeholder={t('choose')}
          options={CAMPAIGN_MEDIUM_NAMES.map((one) => ({ value: one, label: wordsIn(CAMPAIGN_MEDIA[one], lang) }))}
          {...form.text('medium')}
        />
      </div>
      <RadioGroup
        label={t('place')}
        name="place"
        options={PLACES.filter((one) => !(isFair && one === 'booth')).map((one) => ({ value: one, label: t(one) }))}
        value={place}
        error={place === 'page' ? undefined : wrongTarget}
        onChange={(value) => form.set('place', PLACES.find((one) => one === value) ?? 'home', 'target')}
      />
      {place === 'page' && (
        <Input
          label={t('address')}
          hint={t(isFair ? 'addressHint' : 'companyAddressHint')}
          required
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.campaignTargetMax}
          {...form.text('address', 'target')}
        />
      )}
      <div className="max-w-xs">
        <DateInput label={t('lastDay')} hint={t('lastDayHint')} {...form.text('lastDay')} />
      </div>
    </section>
  );
}

/** What is published: the short address, and the same as a picture for print. */
function ShortAddress({ campaign: { link, name } }: { campaign: Campaign }) {
  const t = useTexts(campaignTexts);
  return (
    <section className="card mb-5 grid gap-4 p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="size-36">
        <Suspense fallback={<div className="bone size-full" />}>
          <QrPicture text={link} label={t('qr', { name })} />
        </Suspense>
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <h2 className="text-lg">{t('link')}</h2>
        <CopyButton value={link} />
        <p className="text-soft">{t('linkLead')}</p>
        <Button kind="quiet" onClick={() => void saveQr(link, name)}>
          {t('qrDownload')}
        </Button>
      </div>
    </section>
  );
}

function Editor({ owner, loaded }: { owner: CampaignOwner; loaded: Loaded }) {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const booth = useBooth();
  const { query } = owner;
  const { record } = loaded;
  const editor = useRecordEditor({
    loaded,
    valuesOf: (campaign) => valuesOf(campaign, booth),
    get: (id) => api(owner.get, { id }),
    title: ({ name }) => name,
    under: 'form',
  });
  const formOf = (values: Values) => ({
    name: values.name,
    medium: values.medium === '' ? null : (values.medium as CampaignMedium),
    target: targetOf(values, booth),
    lastDay: values.lastDay === '' ? null : values.lastDay,
  });
  const save = (): Promise<void> =>
    saveForm(editor, record, { call: owner.save, formOf }, async ({ id }, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, record === null ? `${query.path}/${id}` : query.path));
    });
  return (
    <>
      {record !== null && <ShortAddress campaign={record} />}
      {record?.target.isGone === true && <p className="note mb-5">{t('gone')}</p>}
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${query.path}/new?slot=${draftKey}`}
        save={save}
        className="grid gap-5"
        labelOf={fieldLabels(campaignTexts, lang, 'settings')}
      >
        <Fields form={editor.form} isFair={owner.isFair} />
      </RecordEditor>
    </>
  );
}

/** A link as it is planned. Another version of it is a new form. */
export function CampaignEditor({ owner, loaded }: { owner: CampaignOwner; loaded: Loaded }) {
  return <Editor key={editorKey(loaded)} owner={owner} loaded={loaded} />;
}
