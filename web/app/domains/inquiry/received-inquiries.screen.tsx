import { redirect } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { defineClientLoad } from '../../define-load.ts';
import { INBOX_PATH } from '../../components/lead/lead-query.ts';
import { workMeta } from '../../site/page-meta.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '收到的询盘', en: 'Inquiries received' });

/** Inquiries lie in the one inbox: who kept this address is led there. */
export const clientLoader = defineClientLoad(async ({ lang }) => {
  throw redirect(localPath(lang, `${INBOX_PATH}?kind=inquiry`));
}).browser;

export default function ReceivedInquiriesScreen() {
  return null;
}
