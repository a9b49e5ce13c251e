import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { ApiKeyList } from './api-key-list.tsx';
import { connectionTexts } from './connection.texts.ts';
import { WebhookList } from './webhook-list.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '系统对接', en: 'Connections' });

const load = defineClientLoad(
  forAdmins(calls.connection.webhooks, async ({ api }) => {
    const [webhooks, apiKeys] = await Promise.all([
      api(calls.connection.webhooks, {}),
      api(calls.connection.apiKeys, {}),
    ]);
    return { webhooks, apiKeys };
  }),
);
export const clientLoader = load.browser;

/** How the company's own systems hear of what happens, and read what is theirs. */
export default function ConnectionsScreen() {
  const t = useTexts(connectionTexts);
  const data = load.useData();
  if (data === null) return <AdminsOnly />;
  return (
    <div className="page py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        <ButtonLink to="/connection-guide" kind="quiet">
          {t('guide')}
        </ButtonLink>
      </div>
      <WebhookList {...data.webhooks} />
      <ApiKeyList {...data.apiKeys} />
    </div>
  );
}
