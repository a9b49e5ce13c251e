import type { Network } from '@fairbridge/contract/exhibition/page-link.shapes.ts';

/** Names of social networks are names: the same in both languages. */
const NAMES: Readonly<Record<Network, string>> = {
  wechat: 'WeChat 微信',
  qq: 'QQ',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
};
export const networkName = (network: Network): string => NAMES[network];
