import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  SHOW_TYPES,
  URL_TYPES,
  type LinkLogin,
  type LinkSubject,
  type Network,
  type PagePlace,
  type ShowType,
  type UrlType,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { nullOr } from '../../editing/matches-shape.ts';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';

/** A link while it is written: times as they are typed. */
export type LinkFormValues = {
  title: Bilingual;
  urlType: UrlType;
  url: string;
  urlEn: string;
  picture: Uploaded | null;
  pictureEn: Uploaded | null;
  /** Not named as pictures are: it is none that could be shown as one. */
  video: { film: string; from: string } | null;
  showType: ShowType;
  subjectType: LinkSubject;
  isLogin: LinkLogin;
  network: Network | '';
  from: string;
  until: string;
  shown: boolean;
};

const typed = (at: string | null): string => (at === null ? '' : beijingInput(at));
/** What is no time is left for the call's own schema to refuse. */
const instant = (text: string): string | null => (text === '' ? null : (beijingInstant(text) ?? text));
const uploaded = (id: string | null, url: string): Uploaded | null => (id === null ? null : { id, url });

export const toFormValues = (link: ManagedLink | null): LinkFormValues => ({
  title: link?.title ?? { zh: '', en: '' },
  urlType: link?.urlType ?? 'internal',
  url: link?.url ?? '',
  urlEn: link?.urlEn ?? '',
  picture: uploaded(link?.picture ?? null, link?.pictureAddress ?? ''),
  pictureEn: uploaded(link?.pictureEn ?? null, link?.pictureEnAddress ?? ''),
  video: link === null || link.video === null ? null : { film: link.video, from: link.videoAddress },
  showType: link?.showType ?? 'always',
  subjectType: link?.subjectType ?? 'all',
  isLogin: link?.isLogin ?? 'any',
  network: link?.network ?? '',
  from: typed(link?.from ?? null),
  until: typed(link?.until ?? null),
  shown: link?.shown ?? true,
});

/** As the call takes it. */
export const toLinkInput = (place: PagePlace, { from, until, picture, pictureEn, video, ...rest }: LinkFormValues) => ({
  ...rest,
  place,
  picture: picture?.id ?? null,
  pictureEn: pictureEn?.id ?? null,
  video: video?.film ?? null,
  from: instant(from),
  until: instant(until),
});

const oneOf =
  (list: readonly string[]) =>
  (value: unknown): boolean =>
    list.some((one) => one === value);
/** What such values are compared with that were kept before. */
export const LINK_LIKE = {
  title: { zh: '', en: '' },
  urlType: oneOf(URL_TYPES),
  url: '',
  urlEn: '',
  picture: nullOr({ id: '', url: '' }),
  pictureEn: nullOr({ id: '', url: '' }),
  video: nullOr({ film: '', from: '' }),
  showType: oneOf(SHOW_TYPES),
  subjectType: oneOf(LINK_SUBJECTS),
  isLogin: oneOf(LINK_LOGINS),
  network: oneOf([...NETWORKS, '']),
  from: '',
  until: '',
  shown: true,
};
