import { workMeta } from '../../site/page-meta.ts';
import { RegisterAccount } from './register-account.tsx';

export const meta = workMeta({ zh: '手机号注册', en: 'Register with mobile' });

export default function RegisterMobileScreen() {
  return <RegisterAccount kind="mobile" />;
}
