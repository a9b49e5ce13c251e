import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ReceivedCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { saveContact, type Reachable } from '../../components/contact-file/contact-file.ts';
import { contactFileTexts } from '../../components/contact-file/contact-file.texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CardContact, CardPerson } from '../../components/card/card-face.tsx';
import { CARD_PATH } from './card-code.ts';
import { cardTexts } from './card.texts.ts';

type Closing = { card: ReceivedCard; onClose: () => void };

function NoteDialog({ card: { id, note }, onClose }: Closing) {
  const t = useTexts(cardTexts);
  const [text, setText] = useState(note);
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const save = async (): Promise<void> => {
    await api(calls.card.setNote, { id, note: text });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('note')}
      act={t('saveNote')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void run(save)}
    >
      <Textarea
        label={t('note')}
        value={text}
        rows={4}
        autoFocus
        maxLength={LIMITS.cardNoteMax}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function Removing({ card: { id }, onClose }: Closing) {
  const t = useTexts(cardTexts);
  return (
    <RemoveDialog
      title={t('removeTitle')}
      act={t('remove')}
      said={t('removed')}
      remove={() => api(calls.card.remove, { id })}
      onClose={onClose}
    >
      <p>{t('removeLead')}</p>
    </RemoveDialog>
  );
}

function useColumns(): readonly ResourceColumn<ReceivedCard>[] {
  const t = useTexts(cardTexts);
  const lang = useLang();
  return [
    {
      key: 'person',
      label: t('person'),
      main: true,
      cell: ({ card }) =>
        card === null ? (
          <div>
            <p className="font-semibold">{t('gone')}</p>
            <p className="text-sm text-soft">{t('goneLead')}</p>
          </div>
        ) : (
          <CardPerson card={card} />
        ),
    },
    { key: 'contact', label: t('contact'), cell: ({ card }) => card !== null && <CardContact card={card} /> },
    {
      key: 'note',
      label: t('note'),
      cell: ({ note }) => <span className="break-words whitespace-pre-line">{note}</span>,
    },
    {
      key: 'receivedAt',
      label: t('receivedAt'),
      cell: ({ receivedAt }) => <span className="num text-sm">{beijingTime(receivedAt, lang)}</span>,
    },
  ];
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(cardTexts);
  if (!filtered)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyLead')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('nothingFound')}>
      <ButtonLink to={CARD_PATH} kind="quiet">
        {t('showAll')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Whom an address book is to know: nobody whose card was withdrawn. */
function contactsOf({ card, note }: ReceivedCard, lang: Lang): Reachable[] {
  if (card === null) return [];
  const { email, mobile, website } = card;
  return [
    {
      name: inLang(card.name, lang),
      company: inLang(card.company, lang),
      position: inLang(card.position, lang),
      country: inLang(card.country, lang),
      address: inLang(card.address, lang),
      email,
      mobile,
      website,
      note,
    },
  ];
}

type Page = OutputOf<typeof contract.card.receivedList>;
type Doing = { what: 'note' | 'remove'; card: ReceivedCard };

/** The cards one has received, newest first, each with one's own note. */
export function ReceivedCards({ page, keyword }: { page: Page; keyword: string }) {
  const t = useTexts(cardTexts);
  const lang = useLang();
  const contactFile = useTexts(contactFileTexts);
  const [doing, setDoing] = useState<Doing | null>(null);
  const nameOf = ({ card }: ReceivedCard): string =>
    card === null ? t('gone') : t('rowOf', { name: inLang(card.name, lang) });
  const close = (): void => setDoing(null);
  return (
    <section aria-labelledby="received-cards" className="mt-10">
      <h2 id="received-cards" className="mb-4 text-xl">
        {t('received')}
      </h2>
      <ResourceList
        list="received-cards"
        label={t('received')}
        filters={
          <FilterForm
            keep={{}}
            filtered={keyword !== ''}
            resetTo={CARD_PATH}
            search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
          />
        }
        found={t('found', { count: number(page.total, lang) })}
        page={page}
        columns={useColumns()}
        nameOf={nameOf}
        actsOf={(received) => [
          ...contactsOf(received, lang).map((person) => ({
            label: contactFile('save'),
            act: () => saveContact(person),
          })),
          { label: t('editNote'), act: () => setDoing({ what: 'note', card: received }) },
          { label: t('remove'), bad: true, act: () => setDoing({ what: 'remove', card: received }) },
        ]}
        empty={<Nothing filtered={keyword !== ''} />}
      />
      {doing?.what === 'note' && <NoteDialog card={doing.card} onClose={close} />}
      {doing?.what === 'remove' && <Removing card={doing.card} onClose={close} />}
    </section>
  );
}
