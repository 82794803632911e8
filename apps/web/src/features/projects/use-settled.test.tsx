import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search box bound to an address; `refused` is an invalid value. */
async function makeBox(refused = '') {
  const search = vi.fn();
  const hook = await renderHook(() => {
    const [address, setAddress] = useState('');
    const handOn = (text: string) => {
      search(text);
      setAddress(text);
    };
    const [typed, type] = useSettled(address, handOn, (text) => text !== refused);
    return { typed, type, goBack: () => setAddress('') };
  });
  return {
    search,
    shown: () => hook.result.current.typed,
    type: (text: string) => hook.act(() => hook.result.current.type(text)),
    goBack: () => hook.act(() => hook.result.current.goBack()),
    wait: (milliseconds: number) => hook.act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

test('what is typed is handed on once the typing rests for 300 ms', async () => {
  const { search, shown, type, wait } = await makeBox();
  await type('gall');
  await wait(299);
  await type('gallery ');
  await wait(299);
  expect(search).not.toHaveBeenCalled();
  await wait(1);
  expect(search.mock.calls).toEqual([['gallery ']]);
  expect(shown()).toBe('gallery ');
});

test('what makes no sense stays on screen and is not handed on', async () => {
  const { search, shown, type, wait } = await makeBox('101');
  await type('101');
  await wait(1000);
  expect(search).not.toHaveBeenCalled();
  expect(shown()).toBe('101');
});

test('what comes from elsewhere takes the place of what was typed', async () => {
  const { search, shown, type, goBack, wait } = await makeBox();
  await type('shop');
  await wait(300);
  await goBack();
  expect(shown()).toBe('');
  await wait(1000);
  expect(search.mock.calls).toEqual([['shop']]);
});
