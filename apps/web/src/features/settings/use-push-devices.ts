import type { PushDevice } from '@daymark/contract/push-devices';
import type { NoticeKind } from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { addThisDevice, forgetThisDevice, thisDevice } from '../../platform/push-device.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Fetched on every visit, because notifications change them. */
export const pushDevicesQuery = () =>
  queryOptions({
    queryKey: ['push-devices'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, key } = await api.pushDevices.list({}, { signal });
      return { devices: data, key };
    },
  });

/** Changes the list at once, and fetches it again afterwards. */
function useShownDevices() {
  const client = useQueryClient();
  const { queryKey } = pushDevicesQuery();
  return {
    show: async (change: (devices: PushDevice[]) => PushDevice[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all && { ...all, devices: change(all.devices) });
    },
    fetchAgain: () => client.invalidateQueries({ queryKey }),
  };
}

/** Turns notifications on for this browser. */
export function useAddDevice(userId: string) {
  const { show, fetchAgain } = useShownDevices();
  return useMutation({
    mutationFn: (key: string) => addThisDevice(userId, key),
    onSuccess: async (device) => {
      if (!device) return showToast({ kind: 'info', title: t`The browser did not allow notifications` });
      await show((devices) => [device, ...devices.filter(({ id }) => id !== device.id)]);
      showToast({ kind: 'success', title: t`Notifications are on for this device` });
    },
    onError: (error) =>
      showFailure(
        t`Failed to turn on notifications`,
        error,
        t`The push service of this browser did not answer. Some browsers have it turned off.`,
      ),
    onSettled: fetchAgain,
  });
}

export function useChangeDevice() {
  const { show, fetchAgain } = useShownDevices();
  return useMutation({
    mutationFn: ({ device: { id }, kinds }: { device: PushDevice; kinds: NoticeKind[] }) =>
      api.pushDevices.change({ params: { id }, body: { kinds } }),
    onMutate: ({ device, kinds }) =>
      show((devices) => devices.map((one) => (one.id === device.id ? { ...one, kinds } : one))),
    onError: (error) => showFailure(t`Failed to change what the device shows`, error),
    onSettled: fetchAgain,
  });
}

export function useRemoveDevice() {
  const { show, fetchAgain } = useShownDevices();
  return useMutation({
    mutationFn: ({ id }: PushDevice) => api.pushDevices.remove({ params: { id } }),
    onMutate: ({ id }) => show((devices) => devices.filter((one) => one.id !== id)),
    onSuccess: async (_answer, { id }) => {
      if (thisDevice()?.id === id) await forgetThisDevice().catch(() => undefined);
      showToast({ kind: 'success', title: t`Device removed` });
    },
    onError: (error) => showFailure(t`Failed to remove the device`, error, t`It still shows notifications.`),
    onSettled: fetchAgain,
  });
}

export function useTestDevice() {
  const { fetchAgain } = useShownDevices();
  return useMutation({
    mutationFn: ({ id }: PushDevice) => api.pushDevices.test({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t`A test is on its way` }),
    onError: (error) => showFailure(t`Failed to send it`, error, t`Nothing was sent. Please try again.`),
    onSettled: fetchAgain,
  });
}
