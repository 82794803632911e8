import type { Avatar } from '@daymark/contract/avatars';
import { createClient } from '@daymark/contract/client';
import { avatarProblem } from '@daymark/domain/avatars';
import { t } from '@daymark/words/t';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiOptions } from '../../platform/api.ts';
import { fetchReporting } from '../../platform/fetch-reporting.ts';
import { updateUser, useSession } from '../../platform/session.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** The problem of a picture file, as far as the client can check, or null. */
export const pictureFileProblem = (file: File, isImage = file.type.startsWith('image/')): string | null =>
  avatarProblem({ isImage, size: file.size });

function showAvatar(avatar: Avatar | null): void {
  const { user } = useSession.getState();
  if (user) updateUser({ ...user, avatar });
}

/** Uploads a picture, with its progress from 0 to 1. */
export function useUploadAvatar() {
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async (picture: Blob) => {
      setShare(0);
      const client = createClient({ ...apiOptions, fetch: fetchReporting(setShare) });
      return (await client.avatars.upload({ body: { avatar: picture } })).data.avatar;
    },
    onSuccess: (avatar) => {
      showAvatar(avatar);
      showToast({ kind: 'success', title: t`Avatar uploaded successfully!` });
    },
    onError: (error) =>
      showFailure(t`Failed to upload avatar`, error, t`Your picture is unchanged. Please try again.`),
  });
  return { ...upload, share };
}

/** The present picture, to upload it again if its removal is undone. */
async function pictureAt({ url }: Avatar): Promise<Blob | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ? response.blob() : undefined;
}

/** Removes the picture at once, and keeps it while the toast offers an undo. */
export function useRemoveAvatar(putBack: (picture: Blob) => void) {
  return useMutation({
    mutationFn: async (avatar: Avatar) => {
      const picture = await pictureAt(avatar);
      await api.avatars.remove();
      return picture;
    },
    onMutate: () => showAvatar(null),
    onSuccess: (picture) =>
      showToast({
        kind: 'success',
        title: t`Avatar removed successfully!`,
        ...(picture && { action: { label: t`Undo`, onAction: () => putBack(picture) } }),
      }),
    onError: (error, avatar) => {
      showAvatar(avatar);
      showFailure(t`Failed to delete avatar`, error, t`Your picture is unchanged. Please try again.`);
    },
  });
}
