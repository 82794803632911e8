import type { Ask, AskKind, ChangeRequest, ChangeRequestWish } from '@daymark/contract/change-requests';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAll } from '../../plan-data/queries.ts';
import { undoOf } from '../../plan-data/undo-of.ts';
import { isCalledOff, usePlanning } from '../../plan-data/use-planning.ts';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { once } from '../../platform/once.ts';
import { showToast } from '../../ui/toast-store.ts';

type Decision = { key: string; kind: AskKind; isTaken: boolean };

const decisionOf = ({ key, kind, isTaken }: Ask): Decision => ({ key, kind, isTaken });

/** A client's mail, read beside the brief of a project, with what the person decides about its asks. */
export function useChangeRequest(projectId: string, mail: string, onAccepted: () => void) {
  const client = useQueryClient();
  const planning = usePlanning();
  const [read, setRead] = useState<ChangeRequest>();
  const [dueDate, setDueDate] = useState<string>();
  const [isPromised, setPromised] = useState(false);
  const [isByBuiltIn, setByBuiltIn] = useState(false);
  const params = { projectId };

  const reading = useMutation({
    scope: { id: 'change request' },
    mutationFn: async (body: ChangeRequestWish) =>
      (await api.changeRequests.read({ params, body }, planning.begin())).data,
    onSuccess: setRead,
  });
  const wish = (
    asks: readonly Decision[],
    { due = dueDate, byBuiltIn = isByBuiltIn }: { due?: string; byBuiltIn?: boolean } = {},
  ): ChangeRequestWish => ({
    mail,
    ...(byBuiltIn && { engine: 'builtin' }),
    ...(read && { asRead: read.asRead, asks: [...asks] }),
    ...(due && { dueDate: due }),
  });
  const accepting = useMutation({
    mutationFn: ({ madeFrom, asks }: ChangeRequest) => {
      const call = { params, body: { ...wish(asks.map(decisionOf)), madeFrom, isPromised } };
      return once(call, (idempotencyKey) =>
        api.changeRequests.accept(call, { idempotencyKey, ...planning.begin() }),
      );
    },
    onSuccess: async ({ changeId }) => {
      onAccepted();
      await refreshAll(client);
      const undo = undoOf(client, changeId, showToast);
      showToast({ kind: 'success', title: t`The project follows the mail`, ...undo });
    },
  });
  const error = accepting.error ?? reading.error;
  return {
    read,
    isPromised,
    setPromised,
    planning,
    isReading: reading.isPending,
    isAccepting: accepting.isPending,
    failure:
      error && !isCalledOff(error)
        ? messageOf(error, t`The mail could not be read. It is kept here. Please try again.`)
        : undefined,
    /** Reads the mail, or the project again if it was changed meanwhile. */
    look: () => {
      accepting.reset();
      reading.mutate(wish(read?.asks.map(decisionOf) ?? []));
    },
    /** The same with the built-in planner instead of the language model, until another mail is read. */
    lookByBuiltIn: () => {
      setByBuiltIn(true);
      accepting.reset();
      reading.mutate(wish(read?.asks.map(decisionOf) ?? [], { byBuiltIn: true }));
    },
    /** Decides about one ask, and plans again. */
    decide: (ask: Ask, decided: Partial<Pick<Ask, 'kind' | 'isTaken'>>) => {
      if (!read) return;
      const asks = read.asks.map((one) => (one.key === ask.key ? { ...one, ...decided } : one));
      setRead({ ...read, asks });
      reading.mutate(wish(asks.map(decisionOf)));
    },
    /** Plans until another day than the asks say. */
    moveDueDate: (day: string) => {
      if (!read || day === '') return;
      setDueDate(day);
      reading.mutate(wish(read.asks.map(decisionOf), { due: day }));
    },
    accept: () => read && accepting.mutate(read),
    /** Back to the mail. */
    forget: () => {
      setRead(undefined);
      setDueDate(undefined);
      setPromised(false);
      setByBuiltIn(false);
      reading.reset();
      accepting.reset();
    },
  };
}
