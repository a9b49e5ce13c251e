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
import { matchesShape, nullOr } from '../../editing/matches-shape.ts';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import { fromInput, toInput } from './beijing-input.ts';

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
  from: toInput(link?.from ?? null),
  until: toInput(link?.until ?? null),
  shown: link?.shown ?? true,
});

/** As the call takes it. */
export const toLinkInput = (place: PagePlace, { from, until, picture, pictureEn, video, ...rest }: LinkFormValues) => ({
  ...rest,
  place,
  picture: picture?.id ?? null,
  pictureEn: pictureEn?.id ?? null,
  video: video?.film ?? null,
  from: fromInput(from),
  until: fromInput(until),
});

const oneOf =
  (list: readonly string[]) =>
  (value: unknown): boolean =>
    list.some((one) => one === value);
const LIKE = {
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
/** Are these values such as the form writes? */
export const isLinkFormValues = (values: unknown): boolean => matchesShape(LIKE, values);
