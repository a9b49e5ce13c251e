import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  SHOW_TYPES,
  URL_TYPES,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { networkName } from './network-name.ts';

const LABELS = {
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  urlType: 'target',
  url: 'url',
  urlEn: 'urlEn',
  picture: 'picture',
  pictureEn: 'pictureEn',
  video: 'video',
  network: 'network',
  showType: 'showType',
  subjectType: 'subjectType',
  isLogin: 'isLogin',
  from: 'from',
  until: 'until',
  shown: 'shown',
} as const satisfies Readonly<Record<string, keyof typeof homeConfigTexts>>;
const CHOICES = [...URL_TYPES, ...SHOW_TYPES, ...LINK_SUBJECTS, ...LINK_LOGINS] as const;
const CHOSEN: ReadonlySet<string> = new Set(['urlType', 'showType', 'subjectType', 'isLogin']);

/** How the parts of a link are called, and what is chosen in them. */
export function useLinkDescriptions(): FieldDescriptions {
  const t = useTexts(homeConfigTexts);
  return {
    labelOf: (path) => t(Object.entries(LABELS).find(([one]) => one === path)?.[1] ?? 'editLink'),
    say: (path, value) => {
      if (path === 'network') return NETWORKS.filter((one) => one === value).map(networkName)[0] ?? null;
      if (path === 'video') return value === null ? null : t('moving');
      const choice = CHOSEN.has(path) ? CHOICES.find((one) => one === value) : undefined;
      return choice === undefined ? null : t(choice);
    },
  };
}
