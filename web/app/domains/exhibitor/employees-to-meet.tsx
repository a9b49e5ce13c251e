import type { EmployeeCard } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { EmployeeAvatar } from './employee-avatar.tsx';
import { employeesToMeetTexts } from './employees-to-meet.texts.ts';

const SHOWN = 6;

/** Asked by the browser: the page itself is everybody's. Null while they are on their way. */
function usePeople(exhibitorId: string): EmployeeCard[] | null {
  const [people, setPeople] = useState<{ of: string; list: EmployeeCard[] } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    api(calls.exhibitor.employeesToMeet, { exhibitorId }, stop.signal).then(
      ({ list }) => setPeople({ of: exhibitorId, list }),
      // without them the page is as it is for guests
      () => !stop.signal.aborted && setPeople({ of: exhibitorId, list: [] }),
    );
    return () => stop.abort();
  }, [exhibitorId]);
  return people?.of === exhibitorId ? people.list : null;
}

function People({ exhibitorId }: { exhibitorId: string }) {
  const t = useTexts(employeesToMeetTexts);
  const lang = useLang();
  const people = usePeople(exhibitorId);
  const [all, setAll] = useState(false);
  if (people?.length === 0) return null;
  const shown = people?.slice(0, all ? people.length : SHOWN);
  return (
    <section className="mt-14" aria-labelledby="people">
      <h2 id="people" className="mb-4 text-xl md:text-2xl">
        {t('title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown === undefined
          ? [0, 1, 2].map((at) => (
              <li key={at}>
                <SkeletonLine className="h-20" />
              </li>
            ))
          : shown.map(({ id, name, position, avatar }) => (
              <li key={id} className="card flex items-center gap-4 p-4">
                <EmployeeAvatar avatar={avatar} name={inLang(name, lang)} />
                <div className="min-w-0">
                  <p className="font-semibold break-words">
                    <Says text={name} />
                  </p>
                  <p className="text-sm break-words text-soft">
                    <Says text={position} />
                  </p>
                </div>
              </li>
            ))}
      </ul>
      {!all && people !== null && people.length > SHOWN && (
        <Button kind="quiet" className="mt-4" onClick={() => setAll(true)}>
          {t('all', { count: people.length })}
        </Button>
      )}
    </section>
  );
}

/** Whom a signed-in visitor can talk to at this booth (specification, section 7). */
export function EmployeesToMeet({ exhibitorId }: { exhibitorId: string }) {
  const user = useUser();
  return user?.subjectType === 'VISITOR' ? <People exhibitorId={exhibitorId} /> : null;
}
