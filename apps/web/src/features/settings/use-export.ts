import { request } from '@daymark/contract/client';
import { paths } from '@daymark/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { apiOptions } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sayFailed } from './say-failed.ts';

const filenameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'daymark.json';

function save(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // By then the browser has begun to save it, whatever its size.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Fetched with the token, which a plain link could not send, and saved under the server's file name. */
export const useExport = () =>
  useMutation({
    mutationFn: async () => {
      const response = await request(apiOptions, paths.exports.account);
      const filename = filenameOf(response);
      save(await response.blob(), filename);
      return filename;
    },
    onSuccess: (filename) => showToast({ kind: 'success', title: `Saved as ${filename}` }),
    onError: (error) => sayFailed('Failed to export your data', error, 'Nothing was lost. Please try again.'),
  });
