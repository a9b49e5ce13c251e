import { redirect } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { defineClientLoad } from '../../define-load.ts';
import { leadAddress } from '../../components/lead/lead-query.ts';
import { workMeta } from '../../site/page-meta.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '询盘', en: 'Inquiry' });

/** An inquiry is read in the inbox: older notices and e-mails lead there. */
export const clientLoader = defineClientLoad(async ({ lang, params }) => {
  throw redirect(localPath(lang, leadAddress(params['id'] ?? '')));
}).browser;

export default function ReceivedInquiryScreen() {
  return null;
}
