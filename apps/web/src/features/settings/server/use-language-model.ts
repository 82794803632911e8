import type { LanguageModel, ModelServer, NewModel } from '@daymark/contract/language-model';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlanning } from '../../../plan-data/use-planning.ts';
import { noteModel } from '../../../platform/ai.ts';
import { api } from '../../../platform/api.ts';
import { freshQuery } from '../../../platform/fresh-query.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';

export const languageModelQuery = () =>
  freshQuery(['server', 'model'], (signal) => api.languageModel.get({}, { signal }));

/** The Ollama on the machine of the server. Asked again with every visit: it may have been started. */
export const nearbyQuery = () =>
  queryOptions({
    queryKey: ['server', 'model', 'nearby'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.languageModel.nearby({}, { signal })).data.ollama,
  });

function useTakeIn() {
  const client = useQueryClient();
  return (present: LanguageModel) => {
    client.setQueryData(languageModelQuery().queryKey, present);
    noteModel(present.model?.name);
  };
}

export function useConnectModel() {
  const takeIn = useTakeIn();
  return useMutation({
    mutationFn: async (body: NewModel) => (await api.languageModel.connect({ body })).data,
    onSuccess: (present, { model }) => {
      takeIn(present);
      showToast({
        kind: 'success',
        title: t`${model} is connected`,
        description: t`New plans and chats use it from now on.`,
      });
    },
  });
}

export function useDisconnectModel() {
  const takeIn = useTakeIn();
  return useMutation({
    mutationFn: async () => (await api.languageModel.disconnect()).data,
    onSuccess: (present) => {
      takeIn(present);
      showToast({
        kind: 'success',
        title: t`Disconnected`,
        description: t`The built-in planner is used again. Plans stay as they are.`,
      });
    },
    onError: (error) => showFailure(t`Failed to disconnect the language model`, error),
  });
}

export const useFindModels = () =>
  useMutation({
    mutationFn: async (body: ModelServer) => (await api.languageModel.list({ body })).data,
  });

/** Lets a model plan a sample; without one, the model in use. */
export function useTryModel() {
  const planning = usePlanning();
  const mutation = useMutation({
    mutationFn: async (model: NewModel | null) =>
      (await api.languageModel.test({ body: { model } }, planning.begin())).data,
  });
  return { ...mutation, planning };
}
