import type { InputOf } from '@fairbridge/contract/call.ts';
import type { ContactLevel, PoolContact } from '@fairbridge/contract/contact/contact.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ChosenChips } from '../../ui/chosen-chips.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { poolTexts } from './pool.texts.ts';

export const POOL_LEVELS = ['A', 'B', 'C'] as const satisfies readonly ContactLevel[];

export type PoolActionKind = 'mark' | 'assign' | 'expiry' | 'remove';
type Selected = InputOf<typeof calls.contact.distribute>['selection'];
/** All that match, as they were seen, but for some. */
export type PoolMatching = Extract<Selected, { expected: number }> & { count: number };
/** One act on these contacts, or on all that match. */
export type PoolAction = { kind: PoolActionKind; contacts: readonly PoolContact[]; matching: PoolMatching | null };
type Props = Pick<PoolAction, 'contacts' | 'matching'> & {
  /** The company's tags, the most used first. */
  tags: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

/** Runs the act on all of them and tells how many it was. */
function useOnAll({ contacts, matching, onDone }: Props) {
  const t = useTexts(poolTexts);
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const ids = contacts.map(({ id }) => id);
  const tell = async (work: () => Promise<{ changed: number }>, said: 'changed' | 'removed' = 'changed') => {
    if (await run(work, { success: ({ changed }) => t(said, { count: changed }) })) onDone();
  };
  const act = (change: (selection: Selected) => Promise<{ changed: number }>) => {
    if (matching === null) return tell(() => change({ ids }));
    const { count: _count, ...seen } = matching;
    return tell(() => change(seen));
  };
  return { busy, failure, act, remove: () => tell(() => api(calls.contact.removeChosen, { ids }), 'removed') };
}

function Who({ contacts, matching }: Pick<Props, 'contacts' | 'matching'>) {
  const t = useTexts(poolTexts);
  const lang = useLang();
  const [first] = contacts;
  const count = matching?.count ?? contacts.length;
  return (
    <p className="mb-4 font-semibold">
      {matching === null && count === 1 ? first?.name : t('several', { count: number(count, lang) })}
    </p>
  );
}

const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、;；]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

/** The company's own words, so that one thing keeps one tag. */
function UsedTags({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  const t = useTexts(poolTexts);
  if (tags.length === 0) return null;
  return (
    <div>
      <p className="field-label mb-1">{t('usedTags')}</p>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <button type="button" className="chip" aria-label={t('addTag', { tag })} onClick={() => onAdd(tag)}>
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const USED_SHOWN = 8;

/** What is to become of level and tags: nothing at first. */
function useMarks({ contacts, tags }: Props) {
  const [level, setLevel] = useState('');
  const [typed, setTyped] = useState('');
  const known = [...new Set(contacts.flatMap((contact) => contact.tags))];
  const [kept, setKept] = useState<readonly string[]>(known);
  const add = tagsIn(typed);
  const chosen: ContactLevel | undefined = level === '-' ? '' : POOL_LEVELS.find((one) => one === level);
  const remove = known.filter((tag) => !kept.includes(tag) && !add.includes(tag));
  return {
    level,
    setLevel,
    typed,
    setTyped,
    kept,
    setKept,
    used: tags
      .filter(
        (tag) => !add.includes(tag) && (contacts.length === 0 || !contacts.every((one) => one.tags.includes(tag))),
      )
      .slice(0, USED_SHOWN),
    addOne: (tag: string) => setTyped([...add, tag].join(', ')),
    changes: { add, remove, ...(chosen !== undefined && { level: chosen }) },
    none: add.length === 0 && remove.length === 0 && chosen === undefined,
  };
}

function Mark(props: Props) {
  const { contacts, matching, onClose } = props;
  const t = useTexts(poolTexts);
  const { busy, failure, act } = useOnAll(props);
  const marks = useMarks(props);
  return (
    <ConfirmDialog
      open
      title={t('markTitle')}
      act={t('Save')}
      busy={busy}
      disabled={marks.none}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void act((selection) => api(calls.contact.mark, { selection, ...marks.changes }))}
    >
      <Who contacts={contacts} matching={matching} />
      <div className="grid gap-4">
        <Select
          label={t('level')}
          value={marks.level}
          onChange={(event) => marks.setLevel(event.target.value)}
          placeholder={t('keepLevel')}
          options={[
            ...POOL_LEVELS.map((one) => ({ value: one as string, label: t('levelOf', { level: one }) })),
            { value: '-', label: t('noLevel') },
          ]}
        />
        {marks.kept.length > 0 && (
          <div>
            <p className="field-label">{t('keptTags')}</p>
            <ChosenChips
              codes={marks.kept}
              label={t('keptTags')}
              nameOf={(tag) => tag}
              removes={(tag) => t('removeTag', { tag })}
              onChange={marks.setKept}
            />
          </div>
        )}
        <Input
          label={t('addTags')}
          hint={t('tagsHint')}
          value={marks.typed}
          maxLength={200}
          onChange={(event) => marks.setTyped(event.target.value)}
        />
        <UsedTags tags={marks.used} onAdd={marks.addOne} />
      </div>
    </ConfirmDialog>
  );
}

type Colleague = { id: string; name: string };

/** Who could deal with them; asked when the dialog opens. */
function useColleagues(): readonly Colleague[] {
  const lang = useLang();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void api(calls.exhibitor.employees, { state: 'active', pageSize: 100 }, stop.signal).then(
      ({ list }) => setColleagues(list.map(({ id, name }) => ({ id, name: inLang(name, lang) }))),
      () => undefined,
    );
    return () => stop.abort();
  }, [lang]);
  return colleagues;
}

const NO_ONE = '-';

function Assign(props: Props) {
  const { contacts, matching, onClose } = props;
  const t = useTexts(poolTexts);
  const { busy, failure, act } = useOnAll(props);
  const colleagues = useColleagues();
  const [first] = contacts;
  const whose = first?.employee?.id ?? NO_ONE;
  const [to, setTo] = useState(
    first !== undefined && contacts.every((one) => (one.employee?.id ?? NO_ONE) === whose) ? whose : '',
  );
  const employeeId = to === NO_ONE ? null : to;
  return (
    <ConfirmDialog
      open
      title={t('assignTitle')}
      act={t('assignAct')}
      busy={busy}
      disabled={to === ''}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void act((selection) => api(calls.contact.distribute, { selection, employeeId }))}
    >
      <Who contacts={contacts} matching={matching} />
      <Select
        label={t('assigned')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        placeholder={t('pickColleague')}
        options={[
          { value: NO_ONE, label: t('noOne') },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </ConfirmDialog>
  );
}

function Expiry(props: Props) {
  const { contacts, matching, onClose } = props;
  const t = useTexts(poolTexts);
  const { busy, failure, act } = useOnAll(props);
  const [first] = contacts;
  const [day, setDay] = useState(contacts.length === 1 ? (first?.expiresOn ?? '') : '');
  const expiresOn = day === '' ? null : day;
  return (
    <ConfirmDialog
      open
      title={t('expiryTitle')}
      act={t('Save')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void act((selection) => api(calls.contact.setExpiry, { selection, expiresOn }))}
    >
      <Who contacts={contacts} matching={matching} />
      <p className="mb-4">{t('expiryLead')}</p>
      <DateInput
        label={t('expiryDay')}
        hint={t('expiryHint')}
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function Remove(props: Props) {
  const { contacts, matching, onClose } = props;
  const t = useTexts(poolTexts);
  const { busy, failure, remove } = useOnAll(props);
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { count: contacts.length })}
      act={t('removeAct')}
      kind="bad"
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <Who contacts={contacts} matching={matching} />
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  );
}

const DIALOGS = { mark: Mark, assign: Assign, expiry: Expiry, remove: Remove } as const;

/** Asks for what the act needs, and does it. */
export function PoolActionDialog({ act, ...rest }: { act: PoolAction } & Omit<Props, 'contacts' | 'matching'>) {
  const Asked = DIALOGS[act.kind];
  return <Asked contacts={act.contacts} matching={act.matching} {...rest} />;
}
