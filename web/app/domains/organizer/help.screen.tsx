import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { workMeta } from '../../site/page-meta.ts';
import { organizerAddresses } from '../../site-map/organizer.ts';
import { HANDBOOK, type Chapter } from './handbook.ts';
import { helpTexts } from './help.texts.ts';

export const meta = workMeta({ zh: '使用手册', en: 'Handbook' });

/** The screen where a step is taken; nothing where it is not this person's work. */
function Where({ to }: { to: string }) {
  const lang = useLang();
  const address = organizerAddresses.find(({ path }) => path === to);
  if (!useCanOpen()(to) || address === undefined) return null;
  return (
    <LocalLink to={to} className="link whitespace-nowrap">
      {inLang(address.menu?.title ?? address.title, lang)}
    </LocalLink>
  );
}

function Part({ chapter: { id, title, steps } }: { chapter: Chapter }) {
  const lang = useLang();
  return (
    <div id={id} className="scroll-mt-20">
      <OrganizerPart title={wordsIn(title, lang)}>
        <ol className="grid max-w-[80ch] list-decimal gap-3 pl-6">
          {steps.map(({ text, to }) => (
            <li key={text[1]}>
              {wordsIn(text, lang)} {to !== undefined && <Where to={to} />}
            </li>
          ))}
        </ol>
      </OrganizerPart>
    </div>
  );
}

/** How a fair is run, step by step, with the way to each screen. */
export default function HelpScreen() {
  const t = useTexts(helpTexts);
  const lang = useLang();
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <nav aria-label={t('contents')} className="mb-6 flex flex-wrap gap-x-5 gap-y-1">
        {HANDBOOK.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="link">
            {wordsIn(title, lang)}
          </a>
        ))}
      </nav>
      {HANDBOOK.map((chapter) => (
        <Part key={chapter.id} chapter={chapter} />
      ))}
    </OrganizerPage>
  );
}
