import type { Invitation, NewInvitation, Person } from '@daymark/contract/people';
import { t } from '@daymark/words/t';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { freshQuery } from '../../../platform/fresh-query.ts';
import { useRemoval } from '../../../platform/use-removal.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';

const PEOPLE_AT_ONCE = 50;

const PEOPLE = ['server', 'people'];

export const peopleQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [...PEOPLE, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      api.server.people({ query: { query, page: pageParam, limit: PEOPLE_AT_ONCE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });

export const invitationsQuery = () =>
  freshQuery(['server', 'invitations'], (signal) => api.server.invitations({}, { signal }));

/** Makes an invitation. Its link is in this answer only. */
export function useInvite() {
  const client = useQueryClient();
  const { queryKey } = invitationsQuery();
  return useMutation({
    mutationFn: async (body: NewInvitation) => (await api.server.invite({ body })).data,
    // Not awaited: the link must not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useRevokeInvitation = () =>
  useRemoval(invitationsQuery().queryKey, {
    remove: ({ id }: Invitation) => api.server.revokeInvitation({ params: { id } }),
    onSuccess: ({ message }) => showToast({ kind: 'success', title: message }),
    onError: (error) => showFailure(t`Failed to revoke the invitation`, error, t`It still works.`),
  });

export type PersonAction = 'sign-out' | 'disable' | 'enable' | 'delete';

const carryOut = (action: PersonAction, { id }: Person) => {
  const params = { id };
  if (action === 'sign-out') return api.server.signOutPerson({ params });
  if (action === 'delete') return api.server.deletePerson({ params });
  return api.server.changePerson({ params, body: { isDisabled: action === 'disable' } });
};

export function usePersonAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, person }: { action: PersonAction; person: Person }) => carryOut(action, person),
    onSuccess: ({ message }) => showToast({ kind: 'success', title: message }),
    onError: (error, { person }) =>
      showFailure(t`Failed to change the account of ${`${person.firstname} ${person.lastname}`}`, error),
    onSettled: () => client.invalidateQueries({ queryKey: PEOPLE }),
  });
}
