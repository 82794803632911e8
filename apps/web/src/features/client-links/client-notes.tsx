import type { ClientNote } from '@daymark/contract/client-links';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Check, MailQuestion, RotateCcw } from 'lucide-react';
import { formatInstant } from '../../platform/format.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { clientNotesQuery, useSeeNote } from './use-client-notes.ts';

type NoteRowProps = {
  note: ClientNote;
  onSee: (isSeen: boolean) => void;
  onChangeRequest: () => void;
};

const NoteRow = ({ note, onSee, onChangeRequest }: NoteRowProps) => (
  <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0 first:pt-0">
    <p className="text-xs text-ink-soft">
      {note.seenAt === null && <strong className="text-signal">{t`New`} · </strong>}
      {formatInstant(note.createdAt, timezoneOfUser())}
    </p>
    {note.answers !== null && (
      <p className="text-sm font-semibold wrap-anywhere">{t`Says it is answered: ${note.answers}`}</p>
    )}
    {note.text !== '' && <p className="text-sm wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
    <div className="flex flex-wrap gap-2">
      {note.text !== '' && (
        <Button size="small" onClick={onChangeRequest}>
          <MailQuestion className="size-4" aria-hidden="true" />
          {t`Make a change request`}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onSee(note.seenAt === null)}>
        {note.seenAt === null ? (
          <Check className="size-4" aria-hidden="true" />
        ) : (
          <RotateCcw className="size-4" aria-hidden="true" />
        )}
        {note.seenAt === null ? t`Mark as seen` : t`Mark as new`}
      </Button>
    </div>
  </li>
);

type ClientNotesProps = { projectId: string; onChangeRequest: (note: ClientNote) => void };

/** What clients wrote with their links; nothing if there are no notes. */
export function ClientNotes({ projectId, onChangeRequest }: ClientNotesProps) {
  const { data: notes = [] } = useQuery(clientNotesQuery(projectId));
  const see = useSeeNote(projectId);
  if (notes.length === 0) return null;
  const unseen = notes.filter(({ seenAt }) => seenAt === null).length;
  return (
    <Disclosure
      title={t`Notes of your client`}
      note={unseen > 0 ? t`${plural(unseen, '# new', '# new')}` : t`${plural(notes.length, '# note')}`}
      isOpen={unseen > 0}
    >
      <ul aria-label={t`Notes of your client`}>
        {notes.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            onSee={(isSeen) => see.mutate({ id: note.id, isSeen })}
            onChangeRequest={() => {
              if (note.seenAt === null) see.mutate({ id: note.id, isSeen: true });
              onChangeRequest(note);
            }}
          />
        ))}
      </ul>
    </Disclosure>
  );
}
