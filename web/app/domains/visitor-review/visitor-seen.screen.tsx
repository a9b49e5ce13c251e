import type { SeenPage } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { PageFrame } from '../../components/home/page-frame.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { seenTexts } from './visitor-seen.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '以观众身份查看', en: 'See as visitor' });

const load = defineClientLoad(async ({ api: ask, params }) => ask(calls.review.get, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;

const PAGES = {
  '/': 'home',
  '/find/product': 'products',
  '/find/actor': 'exhibitors',
  '/programmes': 'programmes',
  '/news': 'news',
} as const satisfies Record<SeenPage, keyof typeof seenTexts>;
const WIDTHS = { desktop: 1_440, phone: 390 } as const;
const REASON_MAX = 500;
const schema = async () => (await import('@fairbridge/contract/visitor-review/visitor-review.calls.ts')).seePage.input;
const isPage = (page: string): page is SeenPage => page in PAGES;

/** The pages of the fair as one visitor sees them, with the reason of the look. */
export default function VisitorSeenScreen() {
  const t = useTexts(seenTexts);
  const lang = useLang();
  const { id, name, email } = load.useData();
  const called = name === '' ? email : name;
  const [html, setHtml] = useState('');
  const [width] = useState<number>(() => (window.innerWidth < 768 ? WIDTHS.phone : WIDTHS.desktop));
  const form = useForm({ page: '/', reason: '' });
  const { page, reason } = form.values;
  const look = (): void =>
    void form.submit({
      schema,
      input: { id, page: isPage(page) ? page : '/', lang, width, reason },
      send: async (input) => setHtml((await api(calls.review.seePage, input)).html),
    });
  return (
    <OrganizerPage
      back={{ to: `/organizer/visitors/${id}`, label: called }}
      title={t('title', { name: called })}
      lead={t('lead')}
    >
      <PostForm form={form} className="mb-5 grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]" onSubmit={look}>
        <Select
          label={t('pages')}
          options={Object.entries(PAGES).map(([value, text]) => ({ value, label: t(text) }))}
          {...form.text('page')}
        />
        <Textarea label={t('Reason')} required rows={1} maxLength={REASON_MAX} {...form.text('reason')} />
        <div className="md:col-span-2">
          <FormFailure message={form.failure} />
          <Button type="submit" busy={form.busy}>
            {t('look')}
          </Button>
        </div>
      </PostForm>
      {html !== '' && (
        <>
          <p className="note note-bad mb-3" role="status">
            {t('bar', { name: called })}
          </p>
          <PageFrame html={html} title={t('frame')} width={width} />
        </>
      )}
    </OrganizerPage>
  );
}
