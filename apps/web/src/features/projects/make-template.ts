import type { Project } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { once } from '../../platform/once.ts';
import { showToast } from '../../ui/toast-store.ts';
import { templatesQuery } from './template-query.ts';

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: templatesQuery().queryKey });

export async function deleteTemplate(client: QueryClient, id: string): Promise<void> {
  try {
    await api.templates.delete({ params: { id } });
  } catch (error) {
    const description = reasonOf(error, t`It is still there. Please try again.`);
    showToast({ kind: 'error', title: t`Failed to delete the template`, description });
  }
  await refresh(client);
}

/** Makes a template of a finished project; the toast takes it back. */
export async function makeTemplate(
  client: QueryClient,
  { id: projectId, name }: Pick<Project, 'id' | 'name'>,
): Promise<void> {
  const body = { projectId, name };
  try {
    const { template } = (
      await once({ template: body }, (idempotencyKey) => api.templates.create({ body }, { idempotencyKey }))
    ).data;
    void refresh(client);
    showToast({
      kind: 'success',
      title: t`Template made`,
      description: t`New Project offers it, with the hours that the tasks took.`,
      action: { label: t`Undo`, onAction: () => void deleteTemplate(client, template.id) },
    });
  } catch (error) {
    const description = reasonOf(error, t`Nothing was changed. Please try again.`);
    showToast({ kind: 'error', title: t`Failed to make a template`, description });
  }
}
