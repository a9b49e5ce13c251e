import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ReceivedCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { saveContact, type Reachable } from '../../components/contact-file/contact-file.ts';
import { contactFileTexts } from '../../components/contact-file/contact-file.texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CardContact, CardPerson } from '../../components/card/card-face.tsx';
import { CARD_PATH } from './card-code.ts';
import { cardTexts } from './card.texts.ts';

export const cardQuery = defineListQuery(CARD_PATH, { keyword: words });

function NoteDialog({ card: { id, note }, onClose }: { card: ReceivedCard; onClose: () => void }) {
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
      act={t('Save')}
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

function useColumns(): readonly ResourceColumn<ReceivedCard>[] {
  const t = useTexts(cardTexts);
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
    { key: 'contact', label: t('Contact'), cell: ({ card }) => card !== null && <CardContact card={card} /> },
    {
      key: 'note',
      label: t('note'),
      cell: ({ note }) => <span className="break-words whitespace-pre-line">{note}</span>,
    },
    {
      key: 'receivedAt',
      label: t('receivedAt'),
      cell: ({ receivedAt }) => <TimeCell at={receivedAt} />,
    },
  ];
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

/** The cards one has received, newest first, each with one's own note. */
export function ReceivedCards({ page, asked }: { page: Page; asked: ReturnType<typeof cardQuery.read> }) {
  const t = useTexts(cardTexts);
  const lang = useLang();
  const contactFile = useTexts(contactFileTexts);
  const [noted, setNoted] = useState<ReceivedCard | null>(null);
  const nameOf = ({ card }: ReceivedCard): string =>
    card === null ? t('gone') : t('rowOf', { name: inLang(card.name, lang) });
  return (
    <section aria-labelledby="received-cards" className="mt-10">
      <h2 id="received-cards" className="mb-4 text-xl">
        {t('received')}
      </h2>
      <RecordList
        list="received-cards"
        label={t('received')}
        query={cardQuery}
        asked={asked}
        page={page}
        search={t('search')}
        searchHint={t('searchHint')}
        found={t('found', { count: number(page.total, lang) })}
        columns={useColumns()}
        nameOf={nameOf}
        actsOf={(received) => [
          ...contactsOf(received, lang).map((person) => ({
            label: contactFile('save'),
            act: () => saveContact(person),
          })),
          { label: t('editNote'), act: () => setNoted(received) },
          {
            label: t('Remove'),
            bad: true,
            send: () => api(calls.card.remove, { id: received.id }),
            said: t('removed'),
            ask: { title: t('removeTitle'), lead: t('removeLead') },
          },
        ]}
        empty={
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<NothingFound title={t('nothingFound')} to={CARD_PATH} act={t('showAll')} />}
      />
      {noted !== null && <NoteDialog card={noted} onClose={() => setNoted(null)} />}
    </section>
  );
}
