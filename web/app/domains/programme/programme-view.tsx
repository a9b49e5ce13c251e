import type { Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingSpan } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { contentTexts } from '../../components/content/content.texts.ts';
import { programmeKindTexts } from './programme.texts.ts';

/** A programme with its kind, title, time in Beijing, place, speaker and description. */
export function ProgrammeView({ programme, level = 1 }: { programme: Omit<Programme, 'id'>; level?: 1 | 2 }) {
  const t = useTexts(contentTexts);
  const kind = useTexts(programmeKindTexts);
  const lang = useLang();
  const Heading = `h${level}` as const;
  const { startsAt, endsAt, place, speaker, description } = programme;
  return (
    <>
      <p className="mt-3">
        <span className="rounded-sign bg-tint px-2 py-0.5 text-sm text-action">{kind(programme.kind)}</span>
      </p>
      <Heading className="mt-2 text-3xl md:text-4xl">
        <Says text={programme.title} />
      </Heading>
      <dl className="facts mt-6">
        <div>
          <dt>{t('when')}</dt>
          <dd className="num">
            {withWeekday(beijingDay(startsAt, lang), startsAt, lang)}
            {lang === 'zh' ? ' ' : ', '}
            {beijingSpan(startsAt, endsAt)}
          </dd>
        </div>
        {inLang(place, lang) !== '' && (
          <div>
            <dt>{t('where')}</dt>
            <dd>
              <Says text={place} />
            </dd>
          </div>
        )}
        {inLang(speaker, lang) !== '' && (
          <div>
            <dt>{t('speaker')}</dt>
            <dd>
              <Says text={speaker} />
            </dd>
          </div>
        )}
      </dl>
      <Paragraphs text={inLang(description, lang)} className="mt-6 text-[1.05rem]" />
    </>
  );
}
