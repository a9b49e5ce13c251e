import { missingLangs } from '@fairbridge/contract/languages.ts';
import { isChoice, offeredOptions } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { ManagedQuestion, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import type { Reorder } from '../../ui/use-reorder.ts';
import { coverage, toFormValues, inTreeOrder } from './question-form-values.ts';
import { questionEditorTexts } from './question-editor.texts.ts';
import { questionsAddress, writtenQuery } from './question-sites.ts';

/** How often each option was chosen, as bars of those who answered. */
function OptionCounts({ question }: { question: ManagedQuestion }) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const rows = inTreeOrder(question.options);
  return (
    <ul className="mt-2 grid max-w-2xl gap-1.5">
      {rows.map(({ option, depth }) => (
        <li key={option.code} className="grid grid-cols-[minmax(0,1fr)_7rem_3rem] items-center gap-3 text-sm">
          <span style={{ paddingInlineStart: `${depth * 1}rem` }}>
            {inLang(option.name, lang)}
            {option.retired && <span className="tag ml-2">{t('optionRetired')}</span>}
          </span>
          <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
            <span
              className="block h-full bg-action"
              style={{ width: `${question.answers === 0 ? 0 : (100 * option.answers) / question.answers}%` }}
            />
          </span>
          <span className="num text-right">{number(option.answers, lang)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Somebody may have answered in words: they are read on a page of their own. */
const isWritten = ({ kind, answers, options }: ManagedQuestion): boolean =>
  answers > 0 && (kind === 'text' || options.some(({ other }) => other));

function Numbers({ question }: { question: ManagedQuestion }) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { values } = question;
  if (isChoice(question))
    return (
      <details className="mt-1">
        <summary className="link inline-block text-sm">{t('counts')}</summary>
        <OptionCounts question={question} />
      </details>
    );
  if (values === null) return null;
  const round = (value: number): string => number(Math.round(value * 10) / 10, lang);
  return (
    <p className="num mt-1 text-sm text-soft">
      {t('numbers', { least: round(values.least), most: round(values.most), mean: round(values.mean) })}
    </p>
  );
}

/** When a conditional question is asked, in one sentence. */
function When({ question, all }: { question: ManagedQuestion; all: readonly ManagedQuestion[] }) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { condition } = question;
  const source = all.find(({ code }) => code === condition?.question);
  if (condition === null || source === undefined) return null;
  const names = condition.choices.flatMap((choice) => {
    const option = source.options.find(({ code }) => code === choice);
    return option === undefined ? [] : [inLang(option.name, lang)];
  });
  const choices = names.length > 3 ? t('andMore', { count: names.length }) : names.join(t('or'));
  return <p className="mt-1 text-sm text-soft">{t('shownWhen', { question: inLang(source.title, lang), choices })}</p>;
}

function Marks({ question }: { question: ManagedQuestion }) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const count = number(question.answers, lang);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-1.5">
      <span className="tag">{t(question.kind)}</span>
      {question.required && <span className="tag">{t('required')}</span>}
      {isChoice(question) && (
        <span className="tag num">{t('options', { count: offeredOptions(question).length })}</span>
      )}
      <LanguageMarks lacks={missingLangs(coverage(toFormValues(question)))} />
      <span className="num text-sm text-soft">{t('answers', { count })}</span>
    </p>
  );
}

/** Of a row that can be moved: its place, its grip, and whether the dragged one would come here. */
export type Moving = {
  at: number;
  grip: Partial<ReturnType<Reorder<HTMLOListElement>['grip']>>;
  isOver: boolean;
  isDragged: boolean;
};

/** A question in the list: what it asks and of whom, how it was answered, and what can be done with it. */
export function QuestionRow({
  question,
  site,
  all,
  place,
  moving,
  children,
}: {
  question: ManagedQuestion;
  site: Site;
  all: readonly ManagedQuestion[];
  /** From 1; null for a retired one. */
  place: number | null;
  moving?: Moving;
  children: ReactNode;
}) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const name = inLang(question.title, lang);
  const other = question.title[lang === 'zh' ? 'en' : 'zh'];
  const section = inLang(question.section, lang);
  return (
    <li
      data-place={moving?.at}
      className={`border-b border-line px-3 py-3 last:border-b-0 md:px-4 ${moving?.isOver === true ? 'bg-tint' : 'bg-card'} ${moving?.isDragged === true ? 'opacity-50' : ''}`}
    >
      {section !== '' && (
        <p className="mb-2 text-sm font-semibold text-action">
          <Says text={question.section} />
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 md:flex-nowrap">
        {moving !== undefined && (
          <button
            type="button"
            className="-mt-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-sign text-soft select-none hover:bg-tint"
            aria-label={t('drag', { name })}
            title={t('drag', { name })}
            {...moving.grip}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
        {place !== null && <span className="num w-6 shrink-0 text-right text-soft">{place}</span>}
        <div className="min-w-0 flex-1 max-md:basis-[calc(100%-6rem)]">
          <LocalLink to={questionsAddress(site, question.code)} className="font-semibold hover:underline">
            {name}
          </LocalLink>
          {other !== '' && other !== name && (
            <p className="text-sm text-soft" lang={lang === 'zh' ? 'en' : 'zh-CN'}>
              {other}
            </p>
          )}
          <Marks question={question} />
          <When question={question} all={all} />
          <Numbers question={question} />
          {isWritten(question) && (
            <p className="mt-1">
              <LocalLink
                to={writtenQuery(question.code).address({ site })}
                className="link text-sm"
                aria-label={t('readWrittenOf', { name })}
              >
                {t('readWritten')}
              </LocalLink>
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-1">
          {children}
          <LocalLink
            to={questionsAddress(site, question.code)}
            className="button button-quiet button-small"
            aria-label={t('editOf', { name })}
          >
            <Icon name="edit" size={16} />
            {question.retired ? t('Restore') : t('Edit')}
          </LocalLink>
        </div>
      </div>
    </li>
  );
}
